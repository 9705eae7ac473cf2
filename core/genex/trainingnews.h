// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/jobcontrol.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

enum class Network { Expert, Generator };

/// The loss of one training step.
struct LossPoint
{
    Network network = Network::Expert;
    std::int64_t step = 0;
    double loss = 0;

    bool operator==(const LossPoint&) const = default;
};

/// Where a part of a training stands.
struct LaneState
{
    const char* phase = "waiting"; ///< waiting, expert, generator, tests, estimates or done
    std::int64_t done = 0;         ///< of this phase
    std::int64_t total = 0;
    double share = 0;              ///< done of all its work
    double seconds = 0;            ///< worked
    std::int64_t patientsSeen = 0; ///< by its steps
    std::int64_t estimated = 0;    ///< |V| of the last budget level
};

/// What a run says of itself while it works: at most five times a second, and only what is new.
///
/// {"lanes": [{"name": "bucket-3", "patients": 498, "phase": "tests", "done": 23, "total": 66, "share": 0.4,
///  "seconds": 1.5, "picks_from": 22, "picks": ["chills"], "estimated": 0, "expert_losses": [[120, 0.41], …],
///  "generator_losses": […]}, …], "patients_per_second": 41200, "memory_bytes": …, "checkpoint": "saved"}
///
/// `checkpoint` is there when there was one since the last time: "saved", or an error. A run that goes on
/// tells its picks from the first on.
class TrainingNews
{
public:
    using Now = JobControl::Now;

    TrainingNews(JobControl& control, std::vector<std::string> featureNames, Now now = &SteadyClock::now);

    bool isWanted() const { return m_control.wantsNews(); }
    /// A part that waits. Lanes are told in the order in which they were opened.
    void open(const std::string& lane, std::int64_t patients);
    /// From any thread; tells what is new if it is time.
    void note(const std::string& lane, const LaneState& state, std::span<const std::int64_t> picked,
              std::span<const LossPoint> losses);
    void noteCheckpoint(const std::optional<Error>& problem);
    /// Whatever has not been told yet.
    void tell();

private:
    struct Lane
    {
        std::string name;
        std::int64_t patients = 0;
        LaneState state;
        std::vector<std::int64_t> picked;
        std::size_t picksTold = 0;
        std::vector<LossPoint> losses;
        bool isNew = true;
    };

    Lane& laneOf(const std::string& name);
    nlohmann::json newsOf(Lane& lane) const;
    nlohmann::json takeNews(SteadyClock::time_point now);
    void tellLocked();

    JobControl& m_control;
    std::vector<std::string> m_featureNames;
    Now m_now;
    std::mutex m_mutex; ///< guards what follows
    std::vector<Lane> m_lanes;
    std::optional<nlohmann::json> m_checkpoint;
    SteadyClock::time_point m_lastTold;
    std::int64_t m_patientsTold = 0;
};

} // namespace genex::method
