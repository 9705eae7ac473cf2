// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

namespace genex::eval {

/// Measures the assumptions of the paper's theorems, and compares greedy with the optimal set where that can
/// be computed.
class AssumptionsExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Assumptions; }
    std::vector<std::string> variants(const ExperimentPlan& plan,
                                      const data::Dataset& dataset) const override;
    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override;
    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override;
};

} // namespace genex::eval
