// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/cataloguesearch.h"

#include "domain/catalogue.h"
#include "domain/finding.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace genex::services {

/// What a model can be told of, as its manifest lists it: so that a misspelt finding is noticed when it is
/// entered, without an engine. The engine checks again.
class ModelFeatures
{
public:
    /// Of no model: nothing is known.
    ModelFeatures() = default;
    /// Throws Failure: NotFound where there is no model, InvalidInput for a manifest that lists no features.
    ModelFeatures(const std::filesystem::path& model, const domain::Catalogue& catalogue);

    /// Throws Failure(InvalidInput) with names that are like it.
    void requireKnown(const std::string& feature) const;
    /// The finding as this feature is told: 0 and 1 are absent and present, a number may name a category.
    /// Throws Failure(InvalidInput) where it does not fit.
    domain::Finding fitted(const domain::Finding& finding) const;

    enum class Kind { Presence, Number, Category };
    /// Presence for a feature that is not known.
    Kind kindOf(std::string_view feature) const;
    /// Of a feature that is told by category; else none.
    std::vector<std::string> categoriesOf(std::string_view feature) const;
    /// These features alone, with the catalogue's entries, or the id where it has none.
    const domain::Catalogue& names() const { return m_names; }

private:
    struct Feature
    {
        Kind kind = Kind::Presence;
        std::vector<std::string> categories;
    };

    std::map<std::string, Feature, std::less<>> m_features;
    domain::Catalogue m_names;
};

/// What a case says its answers are of: "embedded/1" for one that came with the program, else the folder's
/// name.
std::string modelNameOf(const std::filesystem::path& model);

} // namespace genex::services
