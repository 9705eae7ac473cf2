// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

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
    std::string name; ///< "shared-expert", "shared-expert-without-counts", "shared-generator", "bucket-3"
    std::int64_t patients = 0;
    std::string phase = "waiting"; ///< waiting, expert, generator, tests, estimates or done
    std::int64_t done = 0;         ///< of this phase
    std::int64_t total = 0;
    double share = 0;   ///< done of all its work
    double seconds = 0; ///< worked
    std::vector<std::string> picks;
    std::int64_t estimated = 0; ///< |V| of the last budget level
    LossCurve expert;
    LossCurve generator;

    bool isBucket() const { return name.starts_with("bucket-"); }
    /// Time left, at its pace so far; empty while nothing can be said.
    std::optional<double> secondsLeft() const;

    bool operator==(const TrainingLane&) const = default;
};

struct GpuFigures
{
    double busyPercent = 0;
    double memoryBytes = 0;
    double totalBytes = 0;

    bool operator==(const GpuFigures&) const = default;
};

/// A training as the front sees it, folded from what the engine tells (core/genex/trainingnews.h).
class LiveRun
{
public:
    /// Throws Failure for news that make no sense, and changes nothing then.
    void take(const contract::Json& news);

    const std::vector<TrainingLane>& lanes() const { return m_lanes; }
    /// nullptr where there is none.
    const TrainingLane* lane(const std::string& name) const;
    double patientsPerSecond() const { return m_patientsPerSecond; }
    double memoryBytes() const { return m_memoryBytes; }
    const std::optional<GpuFigures>& gpu() const { return m_gpu; }
    int checkpoints() const { return m_checkpoints; }
    /// Why the last one could not be written; empty when it was.
    const std::optional<Error>& checkpointProblem() const { return m_checkpointProblem; }

private:
    std::vector<TrainingLane> m_lanes;
    double m_patientsPerSecond = 0;
    double m_memoryBytes = 0;
    std::optional<GpuFigures> m_gpu;
    int m_checkpoints = 0;
    std::optional<Error> m_checkpointProblem;
};

} // namespace genex::services
