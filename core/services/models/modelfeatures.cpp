// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelfeatures.h"

#include "contract/manifest.h"

#include "common/error.h"
#include "common/resources.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <charconv>

namespace genex::services {

namespace {

using domain::Finding;
using domain::FindingState;

constexpr std::size_t kMostManifestBytes = std::size_t{256} << 20U;
constexpr std::size_t kNamesShown = 3;

contract::ModelInputs inputsOf(const std::filesystem::path& model)
{
    const std::filesystem::path file = model / "manifest.json";
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        throw Failure(ErrorCode::NotFound, Text("There is no model in %1.", model.string()),
                      "Specify the folder written by `genex-cli train`.");
    return contract::fromJson<contract::ModelInputs>(
        domain::parseJson(domain::readTextFile(file, kMostManifestBytes), file.string()),
        Text("The list of features in %1", file.string()));
}

[[noreturn]] void refuse(const Finding& finding, const Text& what, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, Text("\"%1\" %2.", finding.feature, what), std::move(remedy));
}

Finding asPresence(const Finding& finding)
{
    if (finding.state == FindingState::Present || finding.state == FindingState::Absent)
        return finding;
    if (finding.state == FindingState::Measured && (finding.value == 0 || finding.value == 1))
        return finding.value == 1 ? Finding::present(finding.feature) : Finding::absent(finding.feature);
    refuse(finding, "is either present or absent",
           Text("Write %1=present or %2=absent.", finding.feature, finding.feature));
}

Finding asNumber(const Finding& finding)
{
    if (finding.state != FindingState::Measured)
        refuse(finding, "is measured: it needs a number", Text("Write %1=NUMBER.", finding.feature));
    return finding;
}

bool isNumber(const std::string& text, double number)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc{} && end == text.data() + text.size() && value == number;
}

Finding asCategory(const Finding& finding, const std::vector<std::string>& categories)
{
    const auto isIt = [&](const std::string& category) {
        return finding.state == FindingState::Measured ? isNumber(category, finding.value)
                                                       : category == finding.category;
    };
    const auto found = std::ranges::find_if(categories, isIt);
    if (found == categories.end())
        refuse(finding, "has none of its categories", Text("It is one of %1.", joined(categories)));
    return Finding::ofCategory(finding.feature, *found);
}

/// The catalogue's entry, or a minimal one.
domain::Feature entryOf(const std::string& id, const domain::Catalogue& catalogue)
{
    if (const domain::Feature* known = catalogue.feature(id))
        return *known;
    domain::Feature entry;
    entry.id = id;
    entry.name = id;
    return entry;
}

} // namespace

ModelFeatures::ModelFeatures(const std::filesystem::path& model, const domain::Catalogue& catalogue)
{
    domain::CatalogueContent names;
    const contract::ModelInputs inputs = inputsOf(model);
    for (const data::FeatureColumn& feature : inputs.features) {
        m_features[feature.id] = {feature.kind == data::FeatureKind::Binary    ? Kind::Presence
                                  : feature.kind == data::FeatureKind::Numeric ? Kind::Number
                                                                               : Kind::Category,
                                  feature.categories};
        names.features.push_back(entryOf(feature.id, catalogue));
    }
    m_names = domain::Catalogue(std::move(names));
}

void ModelFeatures::requireKnown(const std::string& feature) const
{
    if (m_features.contains(feature))
        return;
    std::vector<std::string> like;
    for (const search::SearchHit& hit :
         search::CatalogueSearch(m_names).find(feature, kNamesShown, search::SearchScope::Features))
        like.push_back(m_names.features()[hit.index].id);
    throw Failure(ErrorCode::InvalidInput, Text("\"%1\" is not known to this model.", feature),
                  like.empty() ? "Check its name, or leave it out."
                               : Text("Similar names: %1.", joined(like)));
}

ModelFeatures::Kind ModelFeatures::kindOf(std::string_view feature) const
{
    const auto found = m_features.find(feature);
    return found == m_features.end() ? Kind::Presence : found->second.kind;
}

std::vector<std::string> ModelFeatures::categoriesOf(std::string_view feature) const
{
    const auto found = m_features.find(feature);
    return found == m_features.end() ? std::vector<std::string>() : found->second.categories;
}

Finding ModelFeatures::fitted(const Finding& finding) const
{
    requireKnown(finding.feature);
    const Feature& feature = m_features.find(finding.feature)->second;
    switch (feature.kind) {
    case Kind::Presence:
        return asPresence(finding);
    case Kind::Number:
        return asNumber(finding);
    case Kind::Category:
        break;
    }
    return asCategory(finding, feature.categories);
}

std::string modelNameOf(const std::filesystem::path& model)
{
    std::filesystem::path path = std::filesystem::absolute(model).lexically_normal();
    if (!path.has_filename())
        path = path.parent_path();
    const auto inBundle =
        path.lexically_relative(std::filesystem::absolute(bundledModels()).lexically_normal());
    const bool isBundled = !inBundle.empty() && *inBundle.begin() != "..";
    return isBundled ? inBundle.generic_string() : path.filename().string();
}

} // namespace genex::services
