// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

namespace genex::eval {

/// What times were measured on: {"processor", "cores", "memory_gib", "libtorch", "threads"}. Names no host.
nlohmann::json machineFacts();

} // namespace genex::eval
