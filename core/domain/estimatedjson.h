// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conclusion.h"

namespace genex::domain {

/// "generated" stands beside every such value, so that no reader takes it for an observation.
void to_json(nlohmann::json& json, const EstimatedValue& value);
void from_json(const nlohmann::json& json, EstimatedValue& value);

} // namespace genex::domain
