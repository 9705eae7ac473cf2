// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"

#include <map>
#include <string>
#include <vector>

namespace genex::domain {

/// Names of a catalogue's entries in another language: id → name, then synonyms.
struct CatalogueNames
{
    using Table = std::map<std::string, std::vector<std::string>, std::less<>>;

    std::string catalogue; ///< id of the catalogue they belong to
    std::string language;  ///< BCP 47: "de-DE"
    Table panels;
    Table features;
    Table diseases;

    bool operator==(const CatalogueNames&) const = default;
};

/// Reads and validates a file of names; a Failure names file, field and remedy.
CatalogueNames loadCatalogueNames(const std::filesystem::path& file);
CatalogueNames parseCatalogueNames(std::string_view text, const std::string& sourceName);

/// The catalogue in the other language. Original names become synonyms, so that a search finds both; entries
/// without a translation keep their names. Throws Failure for a name whose entry does not exist.
Catalogue renamed(const Catalogue& catalogue, const CatalogueNames& names);

} // namespace genex::domain
