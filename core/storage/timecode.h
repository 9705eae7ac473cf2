// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "common/utctime.h"

#include <cstdint>
#include <string>

namespace genex::storage {

/// Since 1970; 0 for earlier times.
std::uint64_t millisecondsOf(Time time);
Time timeOfMilliseconds(std::uint64_t count);
std::string timeText(Time time, UtcForm form);

} // namespace genex::storage
