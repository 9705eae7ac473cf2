// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

/// A time, comparable with others of the same kind.
struct TimeValue
{
    double value = 0;    ///< seconds since 1970-01-01 00:00 for a date; else the number
    bool isDate = false; ///< else a plain number: a year, a study day
};

/// `2024-03-09`, `2024-03-09T12:30[:ss][Z]` (or a space for the T), `09.03.2024`, or a plain number;
/// surrounding spaces are ignored. Empty for anything else, such as 30 February. Z is ignored: times of one
/// table are in one time zone.
std::optional<TimeValue> readTime(std::string_view text);

/// The times of a column. Invalid or missing times, and dates mixed with numbers, are refused by row.
std::vector<double> readTimes(std::span<const std::string> texts, const std::string& column);

} // namespace genex::data
