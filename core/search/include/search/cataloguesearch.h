// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace genex::search {

enum class SearchScope { Both, Features, Diseases };
enum class EntryKind { Feature, Disease };

/// Which of an entry's texts the query met.
enum class TextKind { Name, Synonym, Id };
/// "name", "synonym" or "id".
std::string_view nameOf(TextKind kind);

/// How well it met it, best first.
enum class MatchRank {
    ExactName,
    ExactSynonym, ///< or id
    NamePrefix,   ///< the name begins with the query
    WordPrefixes, ///< every word of the query begins a word of the text, in any order
    WithErrors,   ///< the same with typing errors
};
/// "exact_name", "exact_synonym", "name_prefix", "word_prefixes" or "with_errors".
std::string_view nameOf(MatchRank rank);

/// Bytes of a text, the end not included; never inside a UTF-8 character.
struct ByteRange
{
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const ByteRange&) const = default;
};

/// One entry of the catalogue, by the text of it that matched best.
struct SearchHit
{
    EntryKind entry = EntryKind::Feature;
    std::size_t index = 0; ///< in Catalogue::features() or diseases()
    TextKind kind = TextKind::Name;
    std::string text; ///< as it stands in the catalogue
    MatchRank rank = MatchRank::ExactName;
    int errors = 0;                 ///< typing errors that were forgiven
    std::vector<ByteRange> matched; ///< what to highlight in the text, from left to right

    bool operator==(const SearchHit&) const = default;
};

/// Finds entries while somebody types: by beginnings of words ("abd pai"), in any order, whatever the case
/// and the diacritics, and with typing errors: one in a word of 4 to 7 letters, two in a longer one, where
/// swapped neighbours count as one. The last word counts as unfinished until something stands behind it, so
/// errors are forgiven in its beginning too. Words of a query meet different words of one text.
///
/// Within a rank: fewer errors, then the shorter text, then the earlier word, then name before synonym before
/// id, then the catalogue's order with features first. The same query always gives the same answer.
///
/// The index is made once and holds what it needs of the catalogue; any number of threads may search in it.
class CatalogueSearch
{
public:
    static constexpr std::size_t kMostHits = 20;

    explicit CatalogueSearch(const domain::Catalogue& catalogue);
    ~CatalogueSearch();
    CatalogueSearch(CatalogueSearch&&) noexcept;
    CatalogueSearch& operator=(CatalogueSearch&&) noexcept;

    /// Best first, each entry once. Any bytes may be asked for; the first 12 words count.
    std::vector<SearchHit> find(std::string_view query, std::size_t mostHits = kMostHits,
                                SearchScope scope = SearchScope::Both) const;

private:
    class Index;
    std::unique_ptr<const Index> m_index;
};

} // namespace genex::search
