#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace genex::domain {

/// What is known of one feature of a patient. A feature that is unknown has no Finding at all.
enum class FindingState { Present, Absent, Measured };

struct Finding
{
    std::string feature; ///< the feature's id in the catalogue and in the model
    FindingState state = FindingState::Present;
    double value = 0; ///< the number in the feature's unit when Measured; else unused

    static Finding present(std::string feature) { return {std::move(feature), FindingState::Present, 0}; }
    static Finding absent(std::string feature) { return {std::move(feature), FindingState::Absent, 0}; }
    static Finding measured(std::string feature, double value)
    {
        return {std::move(feature), FindingState::Measured, value};
    }

    bool operator==(const Finding&) const = default;
};

/// {"feature": "fever", "state": "present"} or {"feature": "crp", "state": "measured", "value": 12.5}
void to_json(nlohmann::json& json, const Finding& finding);
void from_json(const nlohmann::json& json, Finding& finding);

} // namespace genex::domain
