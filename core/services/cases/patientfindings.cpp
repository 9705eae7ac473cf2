// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientfindings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace genex::services {

namespace {

using domain::Finding;
using domain::Sex;
using Findings = std::vector<Finding>;
using Kind = ModelFeatures::Kind;

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

bool has(const ModelFeatures& features, std::string_view feature, Kind kind)
{
    return features.names().feature(feature) && features.kindOf(feature) == kind;
}

/// The engine's limit; a catalogue may be narrower.
bool isPlausible(int age, const domain::Feature& entry)
{
    if (!entry.quantity)
        return age >= 0 && age <= domain::kHighestAge;
    return age >= entry.quantity->lowest && age <= entry.quantity->highest;
}

void addAge(Findings& findings, std::optional<int> age, const ModelFeatures& features)
{
    constexpr std::string_view kAge = "age";
    if (age && has(features, kAge, Kind::Number) && isPlausible(*age, *features.names().feature(kAge)))
        findings.push_back(Finding::measured(std::string(kAge), *age));
}

void addPresence(Findings& findings, std::string_view feature, bool isPresent, const ModelFeatures& features)
{
    if (has(features, feature, Kind::Presence))
        findings.push_back(isPresent ? Finding::present(std::string(feature))
                                     : Finding::absent(std::string(feature)));
}

/// Whether the category means this sex.
bool means(std::string category, Sex sex)
{
    std::ranges::transform(category, category.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    const std::string_view name = domain::nameOf(sex);
    const bool isPerson =
        (sex == Sex::Female && category == "woman") || (sex == Sex::Male && category == "man");
    return category == name || category == name.substr(0, 1) || isPerson;
}

void addCategory(Findings& findings, std::string_view feature, Sex sex, const ModelFeatures& features)
{
    const std::vector<std::string> categories = features.categoriesOf(feature);
    const auto found =
        std::ranges::find_if(categories, [sex](const std::string& category) { return means(category, sex); });
    if (found != categories.end())
        findings.push_back(Finding::ofCategory(std::string(feature), *found));
}

void addSex(Findings& findings, Sex sex, const ModelFeatures& features)
{
    if (sex == Sex::Unknown)
        return;
    for (const std::string_view feature : {"sex", "gender"})
        addCategory(findings, feature, sex, features);
    if (sex == Sex::Other)
        return;
    for (const std::string_view feature : {"female_sex", "female"})
        addPresence(findings, feature, sex == Sex::Female, features);
    for (const std::string_view feature : {"male_sex", "male"})
        addPresence(findings, feature, sex == Sex::Male, features);
}

} // namespace

Findings patientFindings(const domain::PatientDetails& patient, const ModelFeatures& features)
{
    Findings findings;
    addAge(findings, patient.ageYears, features);
    addSex(findings, patient.sex, features);
    return findings;
}

void addPatient(Findings& findings, const domain::CaseDocument& document, const domain::CaseBatch& batch,
                const ModelFeatures& features)
{
    const std::vector<std::string> unavailable = document.input().unavailable;
    for (const Finding& finding : patientFindings(document.patient(), features)) {
        const std::string& name = finding.feature;
        if (!document.content().isKnown(name) && !contains(unavailable, name) &&
            !contains(batch.order, name) && !contains(batch.estimate, name))
            findings.push_back(finding);
    }
}

} // namespace genex::services
