// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/setfunctions.h"

#include <algorithm>
#include <cmath>

namespace genex::eval {

namespace {

using Set = std::vector<std::int64_t>;

Set with(const Set& set, const Set& more)
{
    Set all = set;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Tries all supersets with features from `next` on.
void search(const SetFunction& function, const Set& ground, std::size_t most, std::size_t next,
            const Set& current, ChosenSet& best)
{
    if (const double value = function(current); value < best.value)
        best = {current, value};
    for (std::size_t i = next; i < ground.size() && current.size() < most; ++i)
        search(function, ground, most, i + 1, with(current, {ground[i]}), best);
}

} // namespace

ChosenSet greedySet(const SetFunction& function, const Set& ground, std::size_t most)
{
    ChosenSet chosen{{}, function({})};
    while (chosen.set.size() < most) {
        ChosenSet best = chosen;
        for (const std::int64_t feature : ground) {
            if (std::ranges::find(chosen.set, feature) != chosen.set.end())
                continue;
            const Set candidate = with(chosen.set, {feature});
            if (const double value = function(candidate); value < best.value)
                best = {candidate, value};
        }
        if (best.set.size() == chosen.set.size())
            break;
        chosen = best;
    }
    return chosen;
}

ChosenSet bestSet(const SetFunction& function, const Set& ground, std::size_t most)
{
    ChosenSet best{{}, function({})};
    search(function, ground, most, 0, {}, best);
    return best;
}

double monotonicityRatio(const SetFunction& function, const Set& smaller, const Set& larger)
{
    const double below = function(smaller);
    return below == 0 ? 1 : function(larger) / below;
}

double submodularityRatio(const SetFunction& function, const Set& added, const Set& base)
{
    const double ofBase = function(base);
    const double together = function(with(base, added)) - ofBase;
    double apart = 0;
    for (const std::int64_t feature : added)
        apart += function(with(base, {feature})) - ofBase;
    return together == 0 ? 0 : apart / std::abs(together);
}

double greedyBound(double optimum, double ofNothing, std::size_t most, const RatioRange& monotonicity,
                   const RatioRange& submodularity)
{
    const double factor = std::max(monotonicity.highest, 2 * monotonicity.highest / monotonicity.lowest);
    const double gamma = std::max(submodularity.highest, -submodularity.lowest);
    const auto q = static_cast<double>(most);
    const double left = std::pow(std::max(0.0, 1 - gamma / q), q);
    return factor * optimum - left * (factor * optimum - ofNothing);
}

} // namespace genex::eval
