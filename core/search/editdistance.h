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

/// The edit distance (Damerau-Levenshtein, a transposition of neighbours counts 1) from what was typed to the
/// beginnings of a word, one row of the table per letter of the word. Only the band that can stay within
/// `most` errors is computed; every larger distance reads as most + 1.
class EditDistance
{
public:
    EditDistance(std::u32string_view typed, int most);

    /// Computes the row of the first `length` letters of `word`; the rows of all shorter beginnings must be
    /// there. False: neither this beginning nor a longer one comes within the errors.
    bool addRow(std::u32string_view word, std::size_t length);
    /// From all that was typed to the first `length` letters.
    int at(std::size_t length) const
    {
        const bool isInBand = firstOf(length) <= m_typed.size() && lastOf(length) == m_typed.size();
        return isInBand ? m_rows[length][m_typed.size()] : none();
    }
    /// A row behind these is hopeless.
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
