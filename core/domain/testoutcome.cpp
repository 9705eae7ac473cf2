// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/testoutcome.h"

#include "domain/jsonfields.h"

namespace genex::domain {

void TestOutcome::check(const Text& where) const
{
    if (from && to && *from > *to)
        refuseField(where, "from", "is above \"to\"", "Ask the engine again.");
}

} // namespace genex::domain
