// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace genex::data {

/// What one cell of a table says.

/// Without spaces, tabs and no-break spaces at its ends.
std::string_view trimmed(std::string_view text);

enum class NumberProblem { None, NoNumber, NotFinite, TooLarge };
struct ReadNumber
{
    float value = 0;
    NumberProblem problem = NumberProblem::None;

    bool isNumber() const { return problem == NumberProblem::None; }
};
/// The whole text as a number: digits, sign, point, exponent. With `decimalComma` also 38,5.
ReadNumber readNumber(std::string_view text, bool decimalComma);
/// The shortest text that reads back as the same float.
std::string textOfNumber(float value);
bool isWholeNumber(float value);

/// Why a text cannot stand in a table: it is no UTF-8, or holds a control character. Nothing when it can.
std::optional<std::string> problemWithText(std::string_view text);
/// The text in quotation marks for a message, cut where it is long, with nothing in it that harms a terminal.
std::string shownText(std::string_view text);
/// The text as a field of a CSV file, in quotation marks where it needs them.
std::string csvField(std::string_view text, char delimiter = ',');
/// ASCII letters in lower case; others as they are.
std::string lowerCase(std::string_view text);

} // namespace genex::data
