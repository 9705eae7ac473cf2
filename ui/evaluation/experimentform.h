// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentcheck.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace genex::ui {

/// Which experiment, on which table, with which methods and budgets, how often.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentForm(QWidget* parent = nullptr);

    /// Puts what is chosen here into the request.
    void fill(services::ExperimentRequest& request) const;
    /// Shows what a request asked for.
    void show(const services::ExperimentRequest& request);
    /// Marks the field that a problem is about, where it is one of these.
    void mark(const std::optional<services::ExperimentProblem>& problem);
    void takeFocus();

Q_SIGNALS:
    void changed();

private:
    void nameFields();
    void buildLayout();
    void onChanged();
    std::vector<double> budgets() const;

    QComboBox* m_name;
    QLabel* m_words;
    QLineEdit* m_file;
    QLineEdit* m_label;
    QLineEdit* m_methods;
    QLineEdit* m_budgets;
    QSpinBox* m_repeats;
    protocol::Json m_source =
        protocol::Json::object(); ///< how the table was read in the request that is shown
};

} // namespace genex::ui
