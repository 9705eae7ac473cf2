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

    /// Cost of these tests.
    double of(std::span<const std::int64_t> tests) const;
    /// Length of the longest prefix of the order within this budget.
    std::size_t prefix(std::span<const std::int64_t> order, double budget) const;
    /// Tests this budget allows a patient for whom `known` is known: the first tests of the order without
    /// known ones, which cost nothing.
    std::vector<std::int64_t> orders(std::span<const std::int64_t> order, std::span<const std::int64_t> known,
                                     double budget) const;
};

BudgetMeasure measureOf(const TrainingSettings& settings, const Prices& prices);

/// The largest cost of a batch: q_max, or money.
double largestBudget(const TrainingSettings& settings, std::size_t features);

/// The budgets for which V, τ and the temperature are chosen: every twentieth of all features (or of what all
/// of them cost), up to the largest; 3, 5 and 8 tests, too, where the first of these is more.
/// `budgets`, fractions of all features, are levels as well, where budgets are tests.
std::vector<double> budgetLevels(const TrainingSettings& settings, const Prices& prices,
                                 std::span<const double> budgets = {});

/// The one in the middle of the twentieths, on which settings are compared; 0: there is none.
double middleLevel(const TrainingSettings& settings, const Prices& prices);

} // namespace genex::method
