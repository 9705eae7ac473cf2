// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"
#include "contract/trainingmessages.h"

#include "common/error.h"
#include "services/datasetrecord.h"
#include "services/rundifferences.h"
#include "services/userfolders.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex::domain {
class JsonFields;
}

namespace genex::services {

using contract::Json;

/// What is to be trained.
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
/// Checks every field; a Failure names it.
void from_json(const Json& json, TrainingPlan& plan);

enum class RunState {
    Running,     ///< or it was when the program ended: then it can go on
    Interrupted, ///< left to go on later
    Finished,
    Failed,
    Cancelled,
};

std::string_view nameOf(RunState state);
/// Of the field "state".
RunState runStateFrom(domain::JsonFields& fields);

/// A training that was begun from the window, as the store keeps it.
struct TrainingRun
{
    std::string key; ///< in the store: "training/<ms>-<name>"; later ones are larger
    TrainingPlan plan;
    RunState state = RunState::Running;
    std::int64_t startedMs = 0;
    std::int64_t endedMs = 0; ///< 0: not yet
    std::string modelFolder;
    std::string modelSha256;
    std::optional<contract::TrainingSummary> summary;    ///< of the training; nothing until then
    std::optional<contract::ModelEvaluation> evaluation; ///< on the test part; nothing until then
    std::vector<contract::ThresholdPlan> thresholds;     ///< of each budget; none until then
    std::optional<Error> error;
    std::string repeats; ///< the key of the run that this one repeats; empty: none

    bool canGoOn() const { return state != RunState::Finished && state != RunState::Cancelled; }

    bool operator==(const TrainingRun&) const = default;
};

void to_json(Json& json, const TrainingRun& run);
void from_json(const Json& json, TrainingRun& run);

contract::TrainTask trainTask(const TrainingRun& run, const UserFolders& folders);
contract::EstimateTask estimateTask(const TrainingPlan& plan);
/// The stem of the run's checkpoint files.
std::string checkpointOf(const TrainingRun& run, const UserFolders& folders);

/// The run as a file keeps it.
std::string recordText(const TrainingRun& run);
/// Accuracy with estimates at the largest budget; nothing where it is not known.
std::optional<double> accuracyOf(const TrainingRun& run);
/// What was chosen and what it was trained on, in words for a table.
std::vector<RunCondition> conditionsOf(const TrainingPlan& plan);

/// What two runs have in common is left out: settings, data and results that differ, in words for a table.
std::vector<RunDifference> differencesOf(const TrainingRun& first, const TrainingRun& second);

} // namespace genex::services
