// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"
#include "contract/trainingmessages.h"

#include "common/error.h"
#include "services/datasetrecord.h"
#include "services/rundifferences.h"
#include "services/userfolders.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::services {

using contract::Json;

/// What to train.
struct TrainingPlan
{
    DatasetRecord data;
    std::string name; ///< of the model
    std::string preset = contract::kUsualPreset;
    contract::SettingChanges settings; ///< what differs from the preset
    std::string costs;                 ///< a file; empty: every test costs the same

    bool operator==(const TrainingPlan&) const = default;
};

void to_json(Json& json, const TrainingPlan& plan);
/// Validates every field; a Failure names it.
void from_json(const Json& json, TrainingPlan& plan);

enum class RunState {
    Running,     ///< or was when the program ended: can be resumed
    Interrupted, ///< stopped, to be resumed later
    Finished,
    Failed,
    Cancelled,
};

constexpr std::array<std::string_view, 5> namesOf(RunState)
{
    return {"running", "interrupted", "finished", "failed", "cancelled"};
}
using genex::nameOf;

/// A training started from the window, as stored.
struct TrainingRun
{
    std::string key; ///< in the store: "training/<ms>-<name>"; later ones are larger
    TrainingPlan plan;
    RunState state = RunState::Running;
    std::int64_t startedMs = 0;
    std::int64_t endedMs = 0; ///< 0: not ended
    std::string modelFolder;
    std::string modelSha256;
    std::optional<contract::TrainingSummary> summary;    ///< empty until finished
    std::optional<contract::ModelEvaluation> evaluation; ///< on the test part; empty until finished
    std::vector<contract::ThresholdPlan> thresholds;     ///< per budget; empty until finished
    std::optional<Error> error;
    std::string repeats; ///< key of the run this one repeats; may be empty

    bool canGoOn() const { return state != RunState::Finished && state != RunState::Cancelled; }

    bool operator==(const TrainingRun&) const = default;
};

void to_json(Json& json, const TrainingRun& run);
void from_json(const Json& json, TrainingRun& run);

contract::TrainTask trainTask(const TrainingRun& run, const UserFolders& folders);
contract::EstimateTask estimateTask(const TrainingPlan& plan);
/// Stem of the run's checkpoint files.
std::string checkpointOf(const TrainingRun& run, const UserFolders& folders);

/// The run as a file.
std::string recordText(const TrainingRun& run);
/// Accuracy with estimates at the largest budget; empty if unknown.
std::optional<double> accuracyOf(const TrainingRun& run);
/// Settings and data, worded for a table.
std::vector<RunCondition> conditionsOf(const TrainingPlan& plan);

/// Differences in settings, data and results, worded for a table.
std::vector<RunDifference> differencesOf(const TrainingRun& first, const TrainingRun& second);

} // namespace genex::services
