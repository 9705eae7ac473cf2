// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/explanation.h"

#include "domain/jsonfields.h"

#include <algorithm>

namespace genex::domain {

void OrderReason::check(const Text& where) const
{
    if (disease.empty() != other.empty())
        refuseField(where, "other", "names one disease of two", "Ask the engine again.");
    if (disease.empty() && !outcomes.empty())
        refuseField(where, "outcomes", "are about no disease", "Ask the engine again.");
}

void Explanation::check(const Text& where) const
{
    if (!std::ranges::equal(reasons, effects, {}, &OrderReason::feature, &BatchEffect::feature))
        refuseField(where, "effects", "are of different tests than the reasons", "Ask the engine again.");
}

} // namespace genex::domain
