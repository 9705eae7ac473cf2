// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wordlikeness.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::search {

/// The distinct words of a catalogue in alphabetical order. Neighbours share prefixes, which makes both
/// searches cheap: a prefix is a range, and the edit distance table is reused for the letters a word shares
/// with its predecessor.
class Vocabulary
{
public:
    using Id = std::uint32_t;
    struct Range
    {
        Id first = 0;
        Id last = 0; ///< exclusive

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
    /// The words with this prefix; the word itself, if it exists, is the first.
    Range beginningWith(std::u32string_view prefix) const;
    /// In alphabetical order, each with its smallest number of errors.
    std::vector<Like> like(std::u32string_view typed, Likeness likeness) const;

private:
    std::u32string m_letters;            ///< of all words, concatenated
    std::vector<std::uint32_t> m_begins; ///< start of each word in m_letters, then the end
    std::vector<std::uint8_t> m_shared;  ///< letters shared with the previous word
};

} // namespace genex::search
