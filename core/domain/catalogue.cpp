// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/catalogue.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace genex::domain {

namespace {

constexpr int kNewestFormat = 1;
constexpr std::size_t kMostBytes = 32U * 1024 * 1024;
constexpr std::size_t kMostFeatures = 20'000;
constexpr std::size_t kMostDiseases = 5'000;
constexpr std::size_t kMostPanels = 2'000;
constexpr std::size_t kMostCodeSystems = 20;
constexpr std::size_t kMostSynonyms = 40;
constexpr double kMostCost = 100'000;
constexpr int kMostMinutes = 90 * 24 * 60;
constexpr double kLargestValue = 1e9;
constexpr int kMostDecimals = 6;

constexpr std::array<std::string_view, 4> kActNames{"ask", "examine", "lab", "imaging"};

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// `catalogue.json, feature "crp"`, or `catalogue.json, feature 12` if the id is unreadable.
std::string whereOf(const std::string& source, const char* kind, const nlohmann::json& entry,
                    std::size_t position)
{
    const bool hasId = entry.is_object() && entry.contains("id") && entry["id"].is_string() &&
                       isSnakeCase(entry["id"].get_ref<const std::string&>());
    const std::string name =
        hasId ? '"' + entry["id"].get<std::string>() + '"' : std::to_string(position + 1);
    return source + ", " + kind + " " + name;
}

/// Ids and, for entries shown to users, names must be unique.
class Uniqueness
{
public:
    void check(const JsonFields& fields, const std::string& field, const std::string& value)
    {
        if (!m_seen.insert(field + ':' + lowerCase(value)).second)
            fields.refuse(field, "\"" + value + "\" stands in an earlier entry too",
                          "Rename or remove one of them.");
    }

private:
    std::set<std::string> m_seen;
};

CodeSystem readCodeSystem(JsonFields& fields)
{
    return {fields.id(), fields.text("name"), fields.text("uri"), fields.text("source")};
}

Panel readPanel(JsonFields& fields)
{
    return {fields.id(), fields.text("name")};
}

Act readAct(JsonFields& fields)
{
    const std::string name = fields.text("act");
    const auto found = std::ranges::find(kActNames, name);
    if (found == kActNames.end())
        fields.refuse("act", "is \"" + name + "\"", "Give ask, examine, lab or imaging.");
    return static_cast<Act>(found - kActNames.begin());
}

std::optional<Quantity> readQuantity(JsonFields value)
{
    const std::string kind = value.text("kind");
    if (kind != "binary" && kind != "numeric")
        value.refuse("kind", "is \"" + kind + "\"", "Give binary or numeric.");
    std::optional<Quantity> quantity;
    if (kind == "numeric") {
        const std::pair<double, double> range = value.numbers("range", -kLargestValue, kLargestValue);
        if (range.first >= range.second)
            value.refuse("range", "does not go from low to high", "Give [lowest, highest].");
        quantity = Quantity{value.text("unit", 40), value.integer("decimals", 0, kMostDecimals), range.first,
                            range.second};
    }
    value.refuseUnread();
    return quantity;
}

std::map<std::string, std::string> readCodes(JsonFields& fields, const CatalogueContent& content)
{
    std::map<std::string, std::string> codes;
    JsonFields table = fields.object("codes");
    for (const auto& [system, code] : fields.table("codes", kMostCodeSystems).items()) {
        if (std::ranges::find(content.codeSystems, system, &CodeSystem::id) == content.codeSystems.end())
            fields.refuse("codes", "names the code system \"" + system + "\", which is not described",
                          "Add it to code_systems, with its source.");
        codes[system] = table.text(system, 40);
    }
    return codes;
}

std::string readPanelOf(JsonFields& fields, const CatalogueContent& content)
{
    if (!fields.has("panel"))
        return {};
    std::string panel = fields.id("panel");
    if (std::ranges::find(content.panels, panel, &Panel::id) == content.panels.end())
        fields.refuse("panel", "names \"" + panel + "\", which is not described", "Add it to panels.");
    return panel;
}

Feature readFeature(JsonFields& fields, const CatalogueContent& content)
{
    Feature feature;
    feature.id = fields.id();
    feature.name = fields.text("name");
    feature.synonyms = fields.texts("synonyms", kMostSynonyms);
    feature.act = readAct(fields);
    feature.quantity = readQuantity(fields.object("value"));
    feature.panel = readPanelOf(fields, content);
    feature.cost = fields.number("cost", 0, kMostCost);
    feature.costInPanel = fields.number("cost_in_panel", 0, kMostCost);
    if (feature.costInPanel > feature.cost)
        fields.refuse("cost_in_panel", "is more than \"cost\"",
                      "Give what it costs once the panel is ordered.");
    feature.turnaroundMinutes = fields.integer("turnaround_minutes", 0, kMostMinutes);
    feature.invasiveness = fields.integer("invasiveness", 0, 3);
    feature.sensitive = fields.flag("sensitive");
    feature.codes = readCodes(fields, content);
    return feature;
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

/// Can't-miss threshold of a disease. Refused for one that may be missed, where it would have no effect.
void readThreshold(JsonFields& fields, Disease& disease)
{
    constexpr const char* kName = "cant_miss_threshold";
    if (!fields.has(kName))
        return;
    disease.cantMissFrom = fields.number(kName, 0, 1);
    if (!disease.cantMiss)
        fields.refuse(kName, "is of a disease without cant_miss", "Set cant_miss to true, or leave it out.");
}

Disease readDisease(JsonFields& fields)
{
    Disease disease{fields.id(),
                    fields.text("name"),
                    fields.texts("synonyms", kMostSynonyms),
                    {},
                    fields.flag("cant_miss")};
    if (fields.has("icd10")) {
        disease.icd10 = fields.text("icd10", 8);
        if (!isIcd10(disease.icd10))
            fields.refuse("icd10", "is \"" + disease.icd10 + "\"",
                          "Give a code such as A01.0, or leave it out.");
    }
    readThreshold(fields, disease);
    return disease;
}

/// Reads a list of entries of one kind; `read` makes an entry from its fields.
template <typename Entry, typename Read>
void readEntries(JsonFields& file, const std::string& source, const char* listName, const char* kind,
                 std::size_t most, std::vector<Entry>& entries, Read read)
{
    Uniqueness uniqueness;
    const nlohmann::json& list = file.list(listName, 0, most);
    entries.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        JsonFields fields(list[i], whereOf(source, kind, list[i], i));
        entries.push_back(read(fields));
        fields.refuseUnread();
        uniqueness.check(fields, "id", entries.back().id);
        uniqueness.check(fields, "name", entries.back().name);
    }
}

void readHeader(JsonFields& file, CatalogueContent& content)
{
    if (file.has("$schema"))
        file.text("$schema");
    content.id = file.text("id", 64);
    content.title = file.text("title");
    content.version = file.text("version", 40);
    content.language = file.text("language", 40);
    content.currency = file.text("currency", 3);
    content.notice = file.text("notice", 1'000);
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

nlohmann::json valueToJson(const std::optional<Quantity>& quantity)
{
    if (!quantity)
        return {{"kind", "binary"}};
    return {{"kind", "numeric"},
            {"unit", quantity->unit},
            {"decimals", quantity->decimals},
            {"range", {quantity->lowest, quantity->highest}}};
}

nlohmann::json toJson(const Feature& feature)
{
    nlohmann::json json{{"id", feature.id},
                        {"name", feature.name},
                        {"synonyms", feature.synonyms},
                        {"act", nameOf(feature.act)},
                        {"value", valueToJson(feature.quantity)},
                        {"cost", feature.cost},
                        {"cost_in_panel", feature.costInPanel},
                        {"turnaround_minutes", feature.turnaroundMinutes},
                        {"invasiveness", feature.invasiveness},
                        {"sensitive", feature.sensitive},
                        {"codes", feature.codes}};
    if (!feature.panel.empty())
        json["panel"] = feature.panel;
    return json;
}

nlohmann::json toJson(const Disease& disease)
{
    nlohmann::json json{{"id", disease.id},
                        {"name", disease.name},
                        {"synonyms", disease.synonyms},
                        {"cant_miss", disease.cantMiss}};
    if (!disease.icd10.empty())
        json["icd10"] = disease.icd10;
    if (disease.cantMissFrom != kUsualCantMissFrom)
        json["cant_miss_threshold"] = disease.cantMissFrom;
    return json;
}

nlohmann::json toJson(const CodeSystem& system)
{
    return {{"id", system.id}, {"name", system.name}, {"uri", system.uri}, {"source", system.source}};
}

nlohmann::json toJson(const Panel& panel)
{
    return {{"id", panel.id}, {"name", panel.name}};
}

template <typename Entry>
nlohmann::json listToJson(const std::vector<Entry>& entries)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Entry& entry : entries)
        list.push_back(toJson(entry));
    return list;
}

} // namespace

std::string_view nameOf(Act act)
{
    return kActNames.at(static_cast<std::size_t>(act));
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
    const nlohmann::json json = parseJson(text, sourceName);
    JsonFields file(json, sourceName);
    readFormat(file, kNewestFormat);
    CatalogueContent content;
    readHeader(file, content);
    readEntries(file, sourceName, "code_systems", "code system", kMostCodeSystems, content.codeSystems,
                readCodeSystem);
    readEntries(file, sourceName, "panels", "panel", kMostPanels, content.panels, readPanel);
    readEntries(file, sourceName, "features", "feature", kMostFeatures, content.features,
                [&content](JsonFields& fields) { return readFeature(fields, content); });
    readEntries(file, sourceName, "diseases", "disease", kMostDiseases, content.diseases, readDisease);
    file.refuseUnread();
    return Catalogue(std::move(content));
}

void to_json(nlohmann::json& json, const Catalogue& catalogue)
{
    const CatalogueContent& content = catalogue.content();
    json = {{"schema_version", kNewestFormat},
            {"id", content.id},
            {"title", content.title},
            {"version", content.version},
            {"language", content.language},
            {"currency", content.currency},
            {"notice", content.notice},
            {"code_systems", listToJson(content.codeSystems)},
            {"panels", listToJson(content.panels)},
            {"features", listToJson(content.features)},
            {"diseases", listToJson(content.diseases)}};
}

} // namespace genex::domain
