// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingstatus.h"

#include "common/error.h"
#include "common/jobcontrol.h"

#include <cstdint>
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
    contract::LaneProgress progress;
    std::int64_t patientsSeen = 0; ///< by its steps
};

/// Tells the status of a run while it works: at most five times a second, and only what is new.
class StatusReporter
{
public:
    using Now = JobControl::Now;

    StatusReporter(JobControl& control, std::vector<std::string> featureNames, Now now = &SteadyClock::now);

    bool isWanted() const { return m_control.wantsStatus(); }
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
        contract::LaneStatus status; ///< its picks and losses are those not told yet
        std::int64_t patientsSeen = 0;
        bool isNew = true;
    };

    Lane& laneOf(const std::string& name);
    contract::TrainingStatus takeStatus(SteadyClock::time_point now);
    void tellLocked();

    JobControl& m_control;
    std::vector<std::string> m_featureNames;
    Now m_now;
    std::mutex m_mutex; ///< guards what follows
    std::vector<Lane> m_lanes;
    std::optional<contract::CheckpointStatus> m_checkpoint;
    SteadyClock::time_point m_lastTold;
    std::int64_t m_patientsTold = 0;
};

} // namespace genex::method
