// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/cataloguesearch.h"
#include "vocabulary.h"

#include "domain/foldtext.h"

#include <cstdint>
#include <span>
#include <utility>

namespace genex::search {

/// A text of an entry and the location of its words in the index.
struct IndexedText
{
    std::uint32_t entry = 0; ///< features first, then diseases
    std::uint32_t firstByte = 0;
    std::uint32_t firstWord = 0;
    std::uint16_t bytes = 0;
    std::uint16_t letters = 0;
    std::uint8_t words = 0;
    TextKind kind = TextKind::Name;
};

/// All names, synonyms and ids, by their words, without duplicates within an entry. Texts are numbered by
/// length, as results are ordered, so that iteration can stop at the first that is too long.
class SearchIndex
{
public:
    using TextId = std::uint32_t;
    /// Words per text; further ones are not indexed. One bit each while a query is matched.
    static constexpr std::size_t kMostWords = 64;

    explicit SearchIndex(const domain::Catalogue& catalogue);

    const Vocabulary& vocabulary() const { return m_vocabulary; }
    std::size_t entryCount() const { return m_entryCount; }
    std::pair<EntryKind, std::size_t> entry(const IndexedText& text) const;

    const IndexedText& text(TextId id) const { return m_texts[id]; }
    std::string_view bytes(const IndexedText& text) const;
    std::span<const Vocabulary::Id> words(const IndexedText& text) const;
    /// Texts that contain a word, and those that begin with it; shortest first.
    std::span<const TextId> textsWith(Vocabulary::Id word) const { return m_holding.of(word); }
    std::span<const TextId> textsBeginningWith(Vocabulary::Id word) const { return m_beginning.of(word); }
    /// Number of texts with words of a range; a text with two of them counts twice.
    std::size_t textCount(Vocabulary::Range words) const { return m_holding.count(words); }

private:
    struct Draft;

    /// Texts filed under words.
    class Postings
    {
    public:
        void file(std::size_t wordCount, const SearchIndex& index, std::size_t mostWordsOfText);
        std::span<const TextId> of(Vocabulary::Id word) const;
        std::size_t count(Vocabulary::Range words) const
        {
            return m_first[words.last] - m_first[words.first];
        }

    private:
        std::vector<TextId> m_texts;
        std::vector<std::uint32_t> m_first; ///< of each word, then the end
    };

    void index(Draft& draft);

    Vocabulary m_vocabulary;
    std::string m_bytes;
    std::vector<IndexedText> m_texts;
    std::vector<Vocabulary::Id> m_words;
    Postings m_holding;
    Postings m_beginning;
    std::size_t m_featureCount = 0;
    std::size_t m_entryCount = 0;
};

} // namespace genex::search
