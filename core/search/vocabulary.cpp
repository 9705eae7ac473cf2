// SPDX-License-Identifier: GPL-3.0-or-later
#include "vocabulary.h"

#include <algorithm>

namespace genex::search {

namespace {

std::size_t lettersShared(std::u32string_view left, std::u32string_view right)
{
    const auto differ = std::ranges::mismatch(left, right);
    return static_cast<std::size_t>(differ.in1 - left.begin());
}

} // namespace

Vocabulary::Vocabulary(std::vector<std::u32string> words)
{
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    m_begins.reserve(words.size() + 1);
    m_shared.reserve(words.size());
    std::u32string_view before;
    for (const std::u32string& word : words) {
        m_begins.push_back(static_cast<std::uint32_t>(m_letters.size()));
        m_shared.push_back(static_cast<std::uint8_t>(lettersShared(before, word)));
        m_letters += word;
        before = word;
    }
    m_begins.push_back(static_cast<std::uint32_t>(m_letters.size()));
}

Vocabulary::Range Vocabulary::beginningWith(std::u32string_view prefix) const
{
    const auto beginning = [&](Id id) { return word(id).substr(0, prefix.size()); };
    const auto firstWhere = [this](Id from, auto&& isBehind) {
        Id count = static_cast<Id>(size()) - from;
        while (count > 0) {
            const Id half = count / 2;
            if (isBehind(from + half)) {
                count = half;
            } else {
                from += half + 1;
                count -= half + 1;
            }
        }
        return from;
    };
    const Id first = firstWhere(0, [&](Id id) { return beginning(id) >= prefix; });
    return {first, firstWhere(first, [&](Id id) { return beginning(id) > prefix; })};
}

std::vector<Vocabulary::Like> Vocabulary::like(std::u32string_view typed, Likeness likeness) const
{
    std::vector<Like> found;
    WordLikeness walk(typed, likeness);
    for (Id id = 0; id < size(); ++id) {
        const int errors = walk.errorsOf(word(id), m_shared[id]);
        if (errors < walk.none())
            found.push_back({id, errors});
    }
    return found;
}

} // namespace genex::search
