// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/foldtext.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace genex::search {

/// Edit distance (Damerau-Levenshtein; a transposition counts 1) from the typed text to the prefixes of a
/// word, one row per letter of the word. Only the band within `most` errors is computed; larger distances
/// read as most + 1.
class EditDistance
{
public:
    EditDistance(std::u32string_view typed, int most);

    /// Computes the row for the first `length` letters of `word`; the rows of all shorter prefixes must
    /// exist. False: neither this prefix nor a longer one is within the allowed errors.
    bool addRow(std::u32string_view word, std::size_t length);
    /// From the whole typed text to the first `length` letters.
    int at(std::size_t length) const
    {
        const bool isInBand = firstOf(length) <= m_typed.size() && lastOf(length) == m_typed.size();
        return isInBand ? m_rows[length][m_typed.size()] : none();
    }
    /// Rows beyond this cannot match.
    std::size_t mostRows() const { return m_rows.size(); }
    int none() const { return m_most + 1; }

private:
    using Row = std::array<std::uint8_t, domain::kMostLetters + 2>;

    std::size_t firstOf(std::size_t length) const { return length > m_band ? length - m_band : 0; }
    std::size_t lastOf(std::size_t length) const { return std::min(m_typed.size(), length + m_band); }
    int fewestInRow(std::u32string_view word, std::size_t length);

    std::u32string_view m_typed;
    int m_most;
    std::size_t m_band;
    std::vector<Row> m_rows;
};

} // namespace genex::search
