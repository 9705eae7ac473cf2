// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex::domain {

/// Weights of cost, waiting time and harm when tests are selected, relative to a test without any of them.
struct EffortWeights
{
    double price = 0.2; ///< per 100 units of currency
    double time =
        0.1; ///< per hour until the result, at most eight hours: later results belong to the next visit
    double invasiveness = 0.3; ///< per level, squared: an endoscopy is worse than three needles

    static constexpr double kMost = 100; ///< largest allowed weight
    bool operator==(const EffortWeights&) const = default;
};

} // namespace genex::domain
