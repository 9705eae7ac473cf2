// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnkinds.h"

#include "cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

namespace genex::data {

namespace {

using Words = std::vector<std::string>;

/// No first, then yes.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kYesNo = {{
    {"0", "1"},
    {"no", "yes"},
    {"n", "y"},
    {"false", "true"},
    {"f", "t"},
    {"absent", "present"},
    {"negative", "positive"},
    {"neg", "pos"},
    {"-", "+"},
    {"nein", "ja"},
    {"non", "oui"},
    {"off", "on"},
}};

/// Ordered words, lowest first.
const std::array<Words, 8> kScales = {{
    {"none", "mild", "moderate", "severe"},
    {"no", "mild", "moderate", "severe"},
    {"low", "normal", "high"},
    {"low", "medium", "high"},
    {"very low", "low", "medium", "high", "very high"},
    {"small", "medium", "large"},
    {"i", "ii", "iii", "iv", "v"},
    {"negative", "trace", "+", "++", "+++", "++++"},
}};

constexpr std::size_t kMostSpellings = 8; ///< of two words: "yes", "Yes", "YES", "no" …
constexpr std::size_t kMostOrdinalNumbers = 10;
constexpr std::size_t kMostCategories = 64;
/// Fewer numbers next to a text may be a scale with an open end: 0, 1, 2, "3 or more".
constexpr std::size_t kFewestNumbersAroundError = 10;
constexpr std::size_t kFewestRowsToTell = 20;

struct Reading
{
    std::vector<float> numbers; ///< per text; NaN if it is not a number
    std::size_t others = 0;     ///< texts that are not numbers
    std::size_t firstOther = 0; ///< code
    NumberProblem problem = NumberProblem::None;
};

Reading readTexts(const Column& column, bool decimalComma)
{
    Reading reading;
    for (std::size_t code = 0; code < column.texts.size(); ++code) {
        const ReadNumber read = readNumber(column.texts[code], decimalComma);
        reading.numbers.push_back(read.isNumber() ? read.value : std::numeric_limits<float>::quiet_NaN());
        if (!read.isNumber() && reading.others++ == 0) {
            reading.firstOther = code;
            reading.problem = read.problem;
        }
    }
    return reading;
}

/// 0 and 1 for texts meaning no and yes; empty for others.
std::optional<std::vector<float>> yesNoMeanings(const Column& column, const Reading& reading)
{
    if (column.texts.empty() || column.texts.size() > kMostSpellings)
        return std::nullopt;
    for (const auto& [no, yes] : kYesNo) {
        std::vector<float> meanings;
        for (std::size_t code = 0; code < column.texts.size(); ++code) {
            const bool isNumber = !std::isnan(reading.numbers[code]); // 0.0 and 1.0 are 0 and 1
            const std::string text =
                isNumber ? textOfNumber(reading.numbers[code] + 0.0F) : lowerCase(column.texts[code]);
            if (text == no)
                meanings.push_back(0);
            else if (text == yes)
                meanings.push_back(1);
        }
        if (meanings.size() == column.texts.size())
            return meanings;
    }
    return std::nullopt;
}

/// Ranks on a known scale; empty if some text is on none.
std::optional<std::vector<float>> scaleMeanings(const Column& column)
{
    for (const Words& scale : kScales) {
        std::vector<float> ranks;
        for (const std::string& text : column.texts) {
            const auto place = std::ranges::find(scale, lowerCase(text));
            if (place == scale.end())
                break;
            ranks.push_back(static_cast<float>(place - scale.begin()));
        }
        if (column.texts.size() > 1 && ranks.size() == column.texts.size())
            return ranks;
    }
    return std::nullopt;
}

/// Rank of each number among the distinct ones; other texts follow in alphabetical order.
std::vector<float> ranksOf(const Column& column, const Reading& reading)
{
    std::vector<std::size_t> order(column.texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const bool aIsText = std::isnan(reading.numbers[a]);
        const bool bIsText = std::isnan(reading.numbers[b]);
        if (aIsText != bIsText)
            return bIsText;
        return aIsText ? column.texts[a] < column.texts[b] : reading.numbers[a] < reading.numbers[b];
    });
    std::vector<float> ranks(column.texts.size());
    float rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool isSame = i > 0 && reading.numbers[order[i]] == reading.numbers[order[i - 1]]; // 1 and 1.0
        rank += i > 0 && !isSame ? 1 : 0;
        ranks[order[i]] = rank;
    }
    return ranks;
}

std::vector<float> codesAsMeanings(const Column& column)
{
    std::vector<float> meanings(column.texts.size());
    std::iota(meanings.begin(), meanings.end(), 0.0F);
    return meanings;
}

bool areAllWhole(const Reading& reading)
{
    return std::ranges::all_of(reading.numbers, [](float number) { return isWholeNumber(number); });
}

/// Row numbers, case numbers: integers increasing by one.
bool countsRows(const Column& column)
{
    if (column.rows() < kFewestRowsToTell)
        return false;
    for (std::size_t row = 0; row < column.rows(); ++row) {
        if (column.isMissing(row) || !isWholeNumber(column.valueAt(row)) ||
            (row > 0 && column.valueAt(row) != column.valueAt(row - 1) + 1))
            return false;
    }
    return true;
}

std::size_t filledRows(const Column& column)
{
    std::size_t filled = 0;
    for (std::size_t row = 0; row < column.rows(); ++row)
        filled += column.isMissing(row) ? 0 : 1;
    return filled;
}

/// Texts that are nearly unique, or too many to be categories.
bool isFreeText(const Column& column)
{
    const std::size_t different = column.texts.size();
    if (different > kMostCategories)
        return true;
    const std::size_t filled = filledRows(column);
    return filled >= kFewestRowsToTell && different == filled;
}

void refuseTextAmongNumbers(const Column& column, const Reading& reading,
                            const std::vector<std::size_t>& firstRows)
{
    const std::size_t numbers = column.texts.size() - reading.others;
    if (reading.others == 0 || numbers < kFewestNumbersAroundError || numbers < 3 * reading.others)
        return;
    throw CellProblem{
        firstRows[reading.firstOther],
        shownText(column.texts[reading.firstOther]) + " is " +
            (reading.problem == NumberProblem::TooLarge ? "too large a number."
                                                        : "not a number, unlike the other values."),
        "Correct the cell, leave it empty, or set the column's kind (--kind NAME=categorical)."};
}

ColumnKind guessTexts(Column& column)
{
    if (auto ranks = scaleMeanings(column)) {
        column.meanings = std::move(*ranks);
        return ColumnKind::Ordinal;
    }
    column.meanings = codesAsMeanings(column);
    return isFreeText(column) ? ColumnKind::Identifier : ColumnKind::Categorical;
}

ColumnKind guessCodes(Column& column, const Reading& reading)
{
    if (auto meanings = yesNoMeanings(column, reading)) {
        column.meanings = std::move(*meanings);
        return ColumnKind::Binary;
    }
    if (namesSomebody(column.name) && isFreeText(column)) {
        column.meanings = codesAsMeanings(column);
        return ColumnKind::Identifier;
    }
    if (reading.others > 0 || column.texts.empty())
        return guessTexts(column);
    column.meanings = reading.numbers;
    if (countsRows(column))
        return ColumnKind::Identifier;
    if (column.texts.size() <= kMostOrdinalNumbers && areAllWhole(reading)) {
        column.meanings = ranksOf(column, reading);
        return ColumnKind::Ordinal;
    }
    return ColumnKind::Numeric;
}

[[noreturn]] void refuseKind(const Column& column, const std::vector<std::size_t>& firstRows,
                             std::size_t code, const std::string& why)
{
    throw CellProblem{firstRows.empty() ? 0 : firstRows[code],
                      (column.texts.empty() ? std::string("the column") : shownText(column.texts[code])) +
                          why,
                      "Give the column another kind, or leave it out."};
}

void takeKind(Column& column, ColumnKind kind, const Reading& reading,
              const std::vector<std::size_t>& firstRows)
{
    switch (kind) {
    case ColumnKind::Binary: {
        auto meanings = yesNoMeanings(column, reading);
        if (!meanings && column.texts.size() != 2)
            refuseKind(column, firstRows, column.texts.empty() ? 0 : column.texts.size() - 1,
                       " is one of " + std::to_string(column.texts.size()) +
                           " distinct values; a binary column has two.");
        // Two words other than yes and no: the later one in numerical or alphabetical order is yes.
        column.meanings = meanings ? std::move(*meanings) : ranksOf(column, reading);
        return;
    }
    case ColumnKind::Numeric:
        if (reading.others > 0)
            refuseKind(column, firstRows, reading.firstOther, " is not a number.");
        column.meanings = reading.numbers;
        return;
    case ColumnKind::Ordinal: {
        auto ranks = scaleMeanings(column);
        column.meanings = ranks ? std::move(*ranks) : ranksOf(column, reading);
        return;
    }
    default:
        column.meanings = codesAsMeanings(column);
    }
}

} // namespace

bool namesSomebody(std::string_view name)
{
    static const std::set<std::string, std::less<>> kNames = {"id",   "ids", "mrn",        "uid",  "guid",
                                                              "uuid", "pid", "identifier", "name", "ssn"};
    std::string word;
    for (const char c : lowerCase(name) + ' ') {
        if ((c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80) {
            word += c;
            continue;
        }
        if (kNames.contains(word))
            return true;
        word.clear();
    }
    return false;
}

void setKind(Column& column, std::optional<ColumnKind> given, const std::vector<std::size_t>& firstRows,
             bool decimalComma)
{
    if (column.hasNumbers()) {
        column.kind = given.value_or(countsRows(column) ? ColumnKind::Identifier : ColumnKind::Numeric);
        return;
    }
    const bool isWide = std::holds_alternative<Column::Words>(column.cells);
    if (isWide && !given) {
        column.meanings = codesAsMeanings(column);
        column.kind = ColumnKind::Identifier;
        return;
    }
    const Reading reading = readTexts(column, decimalComma);
    if (given) {
        takeKind(column, *given, reading, firstRows);
        column.kind = *given;
        return;
    }
    if (!namesSomebody(column.name)) // 1001, 1002, A17 are identifiers, not numbers with an error
        refuseTextAmongNumbers(column, reading, firstRows);
    column.kind = guessCodes(column, reading);
}

} // namespace genex::data
