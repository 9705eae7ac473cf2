// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentcheck.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace genex::ui {

/// Under which conditions an experiment runs: split, what is known first, preset, costs, seed, settings. What
/// is left as it is, is as usual.
class ConditionsForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConditionsForm(QWidget* parent = nullptr);

    /// Puts what is chosen here into the request.
    void fill(services::ExperimentRequest& request) const;
    /// Shows what a request asked for.
    void show(const services::ExperimentRequest& request);
    /// Marks the field that a problem is about, where it is one of these.
    void mark(const std::optional<services::ExperimentProblem>& problem);
    /// A text here that says nothing at all; empty: there is none.
    QString problemNow() const;
    /// What the engine has against the settings.
    void markSettings(const QString& problem);

Q_SIGNALS:
    void changed();

private:
    void nameFields();
    void buildLayout();
    void onChanged();
    bool needsSplitColumn() const;
    bool isObservedGiven() const;
    void fillSettings(protocol::Json& settings) const;

    QLineEdit* m_seed;
    QComboBox* m_split;
    QLineEdit* m_splitColumn;
    QComboBox* m_observed;
    QSpinBox* m_observedSize;
    QLineEdit* m_observedColumn;
    QComboBox* m_preset;
    QLabel* m_presetWords;
    QLineEdit* m_costs;
    QSpinBox* m_buckets;
    QLineEdit* m_settings;
};

} // namespace genex::ui
