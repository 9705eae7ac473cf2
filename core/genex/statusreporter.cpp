// SPDX-License-Identifier: GPL-3.0-or-later
#include "statusreporter.h"

#include "gpuuse.h"

#include "common/memoryuse.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace genex::method {

namespace {

using contract::LaneStatus;

constexpr auto kInterval = std::chrono::milliseconds(200);

void append(LaneStatus& status, std::span<const LossPoint> losses)
{
    for (const LossPoint& point : losses) {
        if (std::isfinite(point.loss))
            (point.network == Network::Expert ? status.expertLosses : status.generatorLosses)
                .emplace_back(point.step, point.loss);
    }
}

/// What is left in it is as new as nothing.
LaneStatus taken(LaneStatus& status)
{
    LaneStatus told = status;
    status.picksFrom += status.picks.size();
    status.picks.clear();
    status.expertLosses.clear();
    status.generatorLosses.clear();
    return told;
}

} // namespace

StatusReporter::StatusReporter(JobControl& control, std::vector<std::string> featureNames, Now now)
    : m_control(control)
    , m_featureNames(std::move(featureNames))
    , m_now(std::move(now))
    , m_lastTold(m_now())
{}

StatusReporter::Lane& StatusReporter::laneOf(const std::string& name)
{
    const auto found =
        std::ranges::find_if(m_lanes, [&](const Lane& lane) { return lane.status.name == name; });
    if (found != m_lanes.end())
        return *found;
    m_lanes.emplace_back().status.name = name;
    return m_lanes.back();
}

void StatusReporter::open(const std::string& lane, std::int64_t patients)
{
    const std::lock_guard lock(m_mutex);
    laneOf(lane).status.patients = patients;
}

void StatusReporter::note(const std::string& lane, const LaneState& state,
                          std::span<const std::int64_t> picked, std::span<const LossPoint> losses)
{
    if (!isWanted())
        return;
    const std::lock_guard lock(m_mutex);
    Lane& noted = laneOf(lane);
    noted.status.progress = state.progress;
    noted.patientsSeen = state.patientsSeen;
    noted.isNew = true;
    for (std::size_t i = noted.status.picksFrom + noted.status.picks.size(); i < picked.size(); ++i)
        noted.status.picks.push_back(m_featureNames[static_cast<std::size_t>(picked[i])]);
    append(noted.status, losses);
    if (m_now() - m_lastTold >= kInterval)
        tellLocked();
}

void StatusReporter::noteCheckpoint(const std::optional<Error>& problem)
{
    const std::lock_guard lock(m_mutex);
    m_checkpoint = contract::CheckpointStatus{problem};
}

void StatusReporter::tell()
{
    const std::lock_guard lock(m_mutex);
    tellLocked();
}

void StatusReporter::tellLocked()
{
    if (isWanted())
        m_control.tellStatus(takeStatus(m_now()));
}

contract::TrainingStatus StatusReporter::takeStatus(SteadyClock::time_point now)
{
    contract::TrainingStatus status;
    std::int64_t patients = 0;
    for (Lane& lane : m_lanes) {
        patients += lane.patientsSeen;
        if (std::exchange(lane.isNew, false))
            status.lanes.push_back(taken(lane.status));
    }
    status.memoryBytes = memoryUse().resident;
    const double seconds = std::chrono::duration<double>(now - m_lastTold).count();
    if (seconds > 0)
        status.patientsPerSecond = static_cast<double>(patients - m_patientsTold) / seconds;
    status.checkpoint = std::exchange(m_checkpoint, std::nullopt);
    status.gpu = gpuUse();
    m_lastTold = now;
    m_patientsTold = patients;
    return status;
}

} // namespace genex::method
