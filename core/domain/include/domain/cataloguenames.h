// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <map>
#include <string>
#include <vector>

namespace genex::domain {

/// What a catalogue's entries are called in another language: id → the name, then synonyms.
struct CatalogueNames
{
    using Table = std::map<std::string, std::vector<std::string>, std::less<>>;

    std::string catalogue; ///< the id of the one they are for
    std::string language;  ///< BCP 47: "de-DE"
    Table panels;
    Table features;
    Table diseases;

    bool operator==(const CatalogueNames&) const = default;
};

/// Reads and checks a file of names; a Failure names file, field and remedy.
CatalogueNames loadCatalogueNames(const std::filesystem::path& file);
CatalogueNames parseCatalogueNames(std::string_view text, const std::string& sourceName);

/// The catalogue in the other language. What it was called before becomes a synonym, so that a search finds
/// both; what has no other name keeps its own. Throws Failure where a name is for an entry that is not there.
Catalogue renamed(const Catalogue& catalogue, const CatalogueNames& names);

} // namespace genex::domain
