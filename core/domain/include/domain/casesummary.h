// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casedocument.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace genex::domain {

/// What a list of cases shows of one, and what a search looks at.
struct CaseSummary
{
    std::string id;
    std::string name; ///< of the patient, or a pseudonym
    std::optional<int> ageYears = std::nullopt;
    Sex sex = Sex::Unknown;
    CaseState state = CaseState::Draft;
    std::int64_t openedAtMs = 0;
    std::int64_t changedAtMs = 0;
    int awaited = 0;               ///< results
    std::string diagnosis = {};    ///< the leading one by name; empty where none is named
    std::string shortText = {};    ///< the first findings: "Fever: present, Temperature: 38.9 °C"
    std::string searchedText = {}; ///< what else is found: number, names of findings and results, notes

    bool operator==(const CaseSummary&) const = default;
};

constexpr std::size_t kMostShortTextBytes = 160;
constexpr std::size_t kMostSearchedBytes = 4'000;

CaseSummary summaryOf(const std::string& id, const CaseDocument& document, const Catalogue& catalogue);

void to_json(nlohmann::json& json, const CaseSummary& summary);
/// Reads and checks; a Failure names `where`, field and remedy.
CaseSummary caseSummaryFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
