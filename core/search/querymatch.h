// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "searchindex.h"

#include <algorithm>
#include <array>
#include <optional>

namespace genex::search {

/// The typed text as words; the last one may be unfinished.
struct Query
{
    static constexpr std::size_t kMostWords = 12;

    explicit Query(std::string_view typed);

    std::vector<std::u32string> words;
    bool isLastFinished = false;

    /// How a word is compared when typing errors are allowed.
    Likeness forgiving(std::size_t word) const;
    /// False: all words are too short for errors.
    bool canBeForgiven() const;
};

/// Matches a query against the texts of an index, exactly or with errors. Refers to both; used for one
/// search.
class QueryMatch
{
public:
    enum class Errors { Refused, Forgiven };

    /// How one text matches the query.
    struct Match
    {
        MatchRank rank = MatchRank::WithErrors;
        int errors = 0;
        std::size_t firstWord = 0; ///< index of the first matched word
        std::array<std::uint8_t, Query::kMostWords>
            wordOfText{}; ///< word of the text matched by each word of the query
    };

    QueryMatch(const SearchIndex& index, const Query& query, Errors errors);

    /// Calls visit(text, rank) for every text that ranks above WordPrefixes.
    template <typename Visit>
    void forEachBeginning(Visit&& visit) const
    {
        const Vocabulary::Range range = wordsOfBeginning();
        for (Vocabulary::Id word = range.first; word < range.last; ++word) {
            for (const SearchIndex::TextId text : m_index.textsBeginningWith(word)) {
                const MatchRank rank = rankOf(m_index.text(text), 0);
                if (rank < MatchRank::WordPrefixes)
                    visit(text, rank);
            }
        }
    }

    /// Calls visit(text, errors) for every candidate: texts with a word similar to the query's most selective
    /// one, and the errors in it. A list, sorted by length, ends when `visit` returns false.
    template <typename Visit>
    void forEachCandidate(Visit&& visit) const
    {
        for (const Vocabulary::Like& like : m_rarest) {
            for (const SearchIndex::TextId text : m_index.textsWith(like.word)) {
                if (!visit(text, like.errors))
                    break;
            }
        }
    }

    /// False: some word of the query has no match in the text.
    bool matches(const IndexedText& text, Match& match);

private:
    static constexpr std::uint8_t kUnlike = 255;
    static constexpr std::uint8_t kUnknown = 254;

    /// Candidates for one word of the query.
    struct Meaning
    {
        Vocabulary::Range prefixed;
        bool isWhole = false;                 ///< the first of `prefixed` is the word itself
        std::optional<WordLikeness> likeness; ///< if errors are allowed
        std::vector<std::uint8_t> errors;     ///< per word of the vocabulary, as far as computed
    };
    class Pairing;

    std::vector<Vocabulary::Like> rarestStrictly() const;
    std::vector<Vocabulary::Like> rarestForgiving(const Query& query) const;
    std::vector<std::size_t> rarestFirst(const Query& query) const;
    Vocabulary::Range wordsOfBeginning() const;
    std::uint8_t errorsOf(std::size_t asked, Vocabulary::Id word);
    bool beginsWithQuery(std::span<const Vocabulary::Id> words) const;
    bool isQuery(std::span<const Vocabulary::Id> words) const;
    MatchRank rankOf(const IndexedText& text, int errors) const;

    const SearchIndex& m_index;
    std::vector<Meaning> m_meanings;
    std::vector<Vocabulary::Like> m_rarest;
};

} // namespace genex::search
