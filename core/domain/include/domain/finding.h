// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace genex::domain {

/// What is known about one feature of a patient. An unknown feature has no Finding.
enum class FindingState { Present, Absent, Measured, Category };

struct Finding
{
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

    bool operator==(const Finding&) const = default;
};

/// {"feature": "fever", "state": "present"}, {"feature": "crp", "state": "measured", "value": 12.5} or
/// {"feature": "rhythm", "state": "category", "category": "irregular"}
void to_json(nlohmann::json& json, const Finding& finding);
void from_json(const nlohmann::json& json, Finding& finding);

} // namespace genex::domain
