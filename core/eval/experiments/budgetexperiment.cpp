// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/acquisitionmethod.h"

#include <algorithm>

namespace genex::eval {

std::vector<std::string> methodsOf(const ExperimentPlan& plan)
{
    return plan.methods.empty() ? methodNames() : plan.methods;
}

namespace {

/// A method that only orders has a row for each kind of experts.
std::string rowName(const std::string& method, bool hasShared, contract::ExpertsOf experts)
{
    return hasShared && experts == contract::ExpertsOf::Own ? method + "_own" : method;
}

nlohmann::json levelsOf(const MethodOutcome& outcome, const RepeatSetup& setup, const ExperimentPlan& plan)
{
    nlohmann::json result = levelsOf(outcome.atBudgets, setup, plan);
    result["experts"] = nameOf(outcome.experts);
    result["visits"] = outcome.visits;
    result["stop"] = nameOf(outcome.visits > 1 ? plan.stop : contract::StopRule::None);
    return result;
}

/// The rows of these cells, in the order of the methods.
std::vector<std::string> rowsIn(std::span<const CellResult> rows, const ExperimentPlan& plan)
{
    std::vector<std::string> names;
    for (const std::string& method : methodsOf(plan)) {
        for (const bool isOwn : {false, true}) {
            const std::string name = isOwn ? method + "_own" : method;
            if (std::ranges::find(rows, name, &CellResult::variant) != rows.end())
                names.push_back(name);
        }
    }
    return names;
}

class BudgetExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Budget; }

    std::vector<std::string> variants(const ExperimentPlan& plan, const data::Dataset&) const override
    {
        return methodsOf(plan);
    }

    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        const std::vector<MethodOutcome> outcomes =
            methodNamed(variant).fit(setup, control)->acquire(setup.patients(), budgetsOf(plan), control);
        nlohmann::json ways;
        for (const MethodOutcome& outcome : outcomes)
            ways[rowName(variant, outcomes.size() > 1, outcome.experts)] = levelsOf(outcome, setup, plan);
        return {{"ways", ways}};
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const std::vector<CellResult> rows = waysOf(cells);
        const Curves curves(rows, rowsIn(rows, plan), plan.budgets);
        return {curves.table("method", {{.field = "experts", .isFixed = true},
                                        {.field = "visits", .isFixed = true},
                                        {.field = "stop", .isFixed = true},
                                        {"p95_orders"},
                                        {"mean_visits"},
                                        {"generated_share"},
                                        {"fallback_rate"},
                                        {"ece"}}),
                {"Accuracy against tests ordered",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
    }
};

} // namespace

const Experiment& budgetExperiment()
{
    static const BudgetExperiment experiment;
    return experiment;
}

} // namespace genex::eval
