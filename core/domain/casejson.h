// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <nlohmann/json.hpp>

namespace genex::domain {

/// What a case file says besides its events.
nlohmann::json derivedJson(const CaseDocument& document);

/// "batch", "further" or "fall_back".
std::string_view nameOf(CaseOrder::Kind kind);

} // namespace genex::domain
