// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace genex::domain {

/// The first moment after the last that can be written with a year of four digits.
constexpr std::int64_t kEndOfTimeMs = 253'402'300'800'000;

/// "2026-03-01T08:15:30.250Z" of milliseconds since 1970, UTC; from 0 to before kEndOfTimeMs.
std::string utcTimeText(std::int64_t ms);
/// The reverse, and of this form only: nothing else is written by the program.
std::optional<std::int64_t> utcTimeFrom(std::string_view text);

} // namespace genex::domain
