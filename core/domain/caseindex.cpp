// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/caseindex.h"

#include "domain/foldtext.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace genex::domain {

namespace {

/// The distinct words of texts, at most `most`, in order.
std::vector<std::string> wordsOf(std::initializer_list<std::string_view> texts, std::size_t most)
{
    std::vector<std::string> words;
    std::set<std::string_view> different; // used only if there are many
    for (const std::string_view text : texts) {
        for (std::string& word : foldedTexts(text))
            words.push_back(std::move(word));
    }
    if (words.size() > most) {
        const auto isTooMuch = [&](const std::string& word) {
            if (different.size() == most)
                return true;
            different.insert(word);
            return false;
        };
        words.erase(std::ranges::find_if(words, isTooMuch), words.end());
    }
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// The first letters as a number with the same order.
std::uint64_t beginningOf(std::string_view word)
{
    std::uint64_t beginning = 0;
    for (std::size_t i = 0; i < sizeof beginning; ++i)
        beginning = (beginning << 8U) | (i < word.size() ? static_cast<unsigned char>(word[i]) : 0U);
    return beginning;
}

/// Sort key of lists; ids break ties, so that lists are stable.
auto rankOf(const CaseSummary& summary)
{
    return std::tuple(summary.awaited == 0, -summary.changedAtMs, std::string_view(summary.id));
}

} // namespace

void CaseIndex::put(CaseSummary summary)
{
    const Slot slot = slotFor(summary.id);
    Entry& entry = m_entries[slot];
    std::vector<WordId> words = wordsFor(summary);
    std::vector<WordId> come;
    std::vector<WordId> gone;
    std::ranges::set_difference(words, entry.words, std::back_inserter(come));
    std::ranges::set_difference(entry.words, words, std::back_inserter(gone));
    for (const WordId word : come)
        file(word, slot);
    for (const WordId word : gone)
        unfile(word, slot);
    m_slotOfId.erase(summary.id); // it points into the summary being replaced
    summary.searchedText = std::string();
    entry.words = std::move(words);
    entry.summary = std::move(summary);
    entry.isUsed = true;
    m_slotOfId.emplace(entry.summary.id, slot);
}

void CaseIndex::remove(std::string_view id)
{
    const auto found = m_slotOfId.find(id);
    if (found == m_slotOfId.end())
        return;
    const Slot slot = found->second;
    m_slotOfId.erase(found);
    for (const WordId word : m_entries[slot].words)
        unfile(word, slot);
    m_entries[slot] = Entry();
    m_freeSlots.push_back(slot);
}

const CaseSummary* CaseIndex::find(std::string_view id) const
{
    const auto found = m_slotOfId.find(id);
    return found == m_slotOfId.end() ? nullptr : &m_entries[found->second].summary;
}

CaseIndex::Slot CaseIndex::slotFor(std::string_view id)
{
    if (const auto found = m_slotOfId.find(id); found != m_slotOfId.end())
        return found->second;
    if (m_freeSlots.empty()) {
        m_entries.emplace_back();
        return static_cast<Slot>(m_entries.size() - 1);
    }
    const Slot slot = m_freeSlots.back();
    m_freeSlots.pop_back();
    return slot;
}

std::vector<CaseIndex::WordId> CaseIndex::wordsFor(const CaseSummary& summary)
{
    std::vector<WordId> words;
    for (std::string& text :
         wordsOf({summary.id, summary.name, summary.diagnosis, summary.searchedText}, kMostWordsOfCase))
        words.push_back(wordFor(std::move(text)));
    std::ranges::sort(words);
    return words;
}

CaseIndex::WordId CaseIndex::wordFor(std::string&& text)
{
    if (const auto found = m_wordOf.find(text); found != m_wordOf.end())
        return found->second;
    auto id = static_cast<WordId>(m_words.size());
    if (m_freeWords.empty()) {
        m_words.emplace_back();
    } else {
        id = m_freeWords.back();
        m_freeWords.pop_back();
    }
    m_words[id].text = std::move(text);
    m_wordOf.emplace(m_words[id].text, id);
    m_order.push_back({beginningOf(m_words[id].text), id});
    return id;
}

void CaseIndex::file(WordId word, Slot slot)
{
    std::vector<Slot>& slots = m_words[word].slots;
    slots.insert(std::ranges::lower_bound(slots, slot), slot);
}

void CaseIndex::unfile(WordId word, Slot slot)
{
    std::vector<Slot>& slots = m_words[word].slots;
    slots.erase(std::ranges::lower_bound(slots, slot));
    if (slots.empty())
        forget(word);
}

void CaseIndex::forget(WordId word)
{
    settleOrder();
    const Ranked place{beginningOf(m_words[word].text), word};
    const auto isLess = [this](const Ranked& a, const Ranked& b) { return isBefore(a, b); };
    m_order.erase(std::ranges::lower_bound(m_order, place, isLess));
    m_orderedYet = m_order.size();
    m_wordOf.erase(m_words[word].text);
    m_words[word] = Word();
    m_freeWords.push_back(word);
}

bool CaseIndex::isBefore(const Ranked& a, const Ranked& b) const
{
    return a.beginning != b.beginning ? a.beginning < b.beginning
                                      : m_words[a.word].text < m_words[b.word].text;
}

void CaseIndex::settleOrder() const
{
    const auto isLess = [this](const Ranked& a, const Ranked& b) { return isBefore(a, b); };
    const auto middle = m_order.begin() + static_cast<std::ptrdiff_t>(m_orderedYet);
    std::sort(middle, m_order.end(), isLess);
    std::inplace_merge(m_order.begin(), middle, m_order.end(), isLess);
    m_orderedYet = m_order.size();
}

std::vector<char> CaseIndex::slotsWith(std::string_view wordBegin) const
{
    std::vector<char> isWith(m_entries.size(), 0);
    const auto isLess = [this](const Ranked& word, std::string_view begin) {
        return m_words[word.word].text < begin;
    };
    for (auto place = std::lower_bound(m_order.begin(), m_order.end(), wordBegin, isLess);
         place != m_order.end() && m_words[place->word].text.starts_with(wordBegin); ++place) {
        for (const Slot slot : m_words[place->word].slots)
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
    settleOrder();
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
