// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentkind.h"
#include "experimentpart.h"

namespace genex::ui {

/// Experiment, table, methods, budgets and number of repeats.
class ExperimentForm : public ExperimentPart
{
    Q_OBJECT

public:
    explicit ExperimentForm(QWidget* parent = nullptr);

    void takeFocus();
    void fill(services::ExperimentRequest& request) const override;
    void show(const services::ExperimentRequest& request) override;
    void mark(const std::optional<services::ExperimentProblem>& problem) override;

private:
    void nameFields();
    void buildLayout();
    void onChanged();
    contract::ExperimentKind kind() const;
    std::vector<double> budgets() const;

    QComboBox* m_name;
    QLabel* m_words;
    QLineEdit* m_file;
    QLineEdit* m_label;
    QLineEdit* m_methods;
    QLineEdit* m_budgets;
    QSpinBox* m_repeats;
    contract::TableSource m_source; ///< how the table was read in the displayed request
};

} // namespace genex::ui
