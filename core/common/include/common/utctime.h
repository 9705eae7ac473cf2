// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace genex {

/// End of the last year with four digits, exclusive.
constexpr std::int64_t kEndOfTimeMs = 253'402'300'800'000;

enum class UtcForm {
    Milliseconds, ///< "2026-03-01T08:15:30.250Z"
    Seconds,      ///< "2026-03-01T08:15:30Z"
    FileName,     ///< "20260301T081530Z": safe in file names
};

/// Milliseconds since 1970, UTC; from 0 to below kEndOfTimeMs.
std::string utcTimeText(std::int64_t ms, UtcForm form = UtcForm::Milliseconds);
/// Inverse of UtcForm::Milliseconds; other forms are rejected, as the program never writes them.
std::optional<std::int64_t> utcTimeFrom(std::string_view text);

} // namespace genex
