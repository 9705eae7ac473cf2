// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/deidentify.h"

#include "domain/jsonform.h"

#include <algorithm>

namespace genex::domain {

namespace {

constexpr int kYearsOfBand = 10;
constexpr int kLastBand = 90;
constexpr std::int64_t kMsOfDay = 86'400'000;

std::int64_t daysBetween(std::int64_t fromMs, std::int64_t toMs)
{
    const std::int64_t ms = toMs - fromMs;
    return ms >= 0 ? ms / kMsOfDay : -((-ms + kMsOfDay - 1) / kMsOfDay);
}

/// The codes without their sentences.
Json codesOf(const std::vector<Concern>& concerns)
{
    Json codes = Json::array();
    for (const Concern& concern : concerns)
        codes.push_back(concern.code);
    return codes;
}

/// Builds the exported parts of a case. Orders and results are written by hand: what is exported is named
/// here, so that a field added to them one day stays out.
class Deidentifier
{
public:
    Deidentifier(const CaseDocument& document, const Catalogue& catalogue)
        : m_document(document)
        , m_catalogue(catalogue)
    {}

    Json made() const
    {
        Json json{{"format", "genex-case-deidentified"},
                  {"schema_version", 1},
                  {"sex", nameOf(m_document.patient().sex)},
                  {"state", nameOf(m_document.state())},
                  {"round", m_document.round()},
                  {"findings", m_document.findings()},
                  {"orders", orders()},
                  {"results", results()},
                  {"unavailable", unavailable()}};
        if (m_document.patient().ageYears)
            json["age_band"] = ageBand(*m_document.patient().ageYears);
        addAnswers(json);
        return json;
    }

private:
    std::int64_t day(std::int64_t atMs) const { return daysBetween(m_document.openedAtMs(), atMs); }

    Json orders() const
    {
        Json list = Json::array();
        for (const CaseOrder& order : m_document.orders())
            list.push_back({{"kind", nameOf(order.kind)},
                            {"round", order.round},
                            {"day", day(order.atMs)},
                            {"ordered", order.ordered},
                            {"estimated", order.estimated}});
        return list;
    }

    Json results() const
    {
        Json list = Json::array();
        for (const CaseResult& entry : m_document.results()) {
            Json json = entry.finding;
            json["round"] = entry.round;
            json["entered_day"] = day(entry.enteredAtMs);
            if (entry.takenAtMs)
                json["taken_day"] = day(*entry.takenAtMs);
            if (isOfCatalogue(entry))
                json["unit"] = entry.unit;
            list.push_back(std::move(json));
        }
        return list;
    }

    bool isOfCatalogue(const CaseResult& entry) const
    {
        const Feature* feature = m_catalogue.feature(entry.finding.feature);
        return feature && feature->quantity && !entry.unit.empty() && feature->quantity->unit == entry.unit;
    }

    Json unavailable() const
    {
        Json list = Json::array();
        for (const UnavailableTest& test : m_document.unavailable())
            list.push_back(test.feature);
        return list;
    }

    void addAnswers(Json& json) const
    {
        if (const CaseEstimates* estimates = m_document.estimates())
            json["estimates"] = *estimates;
        if (const Recommendation* recommendation = m_document.recommendation()) {
            json["recommendation"] = *recommendation;
            json["recommendation"]["concerns"] = codesOf(recommendation->concerns);
        }
        if (const Conclusion* conclusion = m_document.conclusion()) {
            json["conclusion"] = *conclusion;
            json["conclusion"].erase("estimates"); // they are exported in one place only
            json["conclusion"]["concerns"] = codesOf(conclusion->concerns);
            json["conclusion"]["day"] = day(m_document.content().conclusion->atMs);
        }
    }

    const CaseDocument& m_document;
    const Catalogue& m_catalogue;
};

/// flatten() writes an empty list as null.
std::string shown(const Json& leaf)
{
    if (leaf.is_null() || leaf == "")
        return "none";
    return leaf.is_string() ? leaf.get<std::string>() : leaf.dump();
}

/// What is withheld.
std::vector<Text> withheldFrom(const CaseDocument& document)
{
    std::vector<Text> fields{"number of the case", "name of the patient"};
    const auto add = [&fields](bool isThere, const Text& field) {
        if (isThere)
            fields.push_back(field);
    };
    const PatientDetails& patient = document.patient();
    const CaseContent& content = document.content();
    add(!patient.reference.empty(), "number of the patient");
    add(!patient.remarks.empty(), "remarks on the patient");
    add(patient.ageYears.has_value(), "exact age");
    add(!content.notes.empty(), Text("notes (%1)", content.notes.size()));
    add(!content.unavailable.empty(), "why tests are unavailable");
    add(!content.formerConclusions.empty(),
        Text("previous conclusions (%1)", content.formerConclusions.size()));
    add(!document.reports().empty(), Text("reports (%1)", document.reports().size()));
    add(content.recommendation || content.conclusion, "name of the model");
    add(true, Text("history, with users and times (%1)", document.events().size()));
    return fields;
}

} // namespace

Json deidentified(const CaseDocument& document, const Catalogue& catalogue)
{
    return Deidentifier(document, catalogue).made();
}

std::vector<ExportPart> identifiedParts(const CaseDocument& document, const Catalogue& catalogue)
{
    std::vector<ExportPart> parts;
    const Json leaves = deidentified(document, catalogue).flatten();
    for (const auto& leaf : leaves.items())
        parts.push_back({leaf.key().substr(1), shown(leaf.value()), false});
    for (Text& field : withheldFrom(document))
        parts.push_back({std::move(field), {}, true});
    return parts;
}

std::string ageBand(int years)
{
    if (years >= kLastBand)
        return std::to_string(kLastBand) + "+";
    const int first = years / kYearsOfBand * kYearsOfBand;
    return std::to_string(first) + "–" + std::to_string(first + kYearsOfBand - 1);
}

} // namespace genex::domain
