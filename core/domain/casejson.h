// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/jsonfwd.h"

namespace genex::domain {

/// What a case file says besides its events.
Json derivedJson(const CaseDocument& document);

} // namespace genex::domain
