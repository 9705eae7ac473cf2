#pragma once

#include "domain/casesummary.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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
    CaseIndex(const CaseIndex&) = delete; // entries point into m_words
    CaseIndex& operator=(const CaseIndex&) = delete;

    /// New, or instead of the one with the same id. The summary's searchedText is not kept.
    void put(CaseSummary summary);
    void remove(std::string_view id);
    std::size_t size() const { return m_slotOfId.size(); }
    /// nullptr where there is none; valid until the next change.
    const CaseSummary* find(std::string_view id) const;

    /// Cases in this state, or all.
    CaseList list(std::optional<CaseState> state, std::size_t most) const;
    /// Those of them that have all words of the text.
    CaseList search(std::string_view text, std::optional<CaseState> state, std::size_t most) const;

private:
    using Slot = std::uint32_t;
    /// From folded words, as UTF-8, to the cases with them, ascending.
    using Words = std::map<std::string, std::vector<Slot>, std::less<>>;
    struct Entry
    {
        CaseSummary summary;
        std::vector<Words::iterator> words;
        bool isUsed = false;
    };
    Slot freeSlot();
    Words::iterator file(const std::string& word, Slot slot);
    void unfile(Words::iterator word, Slot slot);
    void clear(Slot slot);
    /// One flag for each slot.
    std::vector<char> slotsWith(std::string_view wordBegin) const;
    bool fits(Slot slot, std::optional<CaseState> state) const;
    CaseList listOf(std::vector<Slot> slots, std::size_t most) const;

    std::vector<Entry> m_entries;
    std::vector<Slot> m_freeSlots;
    std::map<std::string, Slot, std::less<>> m_slotOfId;
    Words m_words;
};

} // namespace genex::domain
