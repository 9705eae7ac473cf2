// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/evaluation.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>

namespace genex::contract {

namespace {

constexpr double kSameBudget = 1e-9;

bool isWhole(const OutcomeFigures& way, std::size_t classes)
{
    const auto isFull = [classes](const auto& list) { return list.size() == classes; };
    return isFull(way.byClass) &&
           (way.confusion.empty() || (isFull(way.confusion) && std::ranges::all_of(way.confusion, isFull)));
}

} // namespace

const ClassFigures* OutcomeFigures::ofClass(const std::string& name) const
{
    const auto found = std::ranges::find(byClass, name, &ClassFigures::name);
    return found == byClass.end() ? nullptr : &*found;
}

void ModelEvaluation::check(const Text& where) const
{
    const auto isWholeAt = [this](const BudgetFigures& figures) {
        return isWhole(figures.genex, classes.size()) && isWhole(figures.allOrdered, classes.size());
    };
    if (!std::ranges::all_of(budgets, isWholeAt))
        throw Failure(ErrorCode::InvalidInput, Text("%1 lacks figures for some classes.", where),
                      "Evaluate the model again: `genex-cli evaluate`.");
}

const BudgetFigures& ModelEvaluation::largestBudget() const
{
    return *std::ranges::max_element(budgets, {}, &BudgetFigures::budget);
}

const BudgetFigures* ModelEvaluation::atBudget(double budget) const
{
    const auto found = std::ranges::find_if(budgets, [budget](const BudgetFigures& figures) {
        return std::abs(figures.budget - budget) <= kSameBudget * std::max(1.0, budget);
    });
    return found == budgets.end() ? nullptr : &*found;
}

std::optional<CommonBudget> largestCommonBudget(const ModelEvaluation& first, const ModelEvaluation& second)
{
    std::optional<CommonBudget> largest;
    if (first.isByMoney != second.isByMoney)
        return largest;
    for (const BudgetFigures& figures : first.budgets) {
        const BudgetFigures* other = second.atBudget(figures.budget);
        if (other && (!largest || figures.budget > largest->first->budget))
            largest = {&figures, other};
    }
    return largest;
}

} // namespace genex::contract
