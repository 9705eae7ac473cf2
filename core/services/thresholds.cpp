// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/thresholds.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace genex::services {

namespace {

using protocol::Json;

constexpr double kSame = 1e-9;
constexpr std::size_t kMostPoints = 10'000;

double finite(const Json& json, const char* name)
{
    const auto number = json.at(name).get<double>();
    if (!std::isfinite(number))
        throw Failure(ErrorCode::InvalidInput, Text("\"%1\" is not a finite number.", name));
    return number;
}

ThresholdPoint pointFrom(const Json& json)
{
    return {finite(json, "tau"), finite(json, "accuracy"), finite(json, "saved_share"),
            finite(json, "fallback_rate")};
}

ThresholdPlan planFrom(const Json& json)
{
    ThresholdPlan plan{finite(json, "budget"),
                       finite(json, "threshold"),
                       finite(json, "accuracy_with_all"),
                       finite(json, "top_tenth_threshold"),
                       {}};
    const Json& curve = json.at("curve");
    if (!curve.is_array() || curve.size() > kMostPoints)
        throw Failure(ErrorCode::InvalidInput, "\"curve\" is not a list of points.");
    for (const Json& point : curve)
        plan.curve.push_back(pointFrom(point));
    if (!std::ranges::is_sorted(plan.curve, {}, &ThresholdPoint::threshold))
        throw Failure(ErrorCode::InvalidInput, "\"curve\" does not start with the lowest threshold.");
    return plan;
}

} // namespace

std::size_t ThresholdPlan::nextStricter(double wanted) const
{
    const auto found = std::ranges::find_if(
        curve, [wanted](const ThresholdPoint& point) { return point.threshold >= wanted - kSame; });
    return static_cast<std::size_t>(std::min(found, curve.end() - 1) - curve.begin());
}

Json thresholdsIn(const Json& manifest)
{
    constexpr std::array kKept{"budget", "threshold", "accuracy_with_all", "top_tenth_threshold", "curve"};
    Json kept = Json::array();
    for (const Json& plan : manifest.at("plans")) {
        Json part = Json::object();
        for (const char* name : kKept)
            part[name] = plan.at(name);
        kept.push_back(std::move(part));
    }
    return kept;
}

std::vector<ThresholdPlan> thresholdPlansFrom(const Json& json, const Text& where)
{
    try {
        std::vector<ThresholdPlan> plans;
        for (const Json& plan : json.get<std::vector<Json>>())
            plans.push_back(planFrom(plan));
        return plans;
    } catch (const Json::exception&) {
        throw Failure(ErrorCode::InvalidInput, Text("%1 has no thresholds.", where),
                      "Train the model again.");
    }
}

} // namespace genex::services
