// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/timetext.h"

#include "cells.h"

#include "common/error.h"

#include <charconv>
#include <chrono>
#include <cmath>

namespace genex::data {

namespace {

constexpr double kSecondsPerDay = 86'400;

/// Parses a text from its start; a mismatch leaves it failed.
class Cursor
{
public:
    explicit Cursor(std::string_view text)
        : m_rest(text)
    {}

    bool failed() const { return m_failed; }
    bool atEnd() const { return m_rest.empty(); }

    /// Exactly `count` digits.
    int digits(std::size_t count)
    {
        int number = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (i >= m_rest.size() || m_rest[i] < '0' || m_rest[i] > '9') {
                m_failed = true;
                return 0;
            }
            number = 10 * number + (m_rest[i] - '0');
        }
        m_rest.remove_prefix(count);
        return number;
    }

    bool takes(char c)
    {
        if (m_rest.empty() || m_rest.front() != c)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void expect(char c) { m_failed = !takes(c) || m_failed; }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

/// Seconds since 1970; empty for an invalid date.
std::optional<double> secondsOf(int year, int month, int day)
{
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok() || year == 0)
        return std::nullopt;
    return kSecondsPerDay * static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
}

/// hh:mm[:ss][Z] up to the end.
std::optional<double> clockTime(Cursor& cursor)
{
    const int hour = cursor.digits(2);
    cursor.expect(':');
    const int minute = cursor.digits(2);
    const int second = cursor.takes(':') ? cursor.digits(2) : 0;
    cursor.takes('Z');
    if (cursor.failed() || !cursor.atEnd() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return 3600.0 * hour + 60.0 * minute + second;
}

std::optional<double> isoTime(std::string_view text)
{
    Cursor cursor(text);
    const int year = cursor.digits(4);
    cursor.expect('-');
    const int month = cursor.digits(2);
    cursor.expect('-');
    const int day = cursor.digits(2);
    if (cursor.failed())
        return std::nullopt;
    const std::optional<double> date = secondsOf(year, month, day);
    if (!date || cursor.atEnd())
        return date;
    if (!cursor.takes('T') && !cursor.takes(' '))
        return std::nullopt;
    const std::optional<double> clock = clockTime(cursor);
    return clock ? std::optional(*date + *clock) : std::nullopt;
}

std::optional<double> dottedDate(std::string_view text)
{
    Cursor cursor(text);
    const int day = cursor.digits(2);
    cursor.expect('.');
    const int month = cursor.digits(2);
    cursor.expect('.');
    const int year = cursor.digits(4);
    return cursor.failed() || !cursor.atEnd() ? std::nullopt : secondsOf(year, month, day);
}

std::optional<double> plainNumber(std::string_view text)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

[[noreturn]] void refuseTime(std::size_t row, const std::string& column, const Text& problem, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput,
                  Text("Row %1 of the table, column \"%2\": %3.", row + 1, column, problem),
                  std::move(remedy));
}

} // namespace

std::optional<TimeValue> readTime(std::string_view text)
{
    text = trimmed(text);
    for (const auto read : {&isoTime, &dottedDate}) {
        if (const std::optional<double> seconds = read(text))
            return TimeValue{*seconds, true};
    }
    const std::optional<double> number = plainNumber(text);
    return number ? std::optional(TimeValue{*number, false}) : std::nullopt;
}

std::vector<double> readTimes(std::span<const std::string> texts, const std::string& column)
{
    std::vector<double> times;
    bool areDates = false;
    for (std::size_t r = 0; r < texts.size(); ++r) {
        const std::optional<TimeValue> time = readTime(texts[r]);
        if (!time)
            refuseTime(r, column,
                       trimmed(texts[r]).empty() ? "there is no time"
                                                 : Text("\"%1\" is not a date or a number", texts[r]),
                       "Use 2024-03-09, 2024-03-09T12:30, 09.03.2024 or a number in every row.");
        if (r == 0)
            areDates = time->isDate;
        if (time->isDate != areDates)
            refuseTime(r, column,
                       areDates ? Text("\"%1\" occurs among dates", texts[r])
                                : Text("\"%1\" occurs among numbers", texts[r]),
                       "Use one format for all times: a number and a date cannot be compared.");
        times.push_back(time->value);
    }
    return times;
}

} // namespace genex::data
