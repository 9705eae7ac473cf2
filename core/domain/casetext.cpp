// SPDX-License-Identifier: GPL-3.0-or-later
#include "casetext.h"

#include "common/error.h"
#include "domain/foldtext.h"

#include <algorithm>

namespace genex::domain {

namespace {

bool isControl(unsigned char c)
{
    return c < 0x20 || c == 0x7f;
}

bool isLine(std::string_view text, std::size_t mostBytes)
{
    return !text.empty() && text.size() <= mostBytes && std::ranges::none_of(text, isControl) &&
           text.front() != ' ' && text.back() != ' ' && isValidUtf8(text);
}

} // namespace

void requireLine(std::string_view text, const Text& what, std::size_t mostBytes)
{
    if (!isLine(text, mostBytes))
        throw Failure(
            ErrorCode::InvalidInput, Text("%1 cannot be stored as it is.", what),
            Text("Use one line of 1 to %1 bytes without control characters or leading or trailing spaces.",
                 mostBytes));
}

void requireLineOrNothing(std::string_view text, const Text& what)
{
    if (!text.empty())
        requireLine(text, what);
}

void requireFreeText(std::string_view text, const Text& what)
{
    const bool hasControl =
        std::ranges::any_of(text, [](unsigned char c) { return isControl(c) && c != '\n'; });
    if (hasControl || text.size() > kMostFreeTextBytes || !isValidUtf8(text))
        throw Failure(ErrorCode::InvalidInput, Text("%1 cannot be stored as it is.", what),
                      Text("Use up to %1 bytes of UTF-8 without control characters.", kMostFreeTextBytes));
}

void requireSha256(std::string_view text, const Text& what)
{
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (text.size() != 64 || !std::ranges::all_of(text, isDigit))
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a SHA-256.", what),
                      "Use its 64 lower-case hexadecimal digits.");
}

std::string shortened(std::string_view text, std::size_t mostBytes)
{
    if (text.size() <= mostBytes)
        return std::string(text);
    std::size_t end = mostBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace genex::domain
