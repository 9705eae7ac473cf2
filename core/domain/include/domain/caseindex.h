// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casesummary.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace genex::domain {

/// Cases that were found, the first of them in the order of a list.
struct CaseList
{
    std::size_t total = 0; ///< of all that fit
    std::vector<CaseSummary> cases;
};

/// All cases in memory, found by what is typed. Words are compared as in the catalogue: without case and
/// diacritics, in any order, each as the beginning of a word of the id, name, diagnosis, findings or notes.
///
/// A list shows cases with awaited results first, then those that changed last.
class CaseIndex
{
public:
    /// Words of one case beyond these are not searched, which bounds the memory a case takes.
    static constexpr std::size_t kMostWordsOfCase = 400;
    /// Words of a query beyond these are not looked at.
    static constexpr std::size_t kMostWordsOfQuery = 12;

    CaseIndex() = default;
    CaseIndex(const CaseIndex&) = delete; // what is looked up points into it
    CaseIndex& operator=(const CaseIndex&) = delete;

    /// New, or instead of the one with the same id. The summary's searchedText is not kept.
    void put(CaseSummary summary);
    void remove(std::string_view id);
    std::size_t size() const { return m_slotOfId.size(); }
    /// nullptr where there is none; valid until the next change.
    const CaseSummary* find(std::string_view id) const;

    /// Cases in this state, or all. One thread at a time: the first search after changes puts words in order.
    CaseList list(std::optional<CaseState> state, std::size_t most) const;
    /// Those of them that have all words of the text.
    CaseList search(std::string_view text, std::optional<CaseState> state, std::size_t most) const;

private:
    using Slot = std::uint32_t;
    using WordId = std::uint32_t;
    struct Word
    {
        std::string text;        ///< folded, as UTF-8
        std::vector<Slot> slots; ///< the cases with it, ascending
    };
    struct Entry
    {
        CaseSummary summary;
        std::vector<WordId> words; ///< ascending
        bool isUsed = false;
    };
    /// A word's place in the order of words. Its first letters decide nearly always, without a look at it.
    struct Ranked
    {
        std::uint64_t beginning = 0;
        WordId word = 0;
    };
    Slot slotFor(std::string_view id);
    WordId wordFor(std::string&& text);
    std::vector<WordId> wordsFor(const CaseSummary& summary);
    void file(WordId word, Slot slot);
    void unfile(WordId word, Slot slot);
    void forget(WordId word);
    bool isBefore(const Ranked& a, const Ranked& b) const;
    void settleOrder() const;
    /// One flag for each slot.
    std::vector<char> slotsWith(std::string_view wordBegin) const;
    bool fits(Slot slot, std::optional<CaseState> state) const;
    CaseList listOf(std::vector<Slot> slots, std::size_t most) const;

    std::deque<Entry> m_entries; ///< by slot; stays where it is, since ids are looked up in it
    std::vector<Slot> m_freeSlots;
    std::unordered_map<std::string_view, Slot> m_slotOfId;
    std::deque<Word> m_words; ///< by id; stays where it is as well
    std::vector<WordId> m_freeWords;
    std::unordered_map<std::string_view, WordId> m_wordOf;
    mutable std::vector<Ranked> m_order;  ///< of the words, for finding them by their beginnings
    mutable std::size_t m_orderedYet = 0; ///< so many; the words behind came since the last search
};

} // namespace genex::domain
