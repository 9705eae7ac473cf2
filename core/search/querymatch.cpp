// SPDX-License-Identifier: GPL-3.0-or-later
#include "querymatch.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace genex::search {

Query::Query(std::string_view typed)
{
    std::vector<domain::FoldedWord> folded = domain::foldWords(typed);
    isLastFinished = folded.size() > kMostWords || (!folded.empty() && folded.back().end() < typed.size());
    folded.resize(std::min(folded.size(), kMostWords));
    for (domain::FoldedWord& word : folded)
        words.push_back(std::move(word.letters));
}

Likeness Query::forgiving(std::size_t word) const
{
    const bool isUnfinished = word + 1 == words.size() && !isLastFinished;
    return isUnfinished ? Likeness::MistypedPrefix : Likeness::PrefixOrMistyped;
}

bool Query::canBeForgiven() const
{
    return std::ranges::any_of(words, [](const auto& word) { return errorsAllowed(word.size()) > 0; });
}

/// Assigns each word of the query a distinct word of the text: the one with the fewest errors, the first in a
/// tie. If only taken ones are left, earlier assignments are moved (augmenting paths), so that a matching is
/// found if there is one: "a abd" matches "abdominal aorta".
class QueryMatch::Pairing
{
public:
    Pairing(QueryMatch& query, std::span<const Vocabulary::Id> words)
        : m_query(query)
        , m_words(words)
    {}

    bool make()
    {
        for (std::size_t asked = 0; asked < m_query.m_meanings.size(); ++asked) {
            m_tried = 0;
            if (!place(asked))
                return false;
        }
        return true;
    }

    int errors()
    {
        int sum = 0;
        for (std::size_t asked = 0; asked < m_query.m_meanings.size(); ++asked)
            sum += errorsOf(asked, m_wordOf[asked]);
        return sum;
    }

    std::size_t firstWord() const { return static_cast<std::size_t>(std::countr_zero(m_taken)); }
    const std::array<std::uint8_t, Query::kMostWords>& wordOf() const { return m_wordOf; }

private:
    std::uint8_t errorsOf(std::size_t asked, std::size_t word)
    {
        return m_query.errorsOf(asked, m_words[word]);
    }

    static std::uint64_t bit(std::size_t word) { return std::uint64_t{1} << word; }

    bool place(std::size_t asked) { return takeFree(asked) || takeFromAnother(asked); }

    bool takeFree(std::size_t asked)
    {
        std::uint8_t fewest = kUnlike;
        std::size_t best = 0;
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            if ((m_taken & bit(word)) != 0)
                continue;
            const std::uint8_t errors = errorsOf(asked, word);
            if (errors < fewest) {
                fewest = errors;
                best = word;
            }
        }
        if (fewest != kUnlike)
            take(asked, best);
        return fewest != kUnlike;
    }

    bool takeFromAnother(std::size_t asked)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            if (errorsOf(asked, word) == kUnlike || (m_tried & bit(word)) != 0)
                continue;
            m_tried |= bit(word);
            if (place(m_ownerOf[word])) {
                take(asked, word);
                return true;
            }
        }
        return false;
    }

    void take(std::size_t asked, std::size_t word)
    {
        m_taken |= bit(word);
        m_ownerOf[word] = static_cast<std::uint8_t>(asked);
        m_wordOf[asked] = static_cast<std::uint8_t>(word);
    }

    QueryMatch& m_query;
    std::span<const Vocabulary::Id> m_words;
    std::uint64_t m_taken = 0;
    std::uint64_t m_tried = 0;
    std::array<std::uint8_t, Query::kMostWords> m_wordOf{};
    std::array<std::uint8_t, SearchIndex::kMostWords> m_ownerOf{};
};

QueryMatch::QueryMatch(const SearchIndex& index, const Query& query, Errors errors)
    : m_index(index)
{
    const Vocabulary& vocabulary = index.vocabulary();
    for (std::size_t i = 0; i < query.words.size(); ++i) {
        const std::u32string& word = query.words[i];
        Meaning& meaning = m_meanings.emplace_back();
        meaning.prefixed = vocabulary.beginningWith(word);
        const bool isAny = meaning.prefixed.first < meaning.prefixed.last;
        meaning.isWhole = isAny && vocabulary.word(meaning.prefixed.first) == word;
        if (errors == Errors::Forgiven && errorsAllowed(word.size()) > 0) {
            meaning.likeness.emplace(word, query.forgiving(i));
            meaning.errors.assign(vocabulary.size(), kUnknown);
        }
    }
    m_rarest = errors == Errors::Forgiven ? rarestForgiving(query) : rarestStrictly();
}

std::vector<Vocabulary::Like> QueryMatch::rarestStrictly() const
{
    const auto count = [this](const Meaning& meaning) { return m_index.textCount(meaning.prefixed); };
    const Vocabulary::Range range = std::ranges::min_element(m_meanings, {}, count)->prefixed;
    std::vector<Vocabulary::Like> words;
    for (Vocabulary::Id word = range.first; word < range.last; ++word)
        words.push_back({word, 0});
    return words;
}

/// Scanning the vocabulary is expensive, so not every word does it: the rarest first, which is the mistyped
/// one if there is any, and others only while too many texts remain. The remaining words are compared with
/// the words of the remaining texts. Fewer errors first, so that good texts come early.
std::vector<Vocabulary::Like> QueryMatch::rarestForgiving(const Query& query) const
{
    constexpr std::size_t kFewTexts = 500;
    std::vector<Vocabulary::Like> best;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const std::size_t word : rarestFirst(query)) {
        std::vector<Vocabulary::Like> likes =
            m_index.vocabulary().like(query.words[word], query.forgiving(word));
        std::size_t texts = 0;
        for (const Vocabulary::Like& like : likes)
            texts += m_index.textsWith(like.word).size();
        if (texts < fewest) {
            fewest = texts;
            best = std::move(likes);
        }
        if (fewest <= kFewTexts)
            break;
    }
    std::ranges::stable_sort(best, {}, &Vocabulary::Like::errors);
    return best;
}

/// By the number of texts with exact matches; the longest in a tie.
std::vector<std::size_t> QueryMatch::rarestFirst(const Query& query) const
{
    std::vector<std::size_t> words(query.words.size());
    std::iota(words.begin(), words.end(), std::size_t{0});
    std::ranges::stable_sort(words, {}, [&](std::size_t word) {
        const auto letters = static_cast<int>(query.words[word].size());
        return std::pair(m_index.textCount(m_meanings[word].prefixed), -letters);
    });
    return words;
}

/// All words of the query but the last must be complete for a text to begin with it.
Vocabulary::Range QueryMatch::wordsOfBeginning() const
{
    const Meaning& first = m_meanings.front();
    if (m_meanings.size() == 1)
        return first.prefixed;
    return first.isWhole ? Vocabulary::Range{first.prefixed.first, first.prefixed.first + 1}
                         : Vocabulary::Range{};
}

std::uint8_t QueryMatch::errorsOf(std::size_t asked, Vocabulary::Id word)
{
    Meaning& meaning = m_meanings[asked];
    if (meaning.prefixed.contains(word))
        return 0;
    if (!meaning.likeness)
        return kUnlike;
    std::uint8_t& errors = meaning.errors[word];
    if (errors == kUnknown) {
        const int found = meaning.likeness->errorsOf(m_index.vocabulary().word(word));
        errors = found < meaning.likeness->none() ? static_cast<std::uint8_t>(found) : kUnlike;
    }
    return errors;
}

bool QueryMatch::matches(const IndexedText& text, Match& match)
{
    if (text.words < m_meanings.size())
        return false;
    Pairing pairing(*this, m_index.words(text));
    if (!pairing.make())
        return false;
    match.errors = pairing.errors();
    match.rank = rankOf(text, match.errors);
    match.firstWord = pairing.firstWord();
    match.wordOfText = pairing.wordOf();
    return true;
}

MatchRank QueryMatch::rankOf(const IndexedText& text, int errors) const
{
    if (errors > 0)
        return MatchRank::WithErrors;
    const auto words = m_index.words(text);
    const bool isName = text.kind == TextKind::Name;
    if (isQuery(words))
        return isName ? MatchRank::ExactName : MatchRank::ExactSynonym;
    return isName && beginsWithQuery(words) ? MatchRank::NamePrefix : MatchRank::WordPrefixes;
}

/// All words but the last are complete; the last may continue.
bool QueryMatch::beginsWithQuery(std::span<const Vocabulary::Id> words) const
{
    if (words.size() < m_meanings.size())
        return false;
    for (std::size_t i = 0; i + 1 < m_meanings.size(); ++i) {
        if (!m_meanings[i].isWhole || words[i] != m_meanings[i].prefixed.first)
            return false;
    }
    return m_meanings.back().prefixed.contains(words[m_meanings.size() - 1]);
}

bool QueryMatch::isQuery(std::span<const Vocabulary::Id> words) const
{
    const Meaning& last = m_meanings.back();
    return words.size() == m_meanings.size() && beginsWithQuery(words) && last.isWhole &&
           words.back() == last.prefixed.first;
}

} // namespace genex::search
