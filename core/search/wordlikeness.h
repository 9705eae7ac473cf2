// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editdistance.h"

#include <cstddef>
#include <limits>
#include <string_view>
#include <vector>

namespace genex::search {

/// How often somebody may have mistyped a word of so many letters.
int errorsAllowed(std::size_t letters);

/// What counts as the same word.
enum class Likeness {
    PrefixOrMistyped, ///< begins with what was typed, or is it but for the errors allowed
    MistypedPrefix,   ///< begins with what was typed, but for the errors allowed
};

/// How many errors are between what was typed and words of a catalogue. Words in alphabetical order share
/// their beginnings: what is known of the last word is used for those that begin alike.
class WordLikeness
{
public:
    WordLikeness(std::u32string_view typed, Likeness likeness);

    int none() const { return m_distance.none(); }
    /// none() if there are more than allowed. `shared`: letters in common with the word asked for before.
    int errorsOf(std::u32string_view word, std::size_t shared = 0);

private:
    static constexpr std::size_t kUndecided = std::numeric_limits<std::size_t>::max();

    void decide(std::u32string_view word, std::size_t shared);
    int verdict(std::u32string_view word, std::size_t length) const;

    std::u32string_view m_typed;
    Likeness m_likeness;
    EditDistance m_distance;
    std::vector<int> m_fewest;            ///< errors to any beginning of up to so many letters
    std::size_t m_decidedAt = kUndecided; ///< words with so many letters in common have the same errors
    int m_errors = 0;
};

/// How many letters of `word` somebody meant who typed `typed`: all of a word, or the beginning that is
/// nearest to an unfinished one.
std::size_t lettersMeant(std::u32string_view typed, std::u32string_view word, Likeness likeness);

} // namespace genex::search
