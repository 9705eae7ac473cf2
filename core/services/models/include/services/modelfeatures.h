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

/// The features a model accepts, from its manifest: detects a misspelt finding on entry, without an engine.
/// The engine checks again.
class ModelFeatures
{
public:
    /// No model: no features.
    ModelFeatures() = default;
    /// Throws Failure: NotFound if there is no model, InvalidInput for a manifest without features.
    ModelFeatures(const std::filesystem::path& model, const domain::Catalogue& catalogue);

    /// Throws Failure(InvalidInput) with similar names.
    void requireKnown(const std::string& feature) const;
    /// The finding in this feature's form: 0 and 1 are absent and present, a number may name a category.
    /// Throws Failure(InvalidInput) if it does not fit.
    domain::Finding fitted(const domain::Finding& finding) const;

    enum class Kind { Presence, Number, Category };
    /// Presence for an unknown feature.
    Kind kindOf(std::string_view feature) const;
    /// For a categorical feature; else empty.
    std::vector<std::string> categoriesOf(std::string_view feature) const;
    /// Only these features, with their catalogue entries, or the id if there is none.
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

/// Model name recorded in a case: "embedded/1" for a bundled one, else the folder's name.
std::string modelNameOf(const std::filesystem::path& model);

} // namespace genex::services
