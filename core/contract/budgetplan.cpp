// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/budgetplan.h"

#include <algorithm>

namespace genex::contract {

namespace {

constexpr double kSame = 1e-9;

} // namespace

void ThresholdPlan::check(const Text& where) const
{
    if (!std::ranges::is_sorted(curve, {}, &ThresholdPoint::tau))
        domain::refuseField(where, "curve", "does not start with the lowest threshold",
                            "Train the model again.");
}

std::size_t ThresholdPlan::nextStricter(double wanted) const
{
    const auto found = std::ranges::find_if(
        curve, [wanted](const ThresholdPoint& point) { return point.tau >= wanted - kSame; });
    return static_cast<std::size_t>(std::min(found, curve.end() - 1) - curve.begin());
}

} // namespace genex::contract
