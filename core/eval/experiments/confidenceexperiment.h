// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

namespace genex::eval {

/// When generated values are accepted: by a threshold τ, by the supervised τ_ψ, or never (V = ∅).
class ConfidenceExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Confidence; }
    std::vector<std::string> variants(const ExperimentPlan& plan,
                                      const data::Dataset& dataset) const override;
    bool needsBuckets() const override { return true; }
    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override;
    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override;
};

} // namespace genex::eval
