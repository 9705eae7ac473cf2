// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/conclusion.h"

#include "domain/jsonform.h"

#include <cmath>

namespace genex::domain {

/// Earlier versions had mean and deviation alone, both 0 for what is no number.
void EstimatedValue::upgrade(Json& older)
{
    constexpr double kTenth = 1.2816; // standard deviations below which a tenth of a normal distribution lies
    const auto numberAt = [&older](const char* name) {
        return older.contains(name) && older[name].is_number() ? older[name].get<double>() : 0;
    };
    const double mean = numberAt("mean");
    const double wide = kTenth * std::abs(numberAt("deviation"));
    if (!older.contains("median") && (mean != 0 || wide != 0))
        older.update({{"median", mean}, {"low", mean - wide}, {"high", mean + wide}});
}

void EstimatedValue::check(const Text& where) const
{
    if (range && (range->low > range->median || range->median > range->high))
        refuseField(where, "median", "lies outside its own range", "Ask the engine again.");
}

} // namespace genex::domain
