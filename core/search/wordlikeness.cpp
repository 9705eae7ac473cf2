// SPDX-License-Identifier: GPL-3.0-or-later
#include "wordlikeness.h"

#include <algorithm>

namespace genex::search {

namespace {

constexpr std::size_t kLettersForOneError = 4;
constexpr std::size_t kLettersForTwoErrors = 8;

} // namespace

int errorsAllowed(std::size_t letters)
{
    return static_cast<int>(letters >= kLettersForOneError) +
           static_cast<int>(letters >= kLettersForTwoErrors);
}

WordLikeness::WordLikeness(std::u32string_view typed, Likeness likeness)
    : m_typed(typed)
    , m_likeness(likeness)
    , m_distance(typed, errorsAllowed(typed.size()))
    , m_fewest(m_distance.mostRows(), m_distance.none())
{}

int WordLikeness::errorsOf(std::u32string_view word, std::size_t shared)
{
    if (shared < m_decidedAt)
        decide(word, shared);
    return m_errors;
}

void WordLikeness::decide(std::u32string_view word, std::size_t shared)
{
    m_decidedAt = kUndecided;
    std::size_t length = shared;
    while (length < word.size() && m_decidedAt == kUndecided) {
        ++length;
        const bool isHopeless = !m_distance.addRow(word, length);
        m_fewest[length] = std::min(m_fewest[length - 1], m_distance.at(length));
        if (isHopeless)
            m_decidedAt = length;
    }
    m_errors = verdict(word, length);
}

int WordLikeness::verdict(std::u32string_view word, std::size_t length) const
{
    if (m_likeness == Likeness::MistypedPrefix)
        return m_fewest[length];
    if (word.starts_with(m_typed))
        return 0;
    return length == word.size() ? m_distance.at(length) : m_distance.none();
}

std::size_t lettersMeant(std::u32string_view typed, std::u32string_view word, Likeness likeness)
{
    if (word.starts_with(typed))
        return typed.size();
    if (likeness != Likeness::MistypedPrefix)
        return word.size();
    EditDistance distance(typed, errorsAllowed(typed.size()));
    int fewest = distance.none();
    std::size_t meant = 0;
    for (std::size_t length = 1; length <= word.size() && distance.addRow(word, length); ++length) {
        // In a tie, the longest that is not longer than the typed text.
        const bool isBetter =
            distance.at(length) < fewest || (distance.at(length) == fewest && length <= typed.size());
        if (isBetter) {
            fewest = distance.at(length);
            meant = length;
        }
    }
    return meant;
}

} // namespace genex::search
