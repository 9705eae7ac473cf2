// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace genex::eval {

/// Hardware that times were measured on: {"processor", "cores", "memory_gib", "libtorch", "threads"}, without
/// host name.
nlohmann::json machineFacts();

} // namespace genex::eval
