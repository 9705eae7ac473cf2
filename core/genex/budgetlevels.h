// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/prices.h"
#include "genex/methodsettings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

using domain::Prices;

/// How budgets are counted: in tests, or in money.
struct BudgetMeasure
{
    const Prices& prices;
    bool isMoney = false;

    /// What these tests take of a budget.
    double of(std::span<const std::int64_t> tests) const;
    /// The most of the order's first tests that this budget allows.
    std::size_t prefix(std::span<const std::int64_t> order, double budget) const;
    /// What this budget buys a patient of whom `known` is known already: the order's first tests without
    /// those, which cost nothing.
    std::vector<std::int64_t> orders(std::span<const std::int64_t> order, std::span<const std::int64_t> known,
                                     double budget) const;
};

BudgetMeasure measureOf(const TrainingSettings& settings, const Prices& prices);

/// The most that a batch may take: q_max, or money.
double largestBudget(const TrainingSettings& settings, std::size_t features);

/// The budgets for which V, τ and the temperature are chosen: every twentieth of all features (or of what all
/// of them cost), up to the largest.
std::vector<double> budgetLevels(const TrainingSettings& settings, const Prices& prices);

} // namespace genex::method
