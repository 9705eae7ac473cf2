// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/caseevent.h"

#include "casekinds.h"

namespace genex::domain {

std::string_view kindOf(const CaseChange& change)
{
    return kCaseKinds.at(change.index());
}

} // namespace genex::domain
