// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// How a feature is obtained.
enum class Act { Ask, Examine, Lab, Imaging };
/// "ask", "examine", "lab" or "imaging".
std::string_view nameOf(Act act);

/// Unit and range of a measured feature; a feature without one is present or absent.
struct Quantity
{
    std::string unit;
    int decimals = 0;
    double lowest = 0; ///< plausible range: values outside are likely typing errors
    double highest = 0;

    bool operator==(const Quantity&) const = default;
};

/// A terminology used for codes, with its owner.
struct CodeSystem
{
    std::string id;
    std::string name;
    std::string uri; ///< as in FHIR
    std::string source;

    bool operator==(const CodeSystem&) const = default;
};

/// Tests ordered together.
struct Panel
{
    std::string id;
    std::string name;

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

    bool operator==(const Disease&) const = default;
};

/// The fields of a catalogue file.
struct CatalogueContent
{
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

void to_json(nlohmann::json& json, const Catalogue& catalogue);

} // namespace genex::domain
