// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/cataloguesearch.h"

#include "domain/foldtext.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace genex::support {

/// The edit distance by the book: the whole table. `prefix` takes the nearest beginning of the word.
inline int plainDistance(std::u32string_view typed, std::u32string_view word, bool prefix)
{
    static constexpr std::size_t kSide = domain::kMostLetters + 1;
    std::array<std::array<int, kSide>, kSide> table; // NOLINT(*-member-init): filled below
    int nearest = static_cast<int>(typed.size());
    for (std::size_t i = 0; i <= word.size(); ++i) {
        for (std::size_t j = 0; j <= typed.size(); ++j) {
            int best = static_cast<int>(std::max(i, j));
            if (i > 0 && j > 0) {
                best = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1,
                                 table[i - 1][j - 1] + static_cast<int>(word[i - 1] != typed[j - 1])});
                if (i > 1 && j > 1 && word[i - 1] == typed[j - 2] && word[i - 2] == typed[j - 1])
                    best = std::min(best, table[i - 2][j - 2] + 1);
            }
            table[i][j] = best;
        }
        nearest = std::min(nearest, table[i][typed.size()]);
    }
    return prefix ? nearest : table[word.size()][typed.size()];
}

/// The same question answered without an index: every word of every text. What the search must agree with,
/// and what its speed is compared with.
class LinearSearch
{
public:
    using Entry = std::pair<search::EntryKind, std::size_t>;

    explicit LinearSearch(const domain::Catalogue& catalogue)
    {
        for (std::size_t i = 0; i < catalogue.features().size(); ++i)
            add({search::EntryKind::Feature, i}, catalogue.features()[i]);
        for (std::size_t i = 0; i < catalogue.diseases().size(); ++i)
            add({search::EntryKind::Disease, i}, catalogue.diseases()[i]);
    }

    std::set<Entry> find(const std::string& query) const
    {
        std::vector<domain::FoldedWord> typed = domain::foldWords(query);
        const bool isFinished = !typed.empty() && typed.back().end() < query.size();
        std::set<Entry> found;
        for (const auto& [entry, words] : m_texts) {
            std::vector<bool> used(words.size(), false);
            if (!typed.empty() && meets(typed, 0, isFinished, words, used))
                found.insert(entry);
        }
        return found;
    }

private:
    using Words = std::vector<domain::FoldedWord>;

    template <typename Item>
    void add(Entry entry, const Item& item)
    {
        m_texts.emplace_back(entry, domain::foldWords(item.name));
        for (const std::string& synonym : item.synonyms)
            m_texts.emplace_back(entry, domain::foldWords(synonym));
        m_texts.emplace_back(entry, domain::foldWords(item.id));
    }

    static bool isLike(const std::u32string& typed, const std::u32string& word, bool isUnfinished)
    {
        if (word.starts_with(typed))
            return true;
        const int allowed = typed.size() < 4 ? 0 : typed.size() < 8 ? 1 : 2;
        return allowed > 0 && plainDistance(typed, word, isUnfinished) <= allowed;
    }

    /// Tries every way to give the words from `next` on a word of the text of their own.
    static bool meets(const Words& typed, std::size_t next, bool isFinished, const Words& words,
                      std::vector<bool>& used)
    {
        if (next == typed.size())
            return true;
        const bool isUnfinished = next + 1 == typed.size() && !isFinished;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (used[i] || !isLike(typed[next].letters, words[i].letters, isUnfinished))
                continue;
            used[i] = true;
            if (meets(typed, next + 1, isFinished, words, used))
                return true;
            used[i] = false;
        }
        return false;
    }

    std::vector<std::pair<Entry, Words>> m_texts;
};

} // namespace genex::support
