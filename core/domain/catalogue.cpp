// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/catalogue.h"

#include "domain/jsonform.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace genex::domain {

namespace {

constexpr std::size_t kMostBytes = std::size_t{32} << 20U;

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

Text whereOf(const Text& where, const char* kind, const std::string& id)
{
    return {"%1, %2 \"%3\"", where, Text(kind), id};
}

/// Ids and names, which users see, are unique.
template <typename Entry>
void requireUnique(const std::vector<Entry>& entries, const char* kind, const Text& where)
{
    std::set<std::string> seen;
    const auto require = [&](const Entry& entry, const std::string& field, const std::string& value) {
        if (!seen.insert(field + ':' + lowerCase(value)).second)
            refuseField(whereOf(where, kind, entry.id), field,
                        "\"" + value + "\" stands in an earlier entry too", "Rename or remove one of them.");
    };
    for (const Entry& entry : entries) {
        require(entry, "id", entry.id);
        require(entry, "name", entry.name);
    }
}

template <typename Entry>
bool hasId(const std::vector<Entry>& entries, const std::string& id)
{
    return std::ranges::find(entries, id, &Entry::id) != entries.end();
}

void requireDescribed(const Feature& feature, const CatalogueContent& content, const Text& where)
{
    for (const auto& [system, code] : feature.codes) {
        if (!hasId(content.codeSystems, system))
            refuseField(where, "codes", "names the code system \"" + system + "\", which is not described",
                        "Add it to code_systems, with its source.");
    }
    if (!feature.panel.empty() && !hasId(content.panels, feature.panel))
        refuseField(where, "panel", "names \"" + feature.panel + "\", which is not described",
                    "Add it to panels.");
}

/// A letter, two digits, and up to four more after a point: "I21", "A01.0".
bool isIcd10(const std::string& code)
{
    const auto isDigit = [](unsigned char c) { return std::isdigit(c) != 0; };
    if (code.size() < 3 || code.size() > 8 || code[0] < 'A' || code[0] > 'Z' || !isDigit(code[1]) ||
        !isDigit(code[2]))
        return false;
    const std::string rest = code.substr(3);
    return rest.empty() ||
           (rest.size() > 1 && rest[0] == '.' && std::all_of(rest.begin() + 1, rest.end(), isDigit));
}

template <typename Entry>
std::map<std::string, std::size_t, std::less<>> indexOf(const std::vector<Entry>& entries)
{
    std::map<std::string, std::size_t, std::less<>> index;
    for (std::size_t i = 0; i < entries.size(); ++i)
        index.emplace(entries[i].id, i);
    return index;
}

template <typename Index>
std::optional<std::size_t> positionOf(const Index& index, std::string_view id)
{
    const auto found = index.find(id);
    return found == index.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

void FeatureValue::check(const Text& where) const
{
    if (kind == Kind::Numeric && quantity.lowest >= quantity.highest)
        refuseField(where, "range", "does not go from low to high", "Give [lowest, highest].");
}

void Feature::check(const Text& where) const
{
    if (costInPanel > cost)
        refuseField(where, "cost_in_panel", "is more than \"cost\"",
                    "Give what it costs once the panel is ordered.");
}

void Disease::check(const Text& where) const
{
    if (!icd10.empty() && !isIcd10(icd10))
        refuseField(where, "icd10", "is \"" + icd10 + "\"", "Give a code such as A01.0, or leave it out.");
    // It would have no effect.
    if (!cantMiss && cantMissFrom != kUsualCantMissFrom)
        refuseField(where, "cant_miss_threshold", "is of a disease without cant_miss",
                    "Set cant_miss to true, or leave it out.");
}

void CatalogueContent::check(const Text& where) const
{
    requireUnique(codeSystems, "code system", where);
    requireUnique(panels, "panel", where);
    requireUnique(features, "feature", where);
    requireUnique(diseases, "disease", where);
    for (const Feature& feature : features)
        requireDescribed(feature, *this, whereOf(where, "feature", feature.id));
}

Catalogue::Catalogue(CatalogueContent content)
    : m_content(std::move(content))
    , m_features(indexOf(m_content.features))
    , m_diseases(indexOf(m_content.diseases))
    , m_panels(indexOf(m_content.panels))
{}

std::optional<std::size_t> Catalogue::featureIndex(std::string_view id) const
{
    return positionOf(m_features, id);
}

std::optional<std::size_t> Catalogue::diseaseIndex(std::string_view id) const
{
    return positionOf(m_diseases, id);
}

const Feature* Catalogue::feature(std::string_view id) const
{
    const std::optional<std::size_t> position = featureIndex(id);
    return position ? &m_content.features[*position] : nullptr;
}

const Disease* Catalogue::disease(std::string_view id) const
{
    const std::optional<std::size_t> position = diseaseIndex(id);
    return position ? &m_content.diseases[*position] : nullptr;
}

const Panel* Catalogue::panel(std::string_view id) const
{
    const std::optional<std::size_t> position = positionOf(m_panels, id);
    return position ? &m_content.panels[*position] : nullptr;
}

Catalogue loadCatalogue(const std::filesystem::path& file)
{
    return parseCatalogue(readTextFile(file, kMostBytes), file.string());
}

Catalogue parseCatalogue(std::string_view text, const std::string& sourceName)
{
    const Json json = parseJson(text, sourceName);
    JsonFields file(json, sourceName);
    readFormat(file, CatalogueContent::kFormat);
    return Catalogue(fromJson<CatalogueContent>(json, sourceName));
}

void to_json(Json& json, const Catalogue& catalogue)
{
    json = toJson(catalogue.content());
}

} // namespace genex::domain
