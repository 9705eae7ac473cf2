// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

namespace genex::eval {

/// Accuracy against orders over the budgets for a set of methods, with paired tests against GENEX and Welch's
/// test between all of them.
class BudgetExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Budget; }
    std::vector<std::string> variants(const ExperimentPlan& plan,
                                      const data::Dataset& dataset) const override;
    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override;
    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override;
};

/// The plan's methods; all if it names none.
std::vector<std::string> methodsOf(const ExperimentPlan& plan);

} // namespace genex::eval
