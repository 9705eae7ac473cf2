// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::domain {

/// What money, waiting and harm count in the choice of tests, against one that costs, takes and harms
/// nothing.
struct EffortWeights
{
    double price = 0.2;        ///< for each hundred of the currency
    double time = 0.1;         ///< for each hour until the result, eight at most: then it is another visit's
    double invasiveness = 0.3; ///< for each level, squared: a scope is not three needles

    static constexpr double kMost = 100; ///< that each may be
    bool operator==(const EffortWeights&) const = default;
};

} // namespace genex::domain
