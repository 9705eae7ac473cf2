// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/experiments.h"
#include "services/trainingrun.h"

#include <cstdint>
#include <optional>
#include <string>

namespace genex::services {

/// An experiment that was run from the window, as the store lists it.
struct ExperimentRecord
{
    std::string key; ///< in the store; later ones are larger
    std::string name;
    std::int64_t atMs = 0; ///< when it began, or ended
    std::string data;      ///< the file's name
    int repeats = 0;
    RunState state = RunState::Finished;
    std::optional<ExperimentRequest> request; ///< none in what an earlier version kept
    std::optional<Error> error;               ///< of one that failed

    bool isFinished() const { return state == RunState::Finished; }
    /// Its finished cells stand in the folder, so nothing of it is done twice.
    bool canGoOn() const { return !isFinished() && request.has_value(); }

    bool operator==(const ExperimentRecord&) const = default;
};

/// A run that begins now.
ExperimentRecord begunRun(const ExperimentRequest& request, std::int64_t nowMs);

/// What the store keeps: the run and, once there is one, its record with table and figure.
std::string bytesOf(const ExperimentRecord& run, const Json& record = {});
/// Without the record. Throws Failure for what no version wrote.
ExperimentRecord experimentRecordFrom(const std::string& key, const std::string& bytes);
/// Throws Failure(NotFound) for a run that has none.
Json recordFrom(const std::string& key, const std::string& bytes);

} // namespace genex::services
