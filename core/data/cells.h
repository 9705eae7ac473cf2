// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace genex::data {

/// Parsing of single cells.

/// Without leading and trailing spaces, tabs and no-break spaces.
std::string_view trimmed(std::string_view text);

enum class NumberProblem { None, NoNumber, NotFinite, TooLarge };
struct ReadNumber
{
    float value = 0;
    NumberProblem problem = NumberProblem::None;

    bool isNumber() const { return problem == NumberProblem::None; }
};
/// The whole text as a number: digits, sign, point, exponent; with `decimalComma` also 38,5.
ReadNumber readNumber(std::string_view text, bool decimalComma);
/// The shortest text that reads back as the same float.
std::string textOfNumber(float value);
bool isWholeNumber(float value);

/// Why a text is invalid in a table: not UTF-8, or control characters. Empty if it is valid.
std::optional<std::string> problemWithText(std::string_view text);
/// The text quoted for a message, truncated if long, safe to print to a terminal.
std::string shownText(std::string_view text);
/// The text as a CSV field, quoted if necessary.
std::string csvField(std::string_view text, char delimiter = ',');
/// ASCII letters in lower case; others unchanged.
std::string lowerCase(std::string_view text);

} // namespace genex::data
