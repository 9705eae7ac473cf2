// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgetlevels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

namespace genex::method {

namespace {

constexpr int kLevelsOfAll = 20;
/// Levels of a wide table, where a twentieth is more than many a doctor orders at once.
constexpr std::array kFewTests{3.0, 5.0, 8.0};
/// A price is a decimal fraction: sums of them may miss a budget by rounding.
constexpr double kRounding = 1e-9;

double priceOfEverything(const Prices& prices)
{
    std::vector<std::int64_t> all(prices.full.size());
    std::iota(all.begin(), all.end(), 0);
    return prices.total(all);
}

/// Every twentieth below the largest budget, and that.
std::vector<double> usualLevels(const TrainingSettings& settings, const Prices& prices)
{
    const std::size_t features = prices.full.size();
    const double largest = largestBudget(settings, features);
    const double all = settings.budgetCost > 0 ? priceOfEverything(prices) : static_cast<double>(features);
    std::vector<double> levels;
    for (int i = 1; i <= kLevelsOfAll; ++i) {
        const double share = all * i / kLevelsOfAll;
        const double level = settings.budgetCost > 0 ? share : std::round(share);
        if (level > 0 && level < largest && (levels.empty() || level > levels.back()))
            levels.push_back(level);
    }
    if (largest > 0)
        levels.push_back(largest);
    return levels;
}

} // namespace

double BudgetMeasure::of(std::span<const std::int64_t> tests) const
{
    return isMoney ? prices.total(tests) : static_cast<double>(tests.size());
}

std::size_t BudgetMeasure::prefix(std::span<const std::int64_t> order, double budget) const
{
    if (!isMoney)
        return std::min(order.size(), static_cast<std::size_t>(std::max(0.0, budget + kRounding)));
    std::size_t count = 0;
    while (count < order.size() && of(order.first(count + 1)) <= budget * (1 + kRounding) + kRounding)
        ++count;
    return count;
}

std::vector<std::int64_t> BudgetMeasure::orders(std::span<const std::int64_t> order,
                                                std::span<const std::int64_t> known, double budget) const
{
    std::vector<std::int64_t> open(order.begin(), order.end());
    std::erase_if(open, [&](std::int64_t test) { return std::ranges::find(known, test) != known.end(); });
    open.resize(prefix(open, budget));
    return open;
}

BudgetMeasure measureOf(const TrainingSettings& settings, const Prices& prices)
{
    return {prices, settings.budgetCost > 0};
}

double largestBudget(const TrainingSettings& settings, std::size_t features)
{
    if (settings.budgetCost > 0)
        return settings.budgetCost;
    if (settings.budgetCount > 0)
        return std::min(static_cast<double>(settings.budgetCount), static_cast<double>(features));
    // A fifth of two features rounds to zero, but a model must order something.
    const double least = settings.budgetFraction > 0 ? 1 : 0;
    return std::max(least, std::round(settings.budgetFraction * static_cast<double>(features)));
}

std::vector<double> budgetLevels(const TrainingSettings& settings, const Prices& prices,
                                 std::span<const double> budgets)
{
    std::vector<double> levels = usualLevels(settings, prices);
    if (settings.budgetCost > 0 || levels.empty())
        return levels;
    std::vector<double> few;
    std::ranges::copy_if(kFewTests, std::back_inserter(few),
                         [first = levels.front()](double tests) { return tests < first; });
    levels.insert(levels.begin(), few.begin(), few.end());
    for (const double budget : budgets) {
        const double tests = std::round(budget * static_cast<double>(prices.full.size()));
        const auto place = std::ranges::lower_bound(levels, tests);
        if (tests > 0 && place != levels.end() && *place != tests)
            levels.insert(place, tests);
    }
    return levels;
}

double middleLevel(const TrainingSettings& settings, const Prices& prices)
{
    const std::vector<double> levels = usualLevels(settings, prices);
    return levels.empty() ? 0 : levels[levels.size() / 2];
}

} // namespace genex::method
