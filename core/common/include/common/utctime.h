// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace genex {

/// The first moment after the last that can be written with a year of four digits.
constexpr std::int64_t kEndOfTimeMs = 253'402'300'800'000;

enum class UtcForm {
    Milliseconds, ///< "2026-03-01T08:15:30.250Z"
    Seconds,      ///< "2026-03-01T08:15:30Z"
    FileName,     ///< "20260301T081530Z": no sign that a file system minds
};

/// Of milliseconds since 1970, UTC; from 0 to before kEndOfTimeMs.
std::string utcTimeText(std::int64_t ms, UtcForm form = UtcForm::Milliseconds);
/// The reverse of UtcForm::Milliseconds, and of this form only: nothing else is written by the program.
std::optional<std::int64_t> utcTimeFrom(std::string_view text);

} // namespace genex
