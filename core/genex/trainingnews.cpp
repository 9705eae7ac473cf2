// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingnews.h"

#include "gpuuse.h"

#include "common/memoryuse.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace genex::method {

namespace {

using Json = nlohmann::json;

constexpr auto kInterval = std::chrono::milliseconds(200);

Json pointsOf(std::span<const LossPoint> losses, Network network)
{
    Json points = Json::array();
    for (const LossPoint& point : losses) {
        if (point.network == network)
            points.push_back({point.step, point.loss});
    }
    return points;
}

} // namespace

TrainingNews::TrainingNews(JobControl& control, std::vector<std::string> featureNames, Now now)
    : m_control(control)
    , m_featureNames(std::move(featureNames))
    , m_now(std::move(now))
    , m_lastTold(m_now())
{}

TrainingNews::Lane& TrainingNews::laneOf(const std::string& name)
{
    const auto found = std::ranges::find(m_lanes, name, &Lane::name);
    return found == m_lanes.end() ? m_lanes.emplace_back(Lane{name, 0, {}, {}, 0, {}, true}) : *found;
}

void TrainingNews::open(const std::string& lane, std::int64_t patients)
{
    const std::lock_guard lock(m_mutex);
    laneOf(lane).patients = patients;
}

void TrainingNews::note(const std::string& lane, const LaneState& state, std::span<const std::int64_t> picked,
                        std::span<const LossPoint> losses)
{
    if (!isWanted())
        return;
    const std::lock_guard lock(m_mutex);
    Lane& noted = laneOf(lane);
    noted.state = state;
    noted.isNew = true;
    if (picked.size() != noted.picked.size())
        noted.picked.assign(picked.begin(), picked.end());
    noted.losses.insert(noted.losses.end(), losses.begin(), losses.end());
    if (m_now() - m_lastTold >= kInterval)
        tellLocked();
}

void TrainingNews::noteCheckpoint(const std::optional<Error>& problem)
{
    const std::lock_guard lock(m_mutex);
    m_checkpoint = problem ? Json(*problem) : Json("saved");
}

void TrainingNews::tell()
{
    const std::lock_guard lock(m_mutex);
    tellLocked();
}

void TrainingNews::tellLocked()
{
    if (isWanted())
        m_control.tellNews(takeNews(m_now()).dump());
}

Json TrainingNews::newsOf(Lane& lane) const
{
    Json picks = Json::array();
    for (std::size_t i = lane.picksTold; i < lane.picked.size(); ++i)
        picks.push_back(m_featureNames[static_cast<std::size_t>(lane.picked[i])]);
    Json news = {{"name", lane.name},
                 {"patients", lane.patients},
                 {"phase", lane.state.phase},
                 {"done", lane.state.done},
                 {"total", lane.state.total},
                 {"share", lane.state.share},
                 {"seconds", lane.state.seconds},
                 {"picks_from", lane.picksTold},
                 {"picks", std::move(picks)},
                 {"estimated", lane.state.estimated},
                 {"expert_losses", pointsOf(lane.losses, Network::Expert)},
                 {"generator_losses", pointsOf(lane.losses, Network::Generator)}};
    lane.picksTold = lane.picked.size();
    lane.losses.clear();
    lane.isNew = false;
    return news;
}

Json TrainingNews::takeNews(SteadyClock::time_point now)
{
    Json lanes = Json::array();
    std::int64_t patients = 0;
    for (Lane& lane : m_lanes) {
        patients += lane.state.patientsSeen;
        if (lane.isNew)
            lanes.push_back(newsOf(lane));
    }
    const double seconds = std::chrono::duration<double>(now - m_lastTold).count();
    Json news = {{"lanes", std::move(lanes)}, {"memory_bytes", memoryUse().resident}};
    if (seconds > 0)
        news["patients_per_second"] = static_cast<double>(patients - m_patientsTold) / seconds;
    if (m_checkpoint)
        news["checkpoint"] = *std::exchange(m_checkpoint, std::nullopt);
    if (const auto gpu = gpuUse())
        news["gpu"] = {{"busy_percent", gpu->busyPercent},
                       {"memory_bytes", gpu->memoryBytes},
                       {"total_bytes", gpu->totalBytes}};
    m_lastTold = now;
    m_patientsTold = patients;
    return news;
}

} // namespace genex::method
