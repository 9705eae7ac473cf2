// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include "common/error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex::contract {

/// What a part of a training is doing.
enum class LanePhase { Waiting, Expert, Generator, Tests, Estimates, Done };

constexpr std::array<std::string_view, 6> namesOf(LanePhase)
{
    return {"waiting", "expert", "generator", "tests", "estimates", "done"};
}

/// How far a part of a training has come.
struct LaneProgress
{
    LanePhase phase = LanePhase::Waiting;
    std::int64_t done = 0; ///< of this phase
    std::int64_t total = 0;
    double share = 0;           ///< done of all its work
    double seconds = 0;         ///< worked
    std::int64_t estimated = 0; ///< |V| of the last budget level

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        constexpr Range kCount{std::int64_t{0}, std::int64_t{1} << 62U};
        visit("phase", self.phase);
        visit("done", self.done, kCount);
        visit("total", self.total, kCount);
        visit("share", self.share, Range{0.0, 1.01});
        visit("seconds", self.seconds, Range{0.0, 1e10});
        visit("estimated", self.estimated, kCount);
    }

    bool operator==(const LaneProgress&) const = default;
};

/// A step and its loss.
using StepLoss = std::pair<std::int64_t, double>;

/// What is new of one part of a training.
struct LaneStatus
{
    static constexpr bool kIgnoresUnknown = true;

    std::string name; ///< "shared-expert", "shared-expert-without-counts", "shared-generator", "bucket-3"
    std::int64_t patients = 0;
    LaneProgress progress;
    std::uint64_t picksFrom =
        0; ///< how many were told before; a run that resumes tells them from the first on
    std::vector<std::string> picks;
    std::vector<StepLoss> expertLosses;
    std::vector<StepLoss> generatorLosses;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("name", self.name);
        visit("patients", self.patients, Range{std::int64_t{0}, std::int64_t{1} << 62U});
        LaneProgress::visitFields(self.progress, visit);
        visit("picks_from", self.picksFrom);
        visit("picks", self.picks, AnyText{}, MostBytes{kMostPathBytes});
        visit("expert_losses", self.expertLosses);
        visit("generator_losses", self.generatorLosses);
    }
};

/// How busy the first GPU is.
struct GpuStatus
{
    static constexpr bool kIgnoresUnknown = true;

    unsigned busyPercent = 0;
    std::uint64_t memoryBytes = 0;
    std::uint64_t totalBytes = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("busy_percent", self.busyPercent, Range{0U, 100U});
        visit("memory_bytes", self.memoryBytes);
        visit("total_bytes", self.totalBytes);
    }

    bool operator==(const GpuStatus&) const = default;
};

/// A checkpoint that was due: "saved", or the error instead.
struct CheckpointStatus
{
    std::optional<Error> problem;

    bool operator==(const CheckpointStatus&) const = default;
};

void to_json(Json& json, const CheckpointStatus& checkpoint);
void from_json(const Json& json, CheckpointStatus& checkpoint);

/// What a training says of itself while it works: at most five times a second, and only what is new.
struct TrainingStatus
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<LaneStatus> lanes; ///< that have something new to tell
    std::uint64_t memoryBytes = 0; ///< of the engine
    std::optional<double> patientsPerSecond;
    std::optional<CheckpointStatus> checkpoint; ///< where one was due since the last time
    std::optional<GpuStatus> gpu;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("lanes", self.lanes, MostEntries{10'000});
        visit("memory_bytes", self.memoryBytes);
        visit("patients_per_second", self.patientsPerSecond, Range{0.0, 1e15});
        visit("checkpoint", self.checkpoint);
        visit("gpu", self.gpu);
    }
};

} // namespace genex::contract
