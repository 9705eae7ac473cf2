// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/caseevent.h"

#include "casekinds.h"

#include <cmath>

namespace genex::domain {

std::string_view kindOf(const CaseChange& change)
{
    return kCaseKinds.at(change.index());
}

BudgetKind kindOf(const Budget& budget)
{
    if (budget.fraction)
        return BudgetKind::Fraction;
    if (budget.count)
        return BudgetKind::Count;
    return budget.cost ? BudgetKind::Cost : BudgetKind::OfModel;
}

double amountOf(const Budget& budget)
{
    const double tests = static_cast<double>(budget.count.value_or(0));
    return budget.fraction.value_or(budget.cost.value_or(tests));
}

double mostOf(BudgetKind kind)
{
    if (kind == BudgetKind::OfModel)
        return 0;
    return kind == BudgetKind::Fraction ? 1 : kMostMoney;
}

Budget budgetOf(BudgetKind kind, double amount)
{
    switch (kind) {
    case BudgetKind::Fraction:
        return {.fraction = amount};
    case BudgetKind::Count:
        return {.count = std::llround(amount)};
    case BudgetKind::Cost:
        return {.cost = amount};
    case BudgetKind::OfModel:
        break;
    }
    return {};
}

} // namespace genex::domain
