// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvdialect.h"

#include "cells.h"

#include <algorithm>
#include <array>

namespace genex::data {

namespace {

constexpr std::array<char, 3> kDelimiters = {',', ';', '\t'};
constexpr std::size_t kLinesToCompare = 20;

/// Occurrences of a character outside quotation marks in each complete line.
std::vector<std::size_t> countsInLines(std::string_view text, char wanted)
{
    std::vector<std::size_t> counts;
    std::size_t count = 0;
    bool isQuoted = false;
    for (const char c : text) {
        if (c == '"') {
            isQuoted = !isQuoted;
        } else if (c == wanted && !isQuoted) {
            ++count;
        } else if (c == '\n' && !isQuoted) {
            counts.push_back(count);
            count = 0;
            if (counts.size() == kLinesToCompare)
                return counts;
        }
    }
    if (counts.empty())
        counts.push_back(count); // a single line without a line end
    return counts;
}

/// Number of lines with the same count as the first, if that is not zero.
std::size_t agreement(const std::vector<std::size_t>& counts)
{
    return counts.front() == 0 ? 0 : static_cast<std::size_t>(std::ranges::count(counts, counts.front()));
}

/// The names 0, 1, 2 … or 1, 2, 3 … that some programs give unnamed columns; other names may be among them.
bool isCounting(const std::vector<float>& numbers)
{
    if (numbers.size() < 2 || (numbers.front() != 0 && numbers.front() != 1))
        return false;
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        if (numbers[i] != numbers[i - 1] + 1)
            return false;
    }
    return true;
}

} // namespace

char detectDelimiter(std::string_view beginning)
{
    char best = ',';
    std::pair<std::size_t, std::size_t> bestScore = {0, 0};
    for (const char candidate : kDelimiters) {
        const std::vector<std::size_t> counts = countsInLines(beginning, candidate);
        const std::pair score = {agreement(counts), counts.front()};
        if (score > bestScore) {
            best = candidate;
            bestScore = score;
        }
    }
    return best;
}

bool looksLikeHeader(const std::vector<std::string>& fields)
{
    std::vector<float> numbers;
    for (const std::string& field : fields) {
        const std::string_view text = trimmed(field);
        const ReadNumber read = readNumber(text, false);
        if (read.isNumber())
            numbers.push_back(read.value);
        else if (text == "?")
            return false; // an empty field is not a name
    }
    return numbers.empty() || isCounting(numbers);
}

std::string unitInHeader(std::string_view header)
{
    constexpr std::size_t kLongestUnit = 24;
    const std::string_view text = trimmed(header);
    for (const auto& [open, close] : {std::pair{'[', ']'}, std::pair{'(', ')'}}) {
        const std::size_t begin = text.rfind(open);
        if (!text.ends_with(close) || begin == std::string_view::npos || begin == 0)
            continue;
        const std::string_view unit = trimmed(text.substr(begin + 1, text.size() - begin - 2));
        if (!unit.empty() && unit.size() <= kLongestUnit)
            return std::string(unit);
    }
    return {};
}

} // namespace genex::data
