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

/// Search result: the first matches in list order.
struct CaseList
{
    std::size_t total = 0; ///< number of all matches
    std::vector<CaseSummary> cases;
};

/// Searchable in-memory index of all cases. As in the catalogue, words are compared without case and
/// diacritics, in any order, each as a prefix of a word of the id, name, diagnosis, findings or notes. Lists
/// are sorted by awaited results, then by latest change.
class CaseIndex
{
public:
    /// Further words of a case are not indexed, which bounds its memory.
    static constexpr std::size_t kMostWordsOfCase = 400;
    /// Further words of a query are ignored.
    static constexpr std::size_t kMostWordsOfQuery = 12;

    CaseIndex() = default;
    CaseIndex(const CaseIndex&) = delete; // lookups point into it
    CaseIndex& operator=(const CaseIndex&) = delete;

    /// Adds a case or replaces the one with the same id. The summary's searchedText is not kept.
    void put(CaseSummary summary);
    void remove(std::string_view id);
    std::size_t size() const { return m_slotOfId.size(); }
    /// nullptr if there is none; valid until the next change.
    const CaseSummary* find(std::string_view id) const;

    /// Cases in this state, or all. Not thread-safe: the first search after a change sorts words.
    CaseList list(std::optional<CaseState> state, std::size_t most) const;
    /// Those that match every word of the text.
    CaseList search(std::string_view text, std::optional<CaseState> state, std::size_t most) const;

private:
    using Slot = std::uint32_t;
    using WordId = std::uint32_t;
    struct Word
    {
        std::string text;        ///< folded, as UTF-8
        std::vector<Slot> slots; ///< cases that contain it, ascending
    };
    struct Entry
    {
        CaseSummary summary;
        std::vector<WordId> words; ///< ascending
        bool isUsed = false;
    };
    /// Position in the sorted words. The first letters nearly always decide, without loading the word.
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
    /// One flag per slot.
    std::vector<char> slotsWith(std::string_view wordBegin) const;
    bool fits(Slot slot, std::optional<CaseState> state) const;
    CaseList listOf(std::vector<Slot> slots, std::size_t most) const;

    std::deque<Entry> m_entries; ///< by slot; stable addresses, since the id lookup points into it
    std::vector<Slot> m_freeSlots;
    std::unordered_map<std::string_view, Slot> m_slotOfId;
    std::deque<Word> m_words; ///< by id; stable addresses
    std::vector<WordId> m_freeWords;
    std::unordered_map<std::string_view, WordId> m_wordOf;
    mutable std::vector<Ranked> m_order; ///< words sorted for prefix search
    mutable std::size_t m_orderedYet =
        0; ///< number of sorted words; later ones were added since the last search
};

} // namespace genex::domain
