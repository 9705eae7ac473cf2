// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/acquisitionmethod.h"

namespace genex::eval {

std::vector<std::string> methodsOf(const ExperimentPlan& plan)
{
    return plan.methods.empty() ? methodNames() : plan.methods;
}

namespace {

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
        const MethodOutcome outcome =
            methodNamed(variant).fit(setup, control)->acquire(setup.patients(), budgetsOf(plan), control);
        nlohmann::json result = levelsOf(outcome.atBudgets, setup, plan);
        result["visits"] = outcome.visits;
        result["stop"] = nameOf(outcome.visits > 1 ? plan.stop : contract::StopRule::None);
        return result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const Curves curves(cells, methodsOf(plan), plan.budgets);
        return {curves.table("method", {{.field = "visits", .isFixed = true},
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
