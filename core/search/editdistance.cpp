// SPDX-License-Identifier: GPL-3.0-or-later
#include "editdistance.h"

#include <algorithm>

namespace genex::search {

EditDistance::EditDistance(std::u32string_view typed, int most)
    : m_typed(typed.substr(0, domain::kMostLetters))
    , m_most(most)
    , m_band(static_cast<std::size_t>(most))
    , m_rows(m_typed.size() + m_band + 2)
{
    m_rows.front().fill(static_cast<std::uint8_t>(none()));
    for (std::size_t column = 0; column <= lastOf(0); ++column)
        m_rows.front()[column] = static_cast<std::uint8_t>(column);
}

bool EditDistance::addRow(std::u32string_view word, std::size_t length)
{
    Row& row = m_rows[length];
    const std::size_t first = firstOf(length);
    // Cells next to the band are read by its ends; column 0 has no predecessor.
    if (first > 0)
        row[first - 1] = static_cast<std::uint8_t>(none());
    else
        row[0] = static_cast<std::uint8_t>(length);
    row[lastOf(length) + 1] = static_cast<std::uint8_t>(none());
    const int fewest = fewestInRow(word, length);
    return fewest <= m_most || (first == 0 && static_cast<int>(length) <= m_most);
}

int EditDistance::fewestInRow(std::u32string_view word, std::size_t length)
{
    Row& row = m_rows[length];
    const Row& above = m_rows[length - 1];
    const Row& twoAbove = m_rows[length > 1 ? length - 2 : 0];
    const char32_t letter = word[length - 1];
    const char32_t letterBefore = length > 1 ? word[length - 2] : 0; // the typed text contains no 0
    const std::size_t last = lastOf(length);
    int fewest = none();
    for (std::size_t column = std::max<std::size_t>(firstOf(length), 1); column <= last; ++column) {
        const char32_t typed = m_typed[column - 1];
        int errors = above[column - 1] + static_cast<int>(letter != typed);
        errors = std::min(errors, 1 + std::min(above[column], row[column - 1]));
        if (typed == letterBefore && column > 1 && letter == m_typed[column - 2])
            errors = std::min(errors, twoAbove[column - 2] + 1);
        errors = std::min(errors, none());
        row[column] = static_cast<std::uint8_t>(errors);
        fewest = std::min(fewest, errors);
    }
    return fewest;
}

} // namespace genex::search
