// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "search/cataloguesearch.h"

#include "common/resources.h"

#include <iostream>

namespace genex::cli {

namespace {

using search::CatalogueSearch;
using search::EntryKind;
using search::SearchHit;
using search::TextKind;

struct SearchOptions
{
    std::vector<std::string> words;
    std::string catalogue;
    std::size_t mostHits = CatalogueSearch::kMostHits;
};

struct EntryNames
{
    const char* kind;
    std::string id;
    std::string name;
};

EntryNames namesOf(const domain::Catalogue& catalogue, const SearchHit& hit)
{
    if (hit.entry == EntryKind::Feature)
        return {"feature", catalogue.features()[hit.index].id, catalogue.features()[hit.index].name};
    return {"disease", catalogue.diseases()[hit.index].id, catalogue.diseases()[hit.index].name};
}

services::Json toJson(const domain::Catalogue& catalogue, const SearchHit& hit)
{
    const EntryNames entry = namesOf(catalogue, hit);
    services::Json ranges = services::Json::array();
    for (const search::ByteRange& range : hit.matched)
        ranges.push_back({range.begin, range.end});
    return {{"kind", entry.kind},          {"id", entry.id},         {"name", entry.name},
            {"matched", nameOf(hit.kind)}, {"text", hit.text},       {"rank", nameOf(hit.rank)},
            {"errors", hit.errors},        {"matched_bytes", ranges}};
}

/// "Hb — synonym of Haemoglobin (feature haemoglobin)"
void print(const domain::Catalogue& catalogue, const SearchHit& hit)
{
    const EntryNames entry = namesOf(catalogue, hit);
    std::cout << hit.text;
    if (hit.kind != TextKind::Name)
        std::cout << " — " << nameOf(hit.kind) << " of " << entry.name;
    std::cout << " (" << entry.kind << ' ' << entry.id << ")\n";
}

void run(const SearchOptions& options, bool wantsJson)
{
    const std::filesystem::path file = options.catalogue.empty()
                                           ? resourceFolder() / "sample" / "catalogue.json"
                                           : std::filesystem::path(options.catalogue);
    const domain::Catalogue catalogue = domain::loadCatalogue(file);
    std::string query;
    for (const std::string& word : options.words)
        query += (query.empty() ? "" : " ") + word;
    services::Json list = services::Json::array();
    for (const SearchHit& hit : CatalogueSearch(catalogue).find(query, options.mostHits)) {
        if (wantsJson)
            list.push_back(toJson(catalogue, hit));
        else
            print(catalogue, hit);
    }
    if (wantsJson)
        std::cout << list.dump(2) << '\n';
}

} // namespace

void addSearchCommand(CLI::App& data, Action& action)
{
    constexpr std::size_t kMostHits = 10'000;
    auto options = std::make_shared<SearchOptions>();
    CLI::App* command = data.add_subcommand("search", "Search features and diseases by name, synonym or id");
    command->add_option("words", options->words, "Search text, for example: abd pain")->required();
    command->add_option("--catalogue", options->catalogue, "Catalogue (default: that of the sample)");
    command->add_option("--limit", options->mostHits, "Maximum number")
        ->check(CLI::Range(std::size_t{1}, kMostHits))
        ->capture_default_str();
    command->callback([options, &action] {
        action = [options](Context& context) { return attempt([&] { run(*options, context.wantsJson); }); };
    });
}

} // namespace genex::cli
