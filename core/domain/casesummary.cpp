// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casesummary.h"

#include "casetext.h"

#include "common/utctime.h"
#include "domain/jsonfields.h"
#include "domain/wording.h"

#include <limits>

namespace genex::domain {

namespace {

std::string leadingDiagnosis(const CaseDocument& document, const Catalogue& catalogue)
{
    const Conclusion* conclusion = document.conclusion();
    if (!conclusion || conclusion->abstains || conclusion->differential.empty())
        return {};
    return diseaseName(catalogue, conclusion->differential.front().disease);
}

std::string shortTextOf(const CaseDocument& document, const Catalogue& catalogue)
{
    std::string text;
    for (const CaseFinding& entry : document.findings()) {
        text += (text.empty() ? "" : ", ") + featureName(catalogue, entry.finding.feature) + ": " +
                observationText(entry.finding, catalogue).english();
        if (text.size() > kMostShortTextBytes)
            break;
    }
    return shortened(text, kMostShortTextBytes);
}

/// Only the words matter.
std::string searchedTextOf(const CaseDocument& document, const Catalogue& catalogue)
{
    std::string text = document.patient().reference;
    const auto add = [&text](const std::string& more) {
        if (!more.empty() && text.size() < kMostSearchedBytes)
            text += (text.empty() ? "" : " ") + more;
    };
    for (const CaseFinding& entry : document.findings())
        add(featureName(catalogue, entry.finding.feature));
    for (const CaseResult& entry : document.results())
        add(featureName(catalogue, entry.finding.feature));
    for (const CaseNote& note : document.notes())
        add(note.text);
    add(document.patient().remarks);
    return shortened(text, kMostSearchedBytes);
}

std::int64_t timeOf(JsonFields& fields, const std::string& name)
{
    const std::optional<std::int64_t> ms = utcTimeFrom(fields.text(name));
    if (!ms)
        fields.refuse(name, "is not a time", "Use the form 2026-03-01T08:15:30.250Z.");
    return *ms;
}

template <typename Value>
Value namedOf(JsonFields& fields, const std::string& name, std::optional<Value> (*find)(std::string_view))
{
    const std::optional<Value> value = find(fields.text(name));
    if (!value)
        fields.refuse(name, "is not known", "Check its spelling.");
    return *value;
}

std::string freeTextOrNothing(JsonFields& fields, const std::string& name)
{
    return fields.has(name) ? freeTextFrom(fields, name) : std::string();
}

} // namespace

CaseSummary summaryOf(const std::string& id, const CaseDocument& document, const Catalogue& catalogue)
{
    return {.id = id,
            .name = document.patient().name,
            .ageYears = document.patient().ageYears,
            .sex = document.patient().sex,
            .state = document.state(),
            .openedAtMs = document.openedAtMs(),
            .changedAtMs = document.changedAtMs(),
            .awaited = static_cast<int>(document.awaited().size()),
            .diagnosis = leadingDiagnosis(document, catalogue),
            .shortText = shortTextOf(document, catalogue),
            .searchedText = searchedTextOf(document, catalogue)};
}

void to_json(nlohmann::json& json, const CaseSummary& summary)
{
    json = {{"id", summary.id},
            {"name", summary.name},
            {"sex", nameOf(summary.sex)},
            {"state", nameOf(summary.state)},
            {"opened_at", utcTimeText(summary.openedAtMs)},
            {"changed_at", utcTimeText(summary.changedAtMs)},
            {"awaited", summary.awaited}};
    if (summary.ageYears)
        json["age_years"] = *summary.ageYears;
    if (!summary.diagnosis.empty())
        json["diagnosis"] = summary.diagnosis;
    if (!summary.shortText.empty())
        json["short_text"] = linesOf(summary.shortText);
    if (!summary.searchedText.empty())
        json["searched_text"] = linesOf(summary.searchedText);
}

CaseSummary caseSummaryFrom(const nlohmann::json& json, const Text& where)
{
    JsonFields fields(json, where);
    CaseSummary summary{.id = fields.text("id"),
                        .name = fields.text("name"),
                        .sex = namedOf<Sex>(fields, "sex", &sexFromName),
                        .state = namedOf<CaseState>(fields, "state", &caseStateFromName),
                        .openedAtMs = timeOf(fields, "opened_at"),
                        .changedAtMs = timeOf(fields, "changed_at"),
                        .awaited = fields.integer("awaited", 0, std::numeric_limits<int>::max())};
    if (fields.has("age_years"))
        summary.ageYears = fields.integer("age_years", 0, kHighestAge);
    if (fields.has("diagnosis"))
        summary.diagnosis = fields.text("diagnosis", kMostFeatureBytes);
    summary.shortText = freeTextOrNothing(fields, "short_text");
    summary.searchedText = freeTextOrNothing(fields, "searched_text");
    fields.refuseUnread();
    return summary;
}

} // namespace genex::domain
