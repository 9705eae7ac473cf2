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

/// Which of an entry's texts matched the query.
enum class TextKind { Name, Synonym, Id };
/// "name", "synonym" or "id".
std::string_view nameOf(TextKind kind);

/// Quality of a match, best first.
enum class MatchRank {
    ExactName,
    ExactSynonym, ///< or id
    NamePrefix,   ///< the name begins with the query
    WordPrefixes, ///< every word of the query begins a word of the text, in any order
    WithErrors,   ///< the same with typing errors
};
/// "exact_name", "exact_synonym", "name_prefix", "word_prefixes" or "with_errors".
std::string_view nameOf(MatchRank rank);

/// Byte range [begin, end) of a text, at UTF-8 character boundaries.
struct ByteRange
{
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const ByteRange&) const = default;
};

/// A catalogue entry with its best matching text.
struct SearchHit
{
    EntryKind entry = EntryKind::Feature;
    std::size_t index = 0; ///< in Catalogue::features() or diseases()
    TextKind kind = TextKind::Name;
    std::string text; ///< as in the catalogue
    MatchRank rank = MatchRank::ExactName;
    int errors = 0;                 ///< typing errors
    std::vector<ByteRange> matched; ///< ranges to highlight, from left to right

    bool operator==(const SearchHit&) const = default;
};

/// Search-as-you-type over the catalogue: by word prefixes ("abd pai"), in any order, ignoring case and
/// diacritics, with typing errors: one in a word of 4 to 7 letters, two in a longer one, a transposition
/// counting as one. The last word counts as unfinished until a separator follows, so errors are tolerated in
/// its prefix as well. Words of a query match different words of one text. Within a rank: fewer errors, then
/// shorter text, then earlier word, then name before synonym before id, then catalogue order with features
/// first. Results are deterministic. The index is built once, copies what it needs of the catalogue, and is
/// thread-safe for searching.
class CatalogueSearch
{
public:
    static constexpr std::size_t kMostHits = 20;

    explicit CatalogueSearch(const domain::Catalogue& catalogue);
    ~CatalogueSearch();
    CatalogueSearch(CatalogueSearch&&) noexcept;
    CatalogueSearch& operator=(CatalogueSearch&&) noexcept;

    /// Best first, each entry once. Accepts any bytes; only the first 12 words count.
    std::vector<SearchHit> find(std::string_view query, std::size_t mostHits = kMostHits,
                                SearchScope scope = SearchScope::Both) const;

private:
    class Index;
    std::unique_ptr<const Index> m_index;
};

} // namespace genex::search
