// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingmessages.h"

namespace genex::contract {

void TrainingTask::check(const Text& where) const
{
    if (observed && !observedColumn.empty())
        domain::refuseField(where, "observed", "cannot be combined with \"observed_column\"",
                            "Use one of them.");
}

} // namespace genex::contract
