// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/budget.h"

#include "common/error.h"

namespace genex::domain {

void Budget::check(const Text& /*where*/) const
{
    if (int(fraction.has_value()) + int(count.has_value()) + int(cost.has_value()) > 1)
        throw Failure(ErrorCode::InvalidInput, "There is more than one budget.",
                      "Use a fraction, a count or a cost.");
}

} // namespace genex::domain
