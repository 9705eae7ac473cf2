// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/casedocument.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace genex::domain {

constexpr std::size_t kMostShortTextBytes = 160;
constexpr std::size_t kMostSearchedBytes = 4'000;

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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, MostBytes{kMostLineBytes});
        visit("name", self.name, MostBytes{kMostLineBytes});
        visit("age_years", self.ageYears, Range{0, kHighestAge});
        visit("sex", self.sex);
        visit("state", self.state);
        visit("opened_at", self.openedAtMs, AsUtcTime{});
        visit("changed_at", self.changedAtMs, AsUtcTime{});
        visit("awaited", self.awaited, Range{0, std::numeric_limits<int>::max()});
        visit("diagnosis", self.diagnosis, OmittedWhenEmpty{}, kLongestLineName);
        visit("short_text", self.shortText, OmittedWhenEmpty{}, AsLines{}, MostBytes{kMostFreeTextBytes});
        visit("searched_text", self.searchedText, OmittedWhenEmpty{}, AsLines{},
              MostBytes{kMostFreeTextBytes});
    }

    bool operator==(const CaseSummary&) const = default;
};

CaseSummary summaryOf(const std::string& id, const CaseDocument& document, const Catalogue& catalogue);

} // namespace genex::domain
