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

/// Who a case is about.
struct PatientDetails
{
    std::string name; ///< or a pseudonym
    std::optional<int> ageYears = std::nullopt;
    Sex sex = Sex::Unknown;
    std::string reference = {}; ///< the hospital's number; empty: none
    std::string remarks = {};   ///< free text; may be empty

    bool operator==(const PatientDetails&) const = default;
};

void to_json(nlohmann::json& json, const PatientDetails& patient);
/// Reads and checks; a Failure names `where`, field and remedy.
PatientDetails patientDetailsFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
