// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/clock.h"

#include <cstdint>
#include <string>

namespace genex::storage {

/// Since 1970; 0 for anything earlier.
std::uint64_t millisecondsOf(Time time);
Time timeOfMilliseconds(std::uint64_t count);

/// "2026-01-31T13:05:00Z"; with `compact` "20260131T130500Z", for file names.
std::string utcText(Time time, bool compact = false);

} // namespace genex::storage
