// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/cataloguesearch.h"

#include "querymatch.h"

#include <algorithm>
#include <limits>

namespace genex::search {

namespace {

using TextId = SearchIndex::TextId;

constexpr std::array<std::string_view, 3> kTextKindNames{"name", "synonym", "id"};
constexpr std::array<std::string_view, 5> kRankNames{"exact_name", "exact_synonym", "name_prefix",
                                                     "word_prefixes", "with_errors"};

/// Sort key of the results, best first; the text's number in the low half breaks ties.
using Key = std::uint64_t;
constexpr int kKindBits = 2;
constexpr int kNumberBits = 32;
constexpr Key kNoKey = std::numeric_limits<Key>::max();

Key keyOf(const QueryMatch::Match& match, const IndexedText& text, TextId id)
{
    constexpr Key kMostLettersCounted = 0x3FF;
    Key key = static_cast<Key>(match.rank);
    key = key << 5 | static_cast<Key>(match.errors); // at most 12 words with 2 errors each
    key = key << 10 | std::min<Key>(text.letters, kMostLettersCounted);
    key = key << 6 | match.firstWord;
    key = key << kKindBits | static_cast<Key>(text.kind);
    return key << kNumberBits | id;
}

bool isIn(SearchScope scope, EntryKind kind)
{
    return scope == SearchScope::Both || (scope == SearchScope::Features) == (kind == EntryKind::Feature);
}

/// Keeps the best text of each entry and a bound for what is still relevant.
class BestTexts
{
public:
    BestTexts(std::size_t entries, std::size_t most)
        : m_bestOf(entries, kNoKey)
        , m_most(most)
    {}

    /// Texts with this key or a larger one are not needed.
    Key bound() const { return m_bound; }

    void add(std::uint32_t entry, Key key)
    {
        if (m_bestOf[entry] == kNoKey)
            addFirst(key);
        m_bestOf[entry] = std::min(m_bestOf[entry], key);
    }

    std::vector<TextId> take()
    {
        std::erase(m_bestOf, kNoKey);
        const std::size_t count = std::min(m_most, m_bestOf.size());
        std::partial_sort(m_bestOf.begin(), m_bestOf.begin() + static_cast<std::ptrdiff_t>(count),
                          m_bestOf.end());
        std::vector<TextId> texts;
        for (std::size_t i = 0; i < count; ++i)
            texts.push_back(static_cast<TextId>(m_bestOf[i]));
        return texts;
    }

private:
    /// The worst of the `most` best first keys is no better than the worst of their best keys, so it is a
    /// valid bound.
    void addFirst(Key key)
    {
        m_firstKeys.push_back(key);
        std::ranges::push_heap(m_firstKeys);
        if (m_firstKeys.size() > m_most) {
            std::ranges::pop_heap(m_firstKeys);
            m_firstKeys.pop_back();
        }
        if (m_firstKeys.size() == m_most)
            m_bound = m_firstKeys.front() + 1;
    }

    std::vector<Key> m_bestOf;
    std::vector<Key> m_firstKeys; ///< a heap, worst first
    std::size_t m_most;
    Key m_bound = kNoKey;
};

/// Smallest key of a text with this rank and at least this many errors.
Key leastKeyOf(const IndexedText& text, MatchRank rank, int errors)
{
    constexpr int kNotKnownYet = kKindBits + kNumberBits;
    QueryMatch::Match match;
    match.rank = rank;
    match.errors = errors;
    return keyOf(match, text, 0) >> kNotKnownYet << kNotKnownYet;
}

std::vector<TextId> bestTexts(const SearchIndex& index, QueryMatch& query, std::size_t most,
                              SearchScope scope)
{
    BestTexts best(index.entryCount(), most);
    QueryMatch::Match match;
    const auto consider = [&](TextId id) {
        const IndexedText& text = index.text(id);
        if (isIn(scope, index.entry(text).first) && query.matches(text, match))
            best.add(text.entry, keyOf(match, text, id));
    };
    query.forEachBeginning([&](TextId id, MatchRank rank) {
        if (leastKeyOf(index.text(id), rank, 0) < best.bound())
            consider(id);
    });
    query.forEachCandidate([&](TextId id, int errors) {
        const MatchRank rank = errors > 0 ? MatchRank::WithErrors : MatchRank::WordPrefixes;
        if (leastKeyOf(index.text(id), rank, errors) >= best.bound())
            return false;
        consider(id);
        return true;
    });
    return best.take();
}

std::vector<ByteRange> rangesOf(const Query& query, const QueryMatch::Match& match, std::string_view bytes)
{
    const std::vector<domain::FoldedWord> words = domain::foldWords(bytes);
    std::vector<ByteRange> ranges;
    for (std::size_t i = 0; i < query.words.size(); ++i) {
        const domain::FoldedWord& word = words[match.wordOfText.at(i)];
        const std::size_t meant = lettersMeant(query.words[i], word.letters, query.forgiving(i));
        ranges.push_back({word.starts.front(), word.endOfLetters(meant)});
    }
    std::ranges::sort(ranges, {}, &ByteRange::begin);
    return ranges;
}

SearchHit hitOf(const SearchIndex& index, const Query& query, QueryMatch& matcher, TextId id)
{
    const IndexedText& text = index.text(id);
    QueryMatch::Match match;
    matcher.matches(text, match);
    const auto [kind, position] = index.entry(text);
    const std::string_view bytes = index.bytes(text);
    return {kind,
            position,
            text.kind,
            std::string(bytes),
            match.rank,
            match.errors,
            rangesOf(query, match, bytes)};
}

std::vector<SearchHit> search(const SearchIndex& index, const Query& query, QueryMatch::Errors errors,
                              std::size_t mostHits, SearchScope scope)
{
    QueryMatch matcher(index, query, errors);
    std::vector<SearchHit> hits;
    for (const TextId id : bestTexts(index, matcher, mostHits, scope))
        hits.push_back(hitOf(index, query, matcher, id));
    return hits;
}

} // namespace

class CatalogueSearch::Index : public SearchIndex
{
public:
    using SearchIndex::SearchIndex;
};

std::string_view nameOf(TextKind kind)
{
    return kTextKindNames.at(static_cast<std::size_t>(kind));
}

std::string_view nameOf(MatchRank rank)
{
    return kRankNames.at(static_cast<std::size_t>(rank));
}

CatalogueSearch::CatalogueSearch(const domain::Catalogue& catalogue)
    : m_index(std::make_unique<Index>(catalogue))
{}

CatalogueSearch::~CatalogueSearch() = default;
CatalogueSearch::CatalogueSearch(CatalogueSearch&&) noexcept = default;
CatalogueSearch& CatalogueSearch::operator=(CatalogueSearch&&) noexcept = default;

std::vector<SearchHit> CatalogueSearch::find(std::string_view query, std::size_t mostHits,
                                             SearchScope scope) const
{
    const Query words(query);
    if (words.words.empty() || mostHits == 0)
        return {};
    std::vector<SearchHit> hits = search(*m_index, words, QueryMatch::Errors::Refused, mostHits, scope);
    // Matches with errors rank last: they are searched only if there are not enough others.
    if (hits.size() < mostHits && words.canBeForgiven())
        hits = search(*m_index, words, QueryMatch::Errors::Forgiven, mostHits, scope);
    return hits;
}

} // namespace genex::search
