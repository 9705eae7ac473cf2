// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wordlikeness.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::search {

/// The different words of a catalogue in alphabetical order. Neighbours share their beginnings, which is what
/// makes both searches cheap: a prefix is a range, and the table of edit distances is kept for the letters
/// that a word shares with the one before it.
class Vocabulary
{
public:
    using Id = std::uint32_t;
    struct Range
    {
        Id first = 0;
        Id last = 0; ///< behind the last

        bool contains(Id id) const { return id >= first && id < last; }
    };
    struct Like
    {
        Id word = 0;
        int errors = 0;
    };

    Vocabulary() = default;
    explicit Vocabulary(std::vector<std::u32string> words);

    std::size_t size() const { return m_shared.size(); }
    std::u32string_view word(Id id) const
    {
        return {m_letters.data() + m_begins[id], m_begins[id + 1] - m_begins[id]};
    }
    /// The words that begin so; the word itself, if there is one, is the first of them.
    Range beginningWith(std::u32string_view prefix) const;
    /// In alphabetical order, each with its fewest errors.
    std::vector<Like> like(std::u32string_view typed, Likeness likeness) const;

private:
    std::u32string m_letters;            ///< of all words, one behind the other
    std::vector<std::uint32_t> m_begins; ///< where each word begins in m_letters, and at last their end
    std::vector<std::uint8_t> m_shared;  ///< letters in common with the word before
};

} // namespace genex::search
