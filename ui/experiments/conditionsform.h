// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentkind.h"
#include "experimentpart.h"

namespace genex::ui {

/// The conditions of an experiment: split, initial findings, preset, costs, visits, seed and settings. What
/// is left unchanged has its usual value.
class ConditionsForm : public ExperimentPart
{
    Q_OBJECT

public:
    explicit ConditionsForm(QWidget* parent = nullptr);

    void fill(services::ExperimentRequest& request) const override;
    void show(const services::ExperimentRequest& request) override;
    void mark(const std::optional<services::ExperimentProblem>& problem) override;
    /// A text that is not valid at all; empty: none.
    QString problemNow() const;
    /// The engine's complaint about the settings.
    void markSettings(const QString& problem);

private:
    void nameFields();
    void buildLayout();
    void onChanged();
    void takeSplitOfPreset();
    void fillSettings(contract::SettingChanges& settings) const;

    QLineEdit* m_seed;
    QComboBox* m_split;
    QLineEdit* m_splitColumn;
    QComboBox* m_observed;
    QSpinBox* m_observedSize;
    QLineEdit* m_observedColumn;
    QComboBox* m_preset;
    QLabel* m_presetWords;
    QLineEdit* m_costs;
    QSpinBox* m_visits;
    QSpinBox* m_buckets;
    QLineEdit* m_settings;
    // Of an earlier run; the form does not ask for them.
    contract::StopRule m_stop = contract::StopRule::Confidence;
    contract::ExpertsOf m_experts = contract::ExpertsOf::Both;
};

} // namespace genex::ui
