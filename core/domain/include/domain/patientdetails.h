// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace genex::domain {

enum class Sex { Unknown, Female, Male, Other };
/// "unknown", "female", "male" or "other".
std::string_view nameOf(Sex sex);
std::optional<Sex> sexFromName(std::string_view name);

constexpr int kHighestAge = 130;

/// The patient of a case.
struct PatientDetails
{
    std::string name; ///< may be a pseudonym
    std::optional<int> ageYears = std::nullopt;
    Sex sex = Sex::Unknown;
    std::string reference = {}; ///< the hospital's number; may be empty
    std::string remarks = {};   ///< free text; may be empty

    bool operator==(const PatientDetails&) const = default;
};

void to_json(nlohmann::json& json, const PatientDetails& patient);
/// Reads and validates; a Failure names `where`, the field and a remedy.
PatientDetails patientDetailsFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
