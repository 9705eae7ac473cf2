// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/liverun.h"

#include <algorithm>

namespace genex::services {

namespace {

using contract::LaneStatus;

constexpr double kLeastShare = 0.02; ///< done, before a time left is more than a guess

/// A run that resumes repeats some steps: they count once.
void append(LossCurve& curve, const std::vector<contract::StepLoss>& points)
{
    for (const auto& [step, loss] : points) {
        const auto x = static_cast<double>(step);
        if (!curve.steps.empty() && x <= curve.steps.back())
            continue;
        curve.steps.push_back(x);
        curve.losses.push_back(loss);
    }
}

void take(TrainingLane& lane, const LaneStatus& told)
{
    lane.patients = told.patients;
    lane.progress = told.progress;
    lane.picks.resize(told.picksFrom);
    lane.picks.insert(lane.picks.end(), told.picks.begin(), told.picks.end());
    append(lane.expert, told.expertLosses);
    append(lane.generator, told.generatorLosses);
}

TrainingLane& laneOf(std::vector<TrainingLane>& lanes, const std::string& name)
{
    const auto found = std::ranges::find(lanes, name, &TrainingLane::name);
    if (found != lanes.end())
        return *found;
    lanes.emplace_back().name = name;
    return lanes.back();
}

} // namespace

std::optional<double> TrainingLane::secondsLeft() const
{
    if (progress.phase == contract::LanePhase::Done)
        return 0;
    return progress.share < kLeastShare
               ? std::nullopt
               : std::optional(progress.seconds * (1 - progress.share) / progress.share);
}

const TrainingLane* LiveRun::lane(const std::string& name) const
{
    const auto found = std::ranges::find(m_lanes, name, &TrainingLane::name);
    return found == m_lanes.end() ? nullptr : &*found;
}

void LiveRun::take(const contract::TrainingStatus& status)
{
    for (const LaneStatus& told : status.lanes) {
        const TrainingLane* known = lane(told.name);
        if (told.picksFrom > (known ? known->picks.size() : 0))
            throw Failure(ErrorCode::InvalidInput,
                          Text("The training status of %1 leaves out selected tests.", told.name),
                          "The engine has a different version.");
    }
    for (const LaneStatus& told : status.lanes)
        services::take(laneOf(m_lanes, told.name), told);
    m_memoryBytes = status.memoryBytes;
    m_patientsPerSecond = status.patientsPerSecond.value_or(m_patientsPerSecond);
    m_gpu = status.gpu;
    if (!status.checkpoint)
        return;
    m_checkpointProblem = status.checkpoint->problem;
    ++m_checkpoints;
}

} // namespace genex::services
