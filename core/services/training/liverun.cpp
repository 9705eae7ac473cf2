// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/liverun.h"

#include "domain/jsonfields.h"

#include <algorithm>
#include <cmath>

namespace genex::services {

namespace {

using contract::Json;
using domain::JsonFields;

constexpr std::size_t kMostLanes = 10'000;
constexpr std::size_t kMostPicks = 1'000'000;
constexpr std::size_t kMostPoints = 10'000'000;
constexpr double kMostSeconds = 1e10;
constexpr double kMostBytes = 1e18;
constexpr double kMostPerSecond = 1e15;
constexpr double kLeastShare = 0.02; ///< done, before a time left is more than a guess

std::int64_t countIn(JsonFields& fields, const std::string& name)
{
    return static_cast<std::int64_t>(fields.wholeNumber(name, std::uint64_t{1} << 62U));
}

/// A run that goes on repeats some steps: they count once.
void append(LossCurve& curve, JsonFields& fields, const std::string& name)
{
    for (const Json& point : fields.list(name, 0, kMostPoints)) {
        const auto pair = point.get<std::pair<double, double>>();
        const bool isNew = curve.steps.empty() || pair.first > curve.steps.back();
        if (!isNew || !std::isfinite(pair.first) || !std::isfinite(pair.second))
            continue;
        curve.steps.push_back(pair.first);
        curve.losses.push_back(pair.second);
    }
}

void takePicks(TrainingLane& lane, JsonFields& fields)
{
    const auto from = static_cast<std::size_t>(fields.wholeNumber("picks_from", kMostPicks));
    if (from > lane.picks.size())
        fields.refuse("picks_from", "leaves out chosen tests", "The engine has a different version.");
    lane.picks.resize(from);
    for (const Json& pick : fields.list("picks", 0, kMostPicks))
        lane.picks.push_back(pick.get<std::string>());
}

void takeLane(TrainingLane& lane, JsonFields& fields)
{
    lane.patients = countIn(fields, "patients");
    lane.phase = fields.text("phase");
    lane.done = countIn(fields, "done");
    lane.total = countIn(fields, "total");
    lane.share = fields.number("share", 0, 1.01);
    lane.seconds = fields.number("seconds", 0, kMostSeconds);
    lane.estimated = countIn(fields, "estimated");
    takePicks(lane, fields);
    append(lane.expert, fields, "expert_losses");
    append(lane.generator, fields, "generator_losses");
}

TrainingLane& laneOf(std::vector<TrainingLane>& lanes, const std::string& name)
{
    const auto found = std::ranges::find(lanes, name, &TrainingLane::name);
    if (found != lanes.end())
        return *found;
    lanes.emplace_back().name = name;
    return lanes.back();
}

GpuFigures gpuFrom(JsonFields fields)
{
    return {fields.number("busy_percent", 0, 100), fields.number("memory_bytes", 0, kMostBytes),
            fields.number("total_bytes", 0, kMostBytes)};
}

} // namespace

std::optional<double> TrainingLane::secondsLeft() const
{
    if (phase == "done")
        return 0;
    return share < kLeastShare ? std::nullopt : std::optional(seconds * (1 - share) / share);
}

const TrainingLane* LiveRun::lane(const std::string& name) const
{
    const auto found = std::ranges::find(m_lanes, name, &TrainingLane::name);
    return found == m_lanes.end() ? nullptr : &*found;
}

void LiveRun::take(const Json& news)
{
    // Checked as a whole first: lanes hold long curves, so they are not copied to be thrown away.
    JsonFields fields(news, "A training update");
    const Json& lanes = fields.list("lanes", 0, kMostLanes);
    LiveRun trial;
    for (const Json& json : lanes) {
        JsonFields lane(json, "A part of the training");
        const std::string name = lane.text("name");
        if (const TrainingLane* known = this->lane(name))
            laneOf(trial.m_lanes, name).picks = known->picks;
        takeLane(laneOf(trial.m_lanes, name), lane);
    }
    const double memory = fields.number("memory_bytes", 0, kMostBytes);
    const double speed = fields.has("patients_per_second")
                             ? fields.number("patients_per_second", 0, kMostPerSecond)
                             : m_patientsPerSecond;
    if (fields.has("gpu"))
        trial.m_gpu = gpuFrom(fields.object("gpu"));
    for (const Json& json : lanes) {
        JsonFields lane(json, "A part of the training");
        takeLane(laneOf(m_lanes, lane.text("name")), lane);
    }
    m_memoryBytes = memory;
    m_patientsPerSecond = speed;
    m_gpu = trial.m_gpu;
    if (!fields.has("checkpoint"))
        return;
    const Json& checkpoint = news.at("checkpoint");
    m_checkpointProblem = checkpoint.is_object() ? std::optional(checkpoint.get<Error>()) : std::nullopt;
    ++m_checkpoints;
}

} // namespace genex::services
