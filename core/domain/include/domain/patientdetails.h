// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/fields.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace genex::domain {

enum class Sex { Unknown, Female, Male, Other };
constexpr std::array<std::string_view, 4> namesOf(Sex)
{
    return {"unknown", "female", "male", "other"};
}

constexpr int kHighestAge = 130;
constexpr std::size_t kMostLineBytes = 200;
constexpr std::size_t kMostFreeTextBytes = 20'000;

/// The patient of a case.
struct PatientDetails
{
    std::string name; ///< may be a pseudonym
    std::optional<int> ageYears = std::nullopt;
    Sex sex = Sex::Unknown;
    std::string reference = {}; ///< the hospital's number; may be empty
    std::string remarks = {};   ///< free text; may be empty

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("name", self.name, MostBytes{kMostLineBytes});
        visit("age_years", self.ageYears, Range{0, kHighestAge});
        visit("sex", self.sex);
        visit("reference", self.reference, OmittedWhenEmpty{}, MostBytes{kMostLineBytes});
        visit("remarks", self.remarks, OmittedWhenEmpty{}, AsLines{}, MostBytes{kMostFreeTextBytes});
    }

    bool operator==(const PatientDetails&) const = default;
};

} // namespace genex::domain
