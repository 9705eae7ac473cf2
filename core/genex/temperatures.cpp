// SPDX-License-Identifier: GPL-3.0-or-later
#include "temperatures.h"

#include "genex/personalvisits.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace genex::method {

namespace {

/// ln T by the amount known.
using Curve = std::map<double, double>;

Curve curveOf(const contract::ModelManifest& facts, Known known)
{
    const bool isMoney = facts.settings.budgetCost > 0;
    Curve curve{{0, std::log(facts.observed.temperature)}};
    for (const contract::BudgetPlan& plan : facts.plans) {
        switch (known) {
        case Known::FirstBatch:
            curve[spentBy(1, 2, plan.budget, isMoney)] = std::log(plan.temperatureFirst);
            break;
        case Known::OneVisit:
            curve[plan.budget] = std::log(plan.temperature);
            break;
        case Known::SecondBatch:
            curve[plan.budget] = std::log(plan.temperatureAgain);
            break;
        }
    }
    return curve;
}

/// More than a first batch ever holds was ordered at once.
void goOnWith(Curve& curve, const Curve& other)
{
    curve.insert(other.upper_bound(curve.rbegin()->first), other.end());
}

double linearly(const Curve& curve, double amount)
{
    const auto after = curve.lower_bound(amount);
    if (after == curve.end())
        return curve.rbegin()->second;
    if (after == curve.begin())
        return after->second;
    const auto before = std::prev(after);
    return std::lerp(before->second, after->second,
                     (amount - before->first) / (after->first - before->first));
}

} // namespace

double temperatureAfter(const contract::ModelManifest& facts, double amount, Known known)
{
    Curve curve = curveOf(facts, known);
    if (known == Known::FirstBatch)
        goOnWith(curve, curveOf(facts, Known::OneVisit));
    return std::exp(linearly(curve, amount));
}

} // namespace genex::method
