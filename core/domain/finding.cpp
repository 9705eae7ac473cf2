#include "domain/finding.h"

#include "common/error.h"

#include <cmath>

namespace genex::domain {

namespace {

constexpr const char* kStateNames[] = {"present", "absent", "measured"};

FindingState stateFromName(const std::string& name)
{
    for (int i = 0; i < 3; ++i) {
        if (name == kStateNames[i])
            return static_cast<FindingState>(i);
    }
    throw Failure(ErrorCode::InvalidInput, "A finding's state is \"" + name + "\".",
                  "It must be present, absent or measured.");
}

} // namespace

void to_json(nlohmann::json& json, const Finding& finding)
{
    json = {{"feature", finding.feature}, {"state", kStateNames[static_cast<int>(finding.state)]}};
    if (finding.state == FindingState::Measured)
        json["value"] = finding.value;
}

void from_json(const nlohmann::json& json, Finding& finding)
{
    finding.feature = json.at("feature").get<std::string>();
    finding.state = stateFromName(json.at("state").get<std::string>());
    finding.value = finding.state == FindingState::Measured ? json.at("value").get<double>() : 0;
    if (!std::isfinite(finding.value))
        throw Failure(ErrorCode::InvalidInput,
                      "The value of " + finding.feature + " is not a finite number.");
}

} // namespace genex::domain
