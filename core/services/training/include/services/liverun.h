// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingstatus.h"

#include "common/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// Loss by step, as a chart takes it.
struct LossCurve
{
    std::vector<double> steps; ///< ascending
    std::vector<double> losses;

    bool operator==(const LossCurve&) const = default;
};

/// One part of a training: what all buckets start from, or a bucket.
struct TrainingLane
{
    std::string name; ///< as in contract::LaneStatus
    std::int64_t patients = 0;
    contract::LaneProgress progress;
    std::vector<std::string> picks;
    LossCurve expert;
    LossCurve generator;

    bool isBucket() const { return name.starts_with("bucket-"); }
    /// Time left, at its pace so far; empty while nothing can be said.
    std::optional<double> secondsLeft() const;

    bool operator==(const TrainingLane&) const = default;
};

/// A training as the front sees it, folded from what the engine tells.
class LiveRun
{
public:
    /// Throws Failure where tests are missing between what was told before and this, and changes nothing
    /// then.
    void take(const contract::TrainingStatus& status);

    const std::vector<TrainingLane>& lanes() const { return m_lanes; }
    /// nullptr where there is none.
    const TrainingLane* lane(const std::string& name) const;
    double patientsPerSecond() const { return m_patientsPerSecond; }
    std::uint64_t memoryBytes() const { return m_memoryBytes; }
    const std::optional<contract::GpuStatus>& gpu() const { return m_gpu; }
    int checkpoints() const { return m_checkpoints; }
    /// Why the last one could not be written; empty when it was.
    const std::optional<Error>& checkpointProblem() const { return m_checkpointProblem; }

private:
    std::vector<TrainingLane> m_lanes;
    double m_patientsPerSecond = 0;
    std::uint64_t m_memoryBytes = 0;
    std::optional<contract::GpuStatus> m_gpu;
    int m_checkpoints = 0;
    std::optional<Error> m_checkpointProblem;
};

} // namespace genex::services
