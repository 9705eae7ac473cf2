// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/trainingrun.h"

#include "common/result.h"
#include "domain/jsonfields.h"

#include <array>

namespace genex::services {

namespace {

using domain::JsonFields;

constexpr std::size_t kMostNameBytes = 160;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::size_t kMostSettings = 1000;
constexpr std::uint64_t kMostMs = std::uint64_t{1} << 62U;

std::string textOr(JsonFields& fields, const std::string& name, std::size_t mostBytes)
{
    return fields.has(name) ? fields.text(name, mostBytes) : std::string();
}

/// Figures in an earlier format do not hide the run.
template <typename Figures>
std::optional<Figures> figuresIn(JsonFields& fields, const std::string& name)
{
    if (!fields.has(name))
        return std::nullopt;
    const Json& json = fields.value(name).json();
    auto figures = attempt([&] { return json.get<Figures>(); });
    return figures ? std::optional(std::move(*figures)) : std::nullopt;
}

/// The data set's choices override those of the preset.
contract::SettingChanges settingsOf(const TrainingPlan& plan)
{
    contract::SettingChanges settings = plan.settings;
    settings["observed_size"] = plan.data.observedSize;
    settings["pools"] = plan.data.pools;
    return settings;
}

Json comparable(const contract::OrderingFigures& figures)
{
    return {{"accuracy", figures.accuracy.mean},
            {"mean_orders", figures.meanOrders},
            {"fallback_rate", figures.fallbackRate},
            {"ece", figures.calibrationError}};
}

/// What determines the result, and the result itself: not time, place or duration.
Json comparable(const TrainingRun& run)
{
    Json json = {{"settings", {{"preset", run.plan.preset}}},
                 {"data", run.plan.data},
                 {"results", {{"model_sha256", run.modelSha256}}}};
    for (const auto& [name, value] : run.plan.settings)
        json["settings"][name] = value;
    if (!run.plan.costs.empty())
        json["settings"]["costs"] = run.plan.costs;
    for (const char* name : {"key", "at_ms"})
        json["data"].erase(name);
    if (!run.evaluation)
        return json;
    json["results"]["floor_accuracy"] = run.evaluation->floorAccuracy;
    json["results"]["ceiling_accuracy"] = run.evaluation->ceilingAccuracy;
    for (const contract::BudgetFigures& figures : run.evaluation->budgets)
        json["results"]["budget " + Json(figures.budget).dump()] = {
            {"genex", comparable(figures.genex)}, {"all_ordered", comparable(figures.allOrdered)}};
    return json;
}

RunCondition conditionOf(const std::string& name, const Json& value)
{
    if (value.is_array())
        return {name, {}, value.size()};
    return {name, value.is_string() ? value.get<std::string>() : value.dump(), 0};
}

} // namespace

void to_json(Json& json, const TrainingPlan& plan)
{
    json = {{"data", plan.data}, {"name", plan.name}, {"preset", plan.preset}, {"settings", plan.settings}};
    if (!plan.costs.empty())
        json["costs"] = plan.costs;
}

void from_json(const Json& json, TrainingPlan& plan)
{
    JsonFields fields(json, "The training");
    TrainingPlan read;
    fields.table("data", kMostSettings).get_to(read.data);
    read.name = fields.text("name", kMostNameBytes);
    read.preset = contract::presetNameToday(fields.text("preset"));
    fields.table("settings", kMostSettings).get_to(read.settings);
    read.costs = textOr(fields, "costs", kMostPathBytes);
    fields.refuseUnread();
    plan = std::move(read);
}

void to_json(Json& json, const TrainingRun& run)
{
    json = {{"key", run.key},
            {"plan", run.plan},
            {"state", nameOf(run.state)},
            {"started_ms", run.startedMs},
            {"ended_ms", run.endedMs},
            {"model_folder", run.modelFolder}};
    if (!run.modelSha256.empty())
        json["model_sha256"] = run.modelSha256;
    if (run.summary)
        json["summary"] = *run.summary;
    if (run.evaluation)
        json["evaluation"] = *run.evaluation;
    if (!run.thresholds.empty())
        json["thresholds"] = run.thresholds;
    if (run.error)
        json["error"] = *run.error;
    if (!run.repeats.empty())
        json["repeats"] = run.repeats;
}

void from_json(const Json& json, TrainingRun& run)
{
    JsonFields fields(json, "The run");
    TrainingRun read;
    read.key = fields.text("key");
    fields.table("plan", kMostSettings).get_to(read.plan);
    read.state = static_cast<RunState>(fields.value("state").choice(namesOf(RunState{})));
    read.startedMs = static_cast<std::int64_t>(fields.wholeNumber("started_ms", kMostMs));
    read.endedMs = static_cast<std::int64_t>(fields.wholeNumber("ended_ms", kMostMs));
    read.modelFolder = fields.text("model_folder", kMostPathBytes);
    read.modelSha256 = textOr(fields, "model_sha256", kMostNameBytes);
    if (fields.has("summary"))
        read.summary = fields.table("summary", kMostSettings).get<contract::TrainingSummary>();
    read.evaluation = figuresIn<contract::ModelEvaluation>(fields, "evaluation");
    if (auto thresholds = figuresIn<std::vector<contract::ThresholdPlan>>(fields, "thresholds"))
        read.thresholds = std::move(*thresholds);
    if (fields.has("error"))
        read.error = fields.table("error", kMostSettings).get<Error>();
    read.repeats = textOr(fields, "repeats", kMostNameBytes + kMostNameBytes);
    fields.refuseUnread();
    run = std::move(read);
}

std::string checkpointOf(const TrainingRun& run, const UserFolders& folders)
{
    return folders.checkpointFile(QStringLiteral("training-%1").arg(run.startedMs)).toStdString();
}

contract::EstimateTask estimateTask(const TrainingPlan& plan)
{
    contract::EstimateTask task;
    task.source = plan.data.source;
    task.preset = plan.preset;
    task.settings = settingsOf(plan);
    task.split = plan.data.split;
    task.observedColumn = plan.data.observedColumn;
    if (task.observedColumn.empty())
        task.observed = contract::ObservedKind::Drawn; // also if the table has such a column
    task.costs = plan.costs;
    task.dataSha256 = plan.data.sha256;
    return task;
}

contract::TrainTask trainTask(const TrainingRun& run, const UserFolders& folders)
{
    contract::TrainTask task;
    static_cast<contract::EstimateTask&>(task) = estimateTask(run.plan);
    task.settings["checkpoint_file"] = checkpointOf(run, folders);
    task.output = run.modelFolder;
    task.wantsEvaluation = true;
    return task;
}

std::string recordText(const TrainingRun& run)
{
    return Json(run).dump(1) + '\n';
}

std::optional<double> accuracyOf(const TrainingRun& run)
{
    return run.evaluation ? std::optional(run.evaluation->largestBudget().genex.accuracy.mean) : std::nullopt;
}

std::vector<RunCondition> conditionsOf(const TrainingPlan& plan)
{
    std::vector<RunCondition> conditions;
    for (const auto& [name, value] : plan.settings)
        conditions.push_back(conditionOf(name, Json(value)));
    const Json data = plan.data;
    for (const auto& [name, value] : data.items()) {
        if (name != "key" && name != "at_ms") // irrelevant to users
            conditions.push_back(conditionOf("data." + name, value));
    }
    return conditions;
}

std::vector<RunDifference> differencesOf(const TrainingRun& first, const TrainingRun& second)
{
    return differencesOf(comparable(first), comparable(second));
}

} // namespace genex::services
