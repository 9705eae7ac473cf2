#include "domain/caseindex.h"

#include "domain/foldtext.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace genex::domain {

namespace {

void appendUtf8(std::string& text, char32_t c)
{
    const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | (c >> 6U));
        text += tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | (c >> 12U));
        (text += tail(6)) += tail(0);
    } else {
        text += static_cast<char>(0xF0U | (c >> 18U));
        ((text += tail(12)) += tail(6)) += tail(0);
    }
}

/// The different words of texts as UTF-8, which takes a quarter of the memory. A beginning stays one.
std::set<std::string> wordsOf(std::initializer_list<std::string_view> texts, std::size_t most)
{
    std::set<std::string> words;
    for (const std::string_view text : texts) {
        for (const FoldedWord& folded : foldWords(text)) {
            if (words.size() == most)
                return words;
            std::string word;
            for (const char32_t letter : folded.letters)
                appendUtf8(word, letter);
            words.insert(std::move(word));
        }
    }
    return words;
}

/// What comes first in a list is less; ids part what is otherwise alike, so that lists do not jump.
auto rankOf(const CaseSummary& summary)
{
    return std::tuple(summary.awaited == 0, -summary.changedAtMs, std::string_view(summary.id));
}

} // namespace

void CaseIndex::put(CaseSummary summary)
{
    remove(summary.id);
    const Slot slot = freeSlot();
    Entry& entry = m_entries[slot];
    for (const std::string& word :
         wordsOf({summary.id, summary.name, summary.diagnosis, summary.searchedText}, kMostWordsOfCase))
        entry.words.push_back(file(word, slot));
    entry.words.shrink_to_fit();
    summary.searchedText = std::string();
    m_slotOfId.emplace(summary.id, slot);
    entry.summary = std::move(summary);
    entry.isUsed = true;
}

void CaseIndex::remove(std::string_view id)
{
    const auto found = m_slotOfId.find(id);
    if (found == m_slotOfId.end())
        return;
    clear(found->second);
    m_slotOfId.erase(found);
}

const CaseSummary* CaseIndex::find(std::string_view id) const
{
    const auto found = m_slotOfId.find(id);
    return found == m_slotOfId.end() ? nullptr : &m_entries[found->second].summary;
}

CaseIndex::Slot CaseIndex::freeSlot()
{
    if (m_freeSlots.empty()) {
        m_entries.emplace_back();
        return static_cast<Slot>(m_entries.size() - 1);
    }
    const Slot slot = m_freeSlots.back();
    m_freeSlots.pop_back();
    return slot;
}

CaseIndex::Words::iterator CaseIndex::file(const std::string& word, Slot slot)
{
    const auto place = m_words.try_emplace(word).first;
    std::vector<Slot>& slots = place->second;
    slots.insert(std::ranges::lower_bound(slots, slot), slot);
    return place;
}

void CaseIndex::unfile(Words::iterator word, Slot slot)
{
    std::vector<Slot>& slots = word->second;
    slots.erase(std::ranges::lower_bound(slots, slot));
    if (slots.empty())
        m_words.erase(word);
}

void CaseIndex::clear(Slot slot)
{
    for (const Words::iterator word : m_entries[slot].words)
        unfile(word, slot);
    m_entries[slot] = Entry();
    m_freeSlots.push_back(slot);
}

std::vector<char> CaseIndex::slotsWith(std::string_view wordBegin) const
{
    std::vector<char> isWith(m_entries.size(), 0);
    for (auto word = m_words.lower_bound(wordBegin);
         word != m_words.end() && word->first.starts_with(wordBegin); ++word) {
        for (const Slot slot : word->second)
            isWith[slot] = 1;
    }
    return isWith;
}

bool CaseIndex::fits(Slot slot, std::optional<CaseState> state) const
{
    const Entry& entry = m_entries[slot];
    return entry.isUsed && (!state || entry.summary.state == *state);
}

CaseList CaseIndex::list(std::optional<CaseState> state, std::size_t most) const
{
    return search({}, state, most);
}

CaseList CaseIndex::search(std::string_view text, std::optional<CaseState> state, std::size_t most) const
{
    std::vector<char> isHit(m_entries.size(), 1);
    for (const std::string& word : wordsOf({text}, kMostWordsOfQuery)) {
        const std::vector<char> isWith = slotsWith(word);
        std::ranges::transform(isHit, isWith, isHit.begin(), [](char a, char b) { return char(a & b); });
    }
    std::vector<Slot> slots;
    for (Slot slot = 0; slot < m_entries.size(); ++slot) {
        if (isHit[slot] && fits(slot, state))
            slots.push_back(slot);
    }
    return listOf(std::move(slots), most);
}

CaseList CaseIndex::listOf(std::vector<Slot> slots, std::size_t most) const
{
    const auto isBefore = [this](Slot a, Slot b) {
        return rankOf(m_entries[a].summary) < rankOf(m_entries[b].summary);
    };
    CaseList list{slots.size(), {}};
    const auto end = slots.begin() + static_cast<std::ptrdiff_t>(std::min(most, slots.size()));
    std::partial_sort(slots.begin(), end, slots.end(), isBefore);
    for (auto slot = slots.begin(); slot != end; ++slot)
        list.cases.push_back(m_entries[*slot].summary);
    return list;
}

} // namespace genex::domain
