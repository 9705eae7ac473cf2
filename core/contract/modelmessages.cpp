// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/modelmessages.h"

#include <algorithm>

namespace genex::contract {

namespace {

using domain::refuseField;

bool hasNothing(const std::vector<double>& budgets)
{
    return std::ranges::find(budgets, 0.0) != budgets.end();
}

} // namespace

void EvaluationTask::check(const Text& where) const
{
    if (int(!budgets.empty()) + int(!budgetCosts.empty()) + int(!budgetCounts.empty()) > 1)
        refuseField(where, budgetCosts.empty() ? "budget_counts" : "budget_costs",
                    "cannot be combined with other budgets", "Use one kind of budget.");
    if (hasNothing(budgets))
        refuseField(where, "budgets", Text("contains %1", 0),
                    "A budget is a fraction of all features, above 0 and up to 1.");
    if (hasNothing(budgetCosts))
        refuseField(where, "budget_costs", Text("contains %1", 0),
                    "A budget is an amount of money, above 0.");
}

std::vector<Budget> EvaluationTask::allBudgets() const
{
    std::vector<Budget> all;
    for (const double part : budgets)
        all.push_back({.fraction = part, .count = {}, .cost = {}});
    for (const int count : budgetCounts)
        all.push_back({.fraction = {}, .count = count, .cost = {}});
    for (const double cost : budgetCosts)
        all.push_back({.fraction = {}, .count = {}, .cost = cost});
    return all;
}

} // namespace genex::contract
