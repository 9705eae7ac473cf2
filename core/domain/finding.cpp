// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/finding.h"

#include "common/error.h"

#include <array>
#include <cmath>

namespace genex::domain {

namespace {

constexpr std::array kStateNames = {"present", "absent", "measured", "category"};

FindingState stateFromName(const std::string& name)
{
    for (std::size_t i = 0; i < kStateNames.size(); ++i) {
        if (name == kStateNames[i])
            return static_cast<FindingState>(i);
    }
    throw Failure(ErrorCode::InvalidInput, Text("A finding's state is \"%1\".", name),
                  "It must be present, absent, measured or category.");
}

} // namespace

void to_json(nlohmann::json& json, const Finding& finding)
{
    json = {{"feature", finding.feature}, {"state", kStateNames.at(static_cast<std::size_t>(finding.state))}};
    if (finding.state == FindingState::Measured)
        json["value"] = finding.value;
    if (finding.state == FindingState::Category)
        json["category"] = finding.category;
}

void from_json(const nlohmann::json& json, Finding& finding)
{
    finding.feature = json.at("feature").get<std::string>();
    finding.state = stateFromName(json.at("state").get<std::string>());
    finding.value = finding.state == FindingState::Measured ? json.at("value").get<double>() : 0;
    finding.category =
        finding.state == FindingState::Category ? json.at("category").get<std::string>() : std::string();
    if (!std::isfinite(finding.value))
        throw Failure(ErrorCode::InvalidInput,
                      Text("The value of %1 is not a finite number.", finding.feature));
}

} // namespace genex::domain
