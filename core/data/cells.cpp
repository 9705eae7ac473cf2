// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace genex::data {

namespace {

constexpr std::string_view kNoBreakSpace = "\xc2\xa0";
constexpr std::string_view kSpaces = " \t\r\n";

/// Length of the UTF-8 sequence at the start of the text; 0 if invalid (RFC 3629).
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    }
    const bool isTooLong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool isNoCharacter = (first == 0xed && byte(1) > 0x9f) || (first == 0xf4 && byte(1) > 0x8f);
    return isTooLong || isNoCharacter ? 0 : length;
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r') || byte == 0x7f;
}

ReadNumber outOfRange(std::string_view text)
{
    // Underflow is zero; overflow is an error.
    if (text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos ||
        text.starts_with("0.") || text.starts_with("-0."))
        return {0, NumberProblem::None};
    return {0, NumberProblem::TooLarge};
}

ReadNumber readPoint(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || text.front() == '+')
        return {0, NumberProblem::NoNumber};
    float value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || code == std::errc::invalid_argument)
        return {0, NumberProblem::NoNumber};
    if (code == std::errc::result_out_of_range)
        return outOfRange(text);
    if (!std::isfinite(value))
        return {0, NumberProblem::NotFinite};
    return {value, NumberProblem::None};
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    for (;;) {
        if (text.starts_with(kNoBreakSpace))
            text.remove_prefix(kNoBreakSpace.size());
        else if (!text.empty() && kSpaces.find(text.front()) != std::string_view::npos)
            text.remove_prefix(1);
        else
            break;
    }
    for (;;) {
        if (text.ends_with(kNoBreakSpace))
            text.remove_suffix(kNoBreakSpace.size());
        else if (!text.empty() && kSpaces.find(text.back()) != std::string_view::npos)
            text.remove_suffix(1);
        else
            return text;
    }
}

ReadNumber readNumber(std::string_view text, bool decimalComma)
{
    const ReadNumber plain = readPoint(text);
    const std::size_t comma = text.find(',');
    if (plain.isNumber() || !decimalComma || comma == std::string_view::npos)
        return plain;
    std::string pointed(text);
    pointed[comma] = '.';
    return readPoint(pointed);
}

std::string textOfNumber(float value)
{
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

bool isWholeNumber(float value)
{
    return std::isfinite(value) && value == std::trunc(value);
}

std::optional<std::string> problemWithText(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return "is not UTF-8";
        if (text.front() == '\0')
            return "contains a NUL byte";
        if (isControl(text.front()))
            return "contains a control character";
        text.remove_prefix(length);
    }
    return std::nullopt;
}

std::string shownText(std::string_view text)
{
    constexpr std::size_t kMostBytes = 60;
    std::string shown = "\"";
    for (std::string_view rest = text; !rest.empty();) {
        if (shown.size() > kMostBytes) {
            shown += "…";
            break;
        }
        const std::size_t length = sequenceLength(rest);
        if (length == 0 || static_cast<unsigned char>(rest.front()) < 0x20 || rest.front() == 0x7f)
            shown += "\xef\xbf\xbd";
        else
            shown += rest.substr(0, length);
        rest.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown + '"';
}

std::string csvField(std::string_view text, char delimiter)
{
    const bool isPlain = text.find_first_of("\"\r\n") == std::string_view::npos &&
                         text.find(delimiter) == std::string_view::npos;
    if (isPlain)
        return std::string(text);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"')
            field += '"';
        field += c;
    }
    return field + '"';
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

} // namespace genex::data
