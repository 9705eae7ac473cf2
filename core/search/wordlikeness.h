// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editdistance.h"

#include <cstddef>
#include <limits>
#include <string_view>
#include <vector>

namespace genex::search {

/// Number of typing errors allowed in a word of this length.
int errorsAllowed(std::size_t letters);

/// What counts as a match.
enum class Likeness {
    PrefixOrMistyped, ///< begins with the typed text, or equals it up to the allowed errors
    MistypedPrefix,   ///< begins with the typed text up to the allowed errors
};

/// Number of errors between the typed text and words of a catalogue. In alphabetical order words share
/// prefixes, so work for the previous word is reused.
class WordLikeness
{
public:
    WordLikeness(std::u32string_view typed, Likeness likeness);

    int none() const { return m_distance.none(); }
    /// none() if there are more than allowed. `shared`: letters in common with the previous word.
    int errorsOf(std::u32string_view word, std::size_t shared = 0);

private:
    static constexpr std::size_t kUndecided = std::numeric_limits<std::size_t>::max();

    void decide(std::u32string_view word, std::size_t shared);
    int verdict(std::u32string_view word, std::size_t length) const;

    std::u32string_view m_typed;
    Likeness m_likeness;
    EditDistance m_distance;
    std::vector<int> m_fewest;            ///< smallest number of errors to any prefix of up to that length
    std::size_t m_decidedAt = kUndecided; ///< words sharing this many letters have the same errors
    int m_errors = 0;
};

/// How many letters of `word` the typed text stands for: the whole word, or the prefix nearest to an
/// unfinished one.
std::size_t lettersMeant(std::u32string_view typed, std::u32string_view word, Likeness likeness);

} // namespace genex::search
