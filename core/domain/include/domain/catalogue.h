// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/jsonfwd.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::domain {

/// How a feature is obtained.
enum class Act { Ask, Examine, Lab, Imaging };
constexpr std::array<std::string_view, 4> namesOf(Act)
{
    return {"ask", "examine", "lab", "imaging"};
}

constexpr std::size_t kMostCatalogueText = 200;
constexpr std::size_t kMostCodeSystems = 20;

/// Unit and range of a measured feature; a feature without one is present or absent.
struct Quantity
{
    std::string unit;
    int decimals = 0;
    double lowest = 0; ///< plausible range: values outside are likely typing errors
    double highest = 0;

    bool operator==(const Quantity&) const = default;
};

/// Lowest and highest plausible value.
struct PlausibleRange
{
    static constexpr bool kIsRow = true;

    double lowest = 0;
    double highest = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        constexpr Range kValues{-1e9, 1e9};
        visit("lowest", self.lowest, kValues);
        visit("highest", self.highest, kValues);
    }
};

/// What a feature's value is in a catalogue file: {"kind": "binary"} or a quantity.
struct FeatureValue
{
    enum class Kind { Binary, Numeric };
    friend constexpr std::array<std::string_view, 2> namesOf(Kind) { return {"binary", "numeric"}; }

    Kind kind = Kind::Binary;
    Quantity quantity = {};

    static FeatureValue of(const std::optional<Quantity>& quantity)
    {
        return quantity ? FeatureValue{Kind::Numeric, *quantity} : FeatureValue{};
    }

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("kind", self.kind);
        if (self.kind == Kind::Binary)
            return;
        visit("unit", self.quantity.unit, MostBytes{40});
        visit("decimals", self.quantity.decimals, Range{0, 6});
        PlausibleRange range{self.quantity.lowest, self.quantity.highest};
        visit("range", range);
        if constexpr (!std::is_const_v<Self>) {
            self.quantity.lowest = range.lowest;
            self.quantity.highest = range.highest;
        }
    }
    void check(const Text& where) const;
};

/// A terminology used for codes, with its owner.
struct CodeSystem
{
    std::string id;
    std::string name;
    std::string uri; ///< as in FHIR
    std::string source;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, SnakeCase{});
        visit("name", self.name, MostBytes{kMostCatalogueText});
        visit("uri", self.uri, MostBytes{kMostCatalogueText});
        visit("source", self.source, MostBytes{kMostCatalogueText});
    }

    bool operator==(const CodeSystem&) const = default;
};

/// Tests ordered together.
struct Panel
{
    std::string id;
    std::string name;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, SnakeCase{});
        visit("name", self.name, MostBytes{kMostCatalogueText});
    }

    bool operator==(const Panel&) const = default;
};

/// A feature as clinicians know it.
struct Feature
{
    std::string id;
    std::string name;
    std::vector<std::string> synonyms;
    Act act = Act::Ask;
    std::optional<Quantity> quantity;
    std::string panel;         ///< id of the panel; empty: ordered individually
    double cost = 0;           ///< in the catalogue's currency
    double costInPanel = 0;    ///< if the panel is ordered already
    int turnaroundMinutes = 0; ///< from the order to the result
    int invasiveness =
        0; ///< 0 nothing, 1 blood, swab or little radiation, 2 contrast or probe, 3 puncture or scope
    bool sensitive = false;                   ///< a patient may not want it recorded
    std::map<std::string, std::string> codes; ///< code system id → code

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        constexpr Range kCosts{0.0, 100'000.0};
        visit("id", self.id, SnakeCase{});
        visit("name", self.name, MostBytes{kMostCatalogueText});
        visit("synonyms", self.synonyms, MostEntries{40}, MostBytes{kMostCatalogueText}, AllDifferent{});
        visit("act", self.act);
        FeatureValue value = FeatureValue::of(self.quantity);
        visit("value", value);
        if constexpr (!std::is_const_v<Self>)
            self.quantity =
                value.kind == FeatureValue::Kind::Numeric ? std::optional(value.quantity) : std::nullopt;
        visit("panel", self.panel, OmittedWhenEmpty{}, SnakeCase{});
        visit("cost", self.cost, kCosts);
        visit("cost_in_panel", self.costInPanel, kCosts);
        visit("turnaround_minutes", self.turnaroundMinutes, Range{0, 90 * 24 * 60});
        visit("invasiveness", self.invasiveness, Range{0, 3});
        visit("sensitive", self.sensitive);
        visit("codes", self.codes, MostEntries{kMostCodeSystems}, MostBytes{40});
    }
    void check(const Text& where) const;

    bool operator==(const Feature&) const = default;
};

/// Default threshold of a disease that must not be missed.
constexpr double kUsualCantMissFrom = 0.02;

struct Disease
{
    std::string id;
    std::string name;
    std::vector<std::string> synonyms;
    std::string icd10; ///< empty if unknown
    bool cantMiss = false;
    /// A disease that must not be missed is shown from this probability on, however likely others are; see
    /// cantmiss.h.
    double cantMissFrom = kUsualCantMissFrom;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, SnakeCase{});
        visit("name", self.name, MostBytes{kMostCatalogueText});
        visit("synonyms", self.synonyms, MostEntries{40}, MostBytes{kMostCatalogueText}, AllDifferent{});
        visit("icd10", self.icd10, OmittedWhenEmpty{}, MostBytes{8});
        visit("cant_miss", self.cantMiss);
        visit("cant_miss_threshold", self.cantMissFrom, OmittedWhen{kUsualCantMissFrom}, kShare);
    }
    void check(const Text& where) const;

    bool operator==(const Disease&) const = default;
};

/// The fields of a catalogue file.
struct CatalogueContent
{
    static constexpr int kFormat = 1;

    std::string id;
    std::string title;
    std::string version;
    std::string language; ///< BCP 47: "en-GB"
    std::string currency; ///< ISO 4217: "EUR"
    std::string notice;   ///< origin and permitted use of names and numbers
    std::vector<CodeSystem> codeSystems;
    std::vector<Panel> panels;
    std::vector<Feature> features;
    std::vector<Disease> diseases;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        std::string schema; // names the published schema for an editor, if it is there
        visit("$schema", schema, OmittedWhenEmpty{}, MostBytes{kMostCatalogueText});
        visit("schema_version", kFormat, WrittenOnly{});
        visit("id", self.id, MostBytes{64});
        visit("title", self.title, MostBytes{kMostCatalogueText});
        visit("version", self.version, MostBytes{40});
        visit("language", self.language, MostBytes{40});
        visit("currency", self.currency, MostBytes{3});
        visit("notice", self.notice);
        visit("code_systems", self.codeSystems, MostEntries{kMostCodeSystems}, EntriesCalled{"code system"});
        visit("panels", self.panels, MostEntries{2'000}, EntriesCalled{"panel"});
        visit("features", self.features, MostEntries{20'000}, EntriesCalled{"feature"});
        visit("diseases", self.diseases, MostEntries{5'000}, EntriesCalled{"disease"});
    }
    /// Ids and names are unique; panels and code systems that features name are described.
    void check(const Text& where) const;

    bool operator==(const CatalogueContent&) const = default;
};

/// Clinical meaning of a model's features and diseases. Features without an entry are valid everywhere:
/// lookups return nullptr and the id serves as the name.
class Catalogue
{
public:
    Catalogue() = default;
    explicit Catalogue(CatalogueContent content);

    const CatalogueContent& content() const { return m_content; }
    const std::vector<Feature>& features() const { return m_content.features; }
    const std::vector<Disease>& diseases() const { return m_content.diseases; }

    /// Index in features() and diseases().
    std::optional<std::size_t> featureIndex(std::string_view id) const;
    std::optional<std::size_t> diseaseIndex(std::string_view id) const;
    /// nullptr if there is no entry; valid as long as the catalogue.
    const Feature* feature(std::string_view id) const;
    const Disease* disease(std::string_view id) const;
    const Panel* panel(std::string_view id) const;

    bool operator==(const Catalogue& other) const { return m_content == other.m_content; }

private:
    using Index = std::map<std::string, std::size_t, std::less<>>;

    CatalogueContent m_content;
    Index m_features;
    Index m_diseases;
    Index m_panels;
};

/// Reads and validates a catalogue; a Failure names file, entry, field and remedy.
Catalogue loadCatalogue(const std::filesystem::path& file);
Catalogue parseCatalogue(std::string_view text, const std::string& sourceName);

void to_json(Json& json, const Catalogue& catalogue);

} // namespace genex::domain
