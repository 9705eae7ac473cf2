// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <iosfwd>

namespace genex::cli {

/// What a training gave, for people, from the engine's answer and the folder's name in "model".
void printTraining(std::ostream& out, const nlohmann::json& trained);

} // namespace genex::cli
