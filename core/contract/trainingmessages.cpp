// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingmessages.h"

#include "common/error.h"

namespace genex::contract {

void TrainingTask::check(const Text& where) const
{
    if (observed && !observedColumn.empty())
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1, field \"%2\": %3.", where, std::string("observed"),
                           "cannot be combined with \"observed_column\""),
                      "Use one of them.");
}

} // namespace genex::contract
