#pragma once

#include "expert.h"
#include "modeldata.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

/// Where a training stands between two units of work. Everything random is drawn from the seed and the number
/// of the unit, so no random state is part of it.
struct TrainingState
{
    std::int64_t bucket = -1; ///< -1: the shared expert
    std::int64_t step = 0;    ///< training steps done of the expert at hand, those after picks not counted
    std::vector<std::int64_t> picked; ///< U_b so far
    ExpertTrainer trainer;            ///< of the expert at hand
    Expert shared;                    ///< what buckets start from; undefined before
    std::vector<TrainedBucket> finished;
    double seconds = 0; ///< worked so far

    explicit TrainingState(const Expert& start);
};

/// Saves the state atomically. `identity` says what it belongs to: settings, data, device.
void saveCheckpoint(const std::filesystem::path& path, const TrainingState& state,
                    const std::string& identity);

/// The saved state, or nothing, with a line in the log, when there is none, it belongs to something else or
/// is damaged.
std::optional<TrainingState> loadCheckpoint(const std::filesystem::path& path, const std::string& identity,
                                            const Expert& like);

} // namespace genex::method
