// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/utctime.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace genex {

namespace {

constexpr std::string_view kForm = "dddd-dd-ddTdd:dd:dd.dddZ";
constexpr std::int64_t kMsOfDay = 86'400'000;

bool hasForm(std::string_view text)
{
    return std::ranges::equal(
        text, kForm, [](char c, char form) { return form == 'd' ? c >= '0' && c <= '9' : c == form; });
}

/// Digits only, as checked by hasForm.
int numberAt(std::string_view text, std::size_t at, std::size_t digits)
{
    int number = 0;
    for (const char digit : text.substr(at, digits))
        number = 10 * number + (digit - '0');
    return number;
}

} // namespace

std::string utcTimeText(std::int64_t ms, UtcForm form)
{
    const std::chrono::sys_days day{std::chrono::days(ms / kMsOfDay)};
    const std::chrono::year_month_day date(day);
    const auto rest = static_cast<int>(ms % kMsOfDay);
    std::array<char, 64> digits{};
    const int length = std::snprintf(digits.data(), digits.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ",
                                     int(date.year()), unsigned(date.month()), unsigned(date.day()),
                                     rest / 3'600'000, rest / 60'000 % 60, rest / 1'000 % 60, rest % 1'000);
    std::string text(digits.data(), static_cast<std::size_t>(length));
    if (form != UtcForm::Milliseconds)
        text.erase(kForm.find('.'), kForm.size() - 1 - kForm.find('.'));
    if (form == UtcForm::FileName)
        std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
    return text;
}

std::optional<std::int64_t> utcTimeFrom(std::string_view text)
{
    if (!hasForm(text))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(numberAt(text, 0, 4)),
                                           std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
                                           std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2)))};
    const int hour = numberAt(text, 11, 2);
    const int minute = numberAt(text, 14, 2);
    const int second = numberAt(text, 17, 2);
    if (!date.ok() || int(date.year()) < 1970 || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
    return kMsOfDay * days + 3'600'000LL * hour + 60'000LL * minute + 1'000LL * second +
           numberAt(text, 20, 3);
}

} // namespace genex
