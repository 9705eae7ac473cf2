// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/fields.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace genex::domain {

/// Of features, categories and diseases: a table may call them anything.
inline constexpr MostBytes kLongestName{kMostPathBytes};
/// What is kept in a case has names of one line, and shorter ones.
inline constexpr MostBytes kLongestLineName{500};

/// What is known about one feature of a patient. An unknown feature has no Finding.
enum class FindingState { Present, Absent, Measured, Category };
constexpr std::array<std::string_view, 4> namesOf(FindingState)
{
    return {"present", "absent", "measured", "category"};
}

/// {"feature": "fever", "state": "present"}, {"feature": "crp", "state": "measured", "value": 12.5} or
/// {"feature": "rhythm", "state": "category", "category": "irregular"}
struct Finding
{
    static constexpr const char* kTitle = "The finding";

    std::string feature; ///< the feature's id in the catalogue and in the model
    FindingState state = FindingState::Present;
    double value = 0;          ///< in the feature's unit if Measured; else unused
    std::string category = {}; ///< one of the feature's categories if Category; else empty

    static Finding present(std::string feature) { return {std::move(feature), FindingState::Present, 0, {}}; }
    static Finding absent(std::string feature) { return {std::move(feature), FindingState::Absent, 0, {}}; }
    static Finding measured(std::string feature, double value)
    {
        return {std::move(feature), FindingState::Measured, value, {}};
    }
    static Finding ofCategory(std::string feature, std::string category)
    {
        return {std::move(feature), FindingState::Category, 0, std::move(category)};
    }

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("state", self.state);
        if (self.state == FindingState::Measured)
            visit("value", self.value);
        if (self.state == FindingState::Category)
            visit("category", self.category, AnyText{}, kLongestName);
    }

    bool operator==(const Finding&) const = default;
};

} // namespace genex::domain
