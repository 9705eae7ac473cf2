// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/patientdetails.h"

#include "casetext.h"

#include "domain/jsonfields.h"

#include <array>

namespace genex::domain {

namespace {

constexpr std::array<std::string_view, 4> kSexNames{"unknown", "female", "male", "other"};

Sex sexFrom(JsonFields& fields)
{
    const std::optional<Sex> sex = sexFromName(fields.text("sex"));
    if (!sex)
        fields.refuse("sex", "is not known", "Use unknown, female, male or other.");
    return *sex;
}

} // namespace

std::string_view nameOf(Sex sex)
{
    return kSexNames.at(static_cast<std::size_t>(sex));
}

std::optional<Sex> sexFromName(std::string_view name)
{
    for (std::size_t i = 0; i < kSexNames.size(); ++i) {
        if (name == kSexNames[i])
            return static_cast<Sex>(i);
    }
    return std::nullopt;
}

void to_json(nlohmann::json& json, const PatientDetails& patient)
{
    json = {{"name", patient.name}, {"sex", nameOf(patient.sex)}};
    if (patient.ageYears)
        json["age_years"] = *patient.ageYears;
    if (!patient.reference.empty())
        json["reference"] = patient.reference;
    if (!patient.remarks.empty())
        json["remarks"] = linesOf(patient.remarks);
}

PatientDetails patientDetailsFrom(const nlohmann::json& json, const Text& where)
{
    JsonFields fields(json, where);
    PatientDetails patient{.name = fields.text("name"), .sex = sexFrom(fields)};
    if (fields.has("age_years"))
        patient.ageYears = fields.integer("age_years", 0, kHighestAge);
    if (fields.has("reference"))
        patient.reference = fields.text("reference");
    if (fields.has("remarks"))
        patient.remarks = freeTextFrom(fields, "remarks");
    fields.refuseUnread();
    return patient;
}

} // namespace genex::domain
