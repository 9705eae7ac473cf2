// SPDX-License-Identifier: GPL-3.0-or-later
#include "searchindex.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace genex::search {

namespace {

using Words = std::vector<std::u32string>;

constexpr std::size_t kMostTextBytes = std::numeric_limits<std::uint16_t>::max();

Words wordsOf(std::string_view text)
{
    Words words;
    for (domain::FoldedWord& word : domain::foldWords(text.substr(0, kMostTextBytes)))
        words.push_back(std::move(word.letters));
    words.resize(std::min(words.size(), SearchIndex::kMostWords));
    return words;
}

} // namespace

/// Collected before words are numbered.
struct SearchIndex::Draft
{
    std::vector<IndexedText> texts;
    std::vector<Words> words; ///< of each text
    std::string bytes;

    template <typename Entry>
    void add(std::uint32_t number, const Entry& entry)
    {
        std::vector<Words> added;
        add(number, TextKind::Name, entry.name, added);
        for (const std::string& synonym : entry.synonyms)
            add(number, TextKind::Synonym, synonym, added);
        add(number, TextKind::Id, entry.id, added);
    }

    /// Catalogue order within equal lengths.
    std::vector<std::size_t> shortestFirst() const
    {
        std::vector<std::size_t> order(texts.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [this](std::size_t i) { return texts[i].letters; });
        return order;
    }

private:
    void add(std::uint32_t number, TextKind kind, const std::string& text, std::vector<Words>& added)
    {
        Words folded = wordsOf(text);
        if (folded.empty() || std::ranges::find(added, folded) != added.end())
            return;
        std::size_t letters = 0;
        for (const std::u32string& word : folded)
            letters += word.size();
        const std::size_t size = std::min(text.size(), kMostTextBytes);
        texts.push_back({number, static_cast<std::uint32_t>(bytes.size()), 0,
                         static_cast<std::uint16_t>(size), static_cast<std::uint16_t>(letters),
                         static_cast<std::uint8_t>(folded.size()), kind});
        bytes.append(text, 0, size);
        added.push_back(folded);
        words.push_back(std::move(folded));
    }
};

SearchIndex::SearchIndex(const domain::Catalogue& catalogue)
    : m_featureCount(catalogue.features().size())
    , m_entryCount(m_featureCount + catalogue.diseases().size())
{
    Draft draft;
    std::uint32_t number = 0;
    for (const domain::Feature& feature : catalogue.features())
        draft.add(number++, feature);
    for (const domain::Disease& disease : catalogue.diseases())
        draft.add(number++, disease);
    index(draft);
    m_holding.file(m_vocabulary.size(), *this, kMostWords);
    m_beginning.file(m_vocabulary.size(), *this, 1);
}

void SearchIndex::index(Draft& draft)
{
    Words all;
    for (const Words& words : draft.words)
        all.insert(all.end(), words.begin(), words.end());
    m_vocabulary = Vocabulary(std::move(all));
    m_bytes = std::move(draft.bytes);
    for (const std::size_t i : draft.shortestFirst()) {
        m_texts.push_back(draft.texts[i]);
        m_texts.back().firstWord = static_cast<std::uint32_t>(m_words.size());
        for (const std::u32string& word : draft.words[i])
            m_words.push_back(m_vocabulary.beginningWith(word).first);
    }
}

/// Counts the texts of each word, then stores them: a counting sort of (word, text).
void SearchIndex::Postings::file(std::size_t wordCount, const SearchIndex& index, std::size_t mostWordsOfText)
{
    const auto forEach = [&](auto&& use) {
        for (std::size_t id = 0; id < index.m_texts.size(); ++id) {
            const auto words = index.words(index.m_texts[id]);
            for (const Vocabulary::Id word : words.first(std::min(words.size(), mostWordsOfText)))
                use(word, static_cast<TextId>(id));
        }
    };
    m_first.assign(wordCount + 1, 0);
    forEach([&](Vocabulary::Id word, TextId) { ++m_first[word + 1]; });
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    std::vector<std::uint32_t> next = m_first;
    m_texts.resize(m_first.back());
    forEach([&](Vocabulary::Id word, TextId id) { m_texts[next[word]++] = id; });
}

std::span<const SearchIndex::TextId> SearchIndex::Postings::of(Vocabulary::Id word) const
{
    return std::span(m_texts).subspan(m_first[word], m_first[word + 1] - m_first[word]);
}

std::pair<EntryKind, std::size_t> SearchIndex::entry(const IndexedText& text) const
{
    return text.entry < m_featureCount ? std::pair(EntryKind::Feature, std::size_t{text.entry})
                                       : std::pair(EntryKind::Disease, text.entry - m_featureCount);
}

std::string_view SearchIndex::bytes(const IndexedText& text) const
{
    return std::string_view(m_bytes).substr(text.firstByte, text.bytes);
}

std::span<const Vocabulary::Id> SearchIndex::words(const IndexedText& text) const
{
    return std::span(m_words).subspan(text.firstWord, text.words);
}

} // namespace genex::search
