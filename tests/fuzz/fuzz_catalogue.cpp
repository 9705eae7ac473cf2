// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues, what is typed into their search, and Turney's files of costs: any bytes are refused or
// understood, and what is understood keeps its promises. The first byte says which: c, q or t.
#include "search/cataloguesearch.h"

#include "common/result.h"
#include "domain/foldtext.h"
#include "domain/turney.h"

#include <cstdint>
#include <cstdlib>

using namespace genex;
using namespace genex::domain;
using namespace genex::search;

namespace {

void require(bool isKept)
{
    if (!isKept)
        std::abort();
}

void checkHits(const std::vector<SearchHit>& hits, std::size_t most)
{
    require(hits.size() <= most);
    for (const SearchHit& hit : hits) {
        std::size_t end = 0;
        for (const ByteRange& range : hit.matched) {
            require(range.begin >= end && range.end > range.begin && range.end <= hit.text.size());
            require(isValidUtf8(std::string_view(hit.text).substr(range.begin, range.end - range.begin)));
            end = range.end;
        }
    }
}

/// Written and read again it is the same, and its entries are found by their names.
void checkCatalogue(const Catalogue& catalogue)
{
    require(parseCatalogue(nlohmann::json(catalogue).dump(), "again") == catalogue);
    const CatalogueSearch search(catalogue);
    for (const Feature& feature : catalogue.features()) {
        const std::vector<SearchHit> hits = search.find(feature.name, 5);
        checkHits(hits, 5);
        require(!hits.empty() || foldWords(feature.name).empty());
    }
}

void readCatalogue(std::string_view text)
{
    if (const auto catalogue = attempt([&] { return parseCatalogue(text, "c.json"); }))
        checkCatalogue(*catalogue);
}

const CatalogueSearch& fixedSearch()
{
    static const CatalogueSearch search([] {
        CatalogueContent content;
        const char* const names[] = {"Abdominal pain",    "Hæmoglobin",   "Größe",     "Chest X-ray",
                                     "Ménière’s disease", "Pancreatitis", "a a a a b", "10⁹/L",
                                     "Боль в животе"};
        for (const char* name : names)
            content.diseases.push_back({"d", name, {"Hb", "pain pain"}, {}, false});
        return Catalogue(std::move(content));
    }());
    return search;
}

void askFor(std::string_view query)
{
    constexpr std::size_t kMost = 4;
    const std::vector<SearchHit> hits = fixedSearch().find(query, kMost);
    checkHits(hits, kMost);
    require(hits == fixedSearch().find(query, kMost, SearchScope::Diseases));
}

/// The four files one behind the other, with a line of '=' between them.
void readCosts(std::string_view bytes)
{
    constexpr std::string_view kBetween = "\n=\n";
    const auto next = [&] {
        const std::size_t end = std::min(bytes.find(kBetween), bytes.size());
        std::string part(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + kBetween.size(), bytes.size()));
        return part;
    };
    const TurneyTexts texts{"t", next(), next(), next(), next()};
    if (const auto costs = attempt([&] { return parseTurney(texts); })) {
        const Catalogue catalogue = catalogueOf(*costs);
        checkCatalogue(catalogue);
        checkCatalogue(withCosts(catalogue, *costs));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    if (bytes.empty())
        return 0;
    if (bytes.front() == 'c')
        readCatalogue(bytes.substr(1));
    else if (bytes.front() == 't')
        readCosts(bytes.substr(1));
    else
        askFor(bytes.substr(1));
    return 0;
}
