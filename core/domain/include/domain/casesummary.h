// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casedocument.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace genex::domain {

/// What lists show of a case and what searches look at.
struct CaseSummary
{
    std::string id;
    std::string name; ///< of the patient; may be a pseudonym
    std::optional<int> ageYears = std::nullopt;
    Sex sex = Sex::Unknown;
    CaseState state = CaseState::Draft;
    std::int64_t openedAtMs = 0;
    std::int64_t changedAtMs = 0;
    int awaited = 0;               ///< number of results
    std::string diagnosis = {};    ///< leading diagnosis by name; empty if there is none
    std::string shortText = {};    ///< the first findings: "Fever: present, Temperature: 38.9 °C"
    std::string searchedText = {}; ///< further searchable text: number, names of findings and results, notes

    bool operator==(const CaseSummary&) const = default;
};

constexpr std::size_t kMostShortTextBytes = 160;
constexpr std::size_t kMostSearchedBytes = 4'000;

CaseSummary summaryOf(const std::string& id, const CaseDocument& document, const Catalogue& catalogue);

void to_json(nlohmann::json& json, const CaseSummary& summary);
/// Reads and validates; a Failure names `where`, the field and a remedy.
CaseSummary caseSummaryFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
