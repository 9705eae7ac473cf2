// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace genex::cli {

/// Puts "draws=16" into the settings as {"draws": 16}; what is no JSON is text. Failure for what sets
/// nothing.
void putSettings(const std::vector<std::string>& arguments, nlohmann::json& settings);

} // namespace genex::cli
