// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/trainingrun.h"

#include "domain/jsonfields.h"

#include <array>

namespace genex::services {

namespace {

using domain::JsonFields;

constexpr std::size_t kMostNameBytes = 160;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::size_t kMostSettings = 1000;
constexpr std::size_t kMostFields = 100'000;
constexpr std::uint64_t kMostMs = std::uint64_t{1} << 62U;

struct NamedState
{
    RunState state;
    std::string_view name;
};

constexpr std::array kStates{
    NamedState{RunState::Running, "running"}, NamedState{RunState::Interrupted, "interrupted"},
    NamedState{RunState::Finished, "finished"}, NamedState{RunState::Failed, "failed"},
    NamedState{RunState::Cancelled, "cancelled"}};

std::string textOr(JsonFields& fields, const std::string& name, std::size_t mostBytes)
{
    return fields.has(name) ? fields.text(name, mostBytes) : std::string();
}

Json tableOrNull(JsonFields& fields, const std::string& name)
{
    return fields.has(name) ? fields.table(name, kMostFields) : Json();
}

/// The data set's own choices stand above those of the preset.
Json settingsOf(const TrainingPlan& plan)
{
    Json settings = plan.settings;
    settings["observed_size"] = plan.data.observedSize;
    settings["pools"] = plan.data.pools;
    return settings;
}

/// What makes the result, and the result: not when it ran, where it lies and how long it took.
Json comparable(const TrainingRun& run)
{
    Json json = {{"settings", {{"preset", run.plan.preset}}},
                 {"data", run.plan.data},
                 {"results", {{"model_sha256", run.modelSha256}}}};
    for (const auto& [name, value] : run.plan.settings.items())
        json["settings"][name] = value;
    if (!run.plan.costs.empty())
        json["settings"]["costs"] = run.plan.costs;
    for (const char* name : {"key", "at_ms"})
        json["data"].erase(name);
    if (!run.evaluation.is_object())
        return json;
    for (const char* name : {"floor_accuracy", "ceiling_accuracy"})
        json["results"][name] = run.evaluation.value(name, Json());
    for (const Json& budget : run.evaluation.value("budgets", Json::array())) {
        Json& results = json["results"]["budget " + budget.value("budget", Json()).dump()];
        for (const char* way : {"genex", "all_ordered"}) {
            for (const char* figure : {"accuracy", "mean_orders", "fallback_rate", "ece"})
                results[way][figure] = budget.value(way, Json::object()).value(figure, Json());
        }
    }
    return json;
}

} // namespace

std::string_view nameOf(RunState state)
{
    for (const NamedState& named : kStates) {
        if (named.state == state)
            return named.name;
    }
    return {};
}

RunState runStateFrom(JsonFields& fields)
{
    const std::string name = fields.text("state");
    for (const NamedState& state : kStates) {
        if (state.name == name)
            return state.state;
    }
    fields.refuse("state", Text("is \"%1\"", name),
                  "Give running, interrupted, finished, failed or cancelled.");
}

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
    read.preset = fields.text("preset");
    read.settings = fields.table("settings", kMostSettings);
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
    if (!run.summary.is_null())
        json["summary"] = run.summary;
    if (!run.evaluation.is_null())
        json["evaluation"] = run.evaluation;
    if (!run.thresholds.is_null())
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
    read.state = runStateFrom(fields);
    read.startedMs = static_cast<std::int64_t>(fields.wholeNumber("started_ms", kMostMs));
    read.endedMs = static_cast<std::int64_t>(fields.wholeNumber("ended_ms", kMostMs));
    read.modelFolder = fields.text("model_folder", kMostPathBytes);
    read.modelSha256 = textOr(fields, "model_sha256", kMostNameBytes);
    read.summary = tableOrNull(fields, "summary");
    read.evaluation = tableOrNull(fields, "evaluation");
    if (fields.has("thresholds"))
        read.thresholds = fields.list("thresholds", 0, kMostSettings);
    if (fields.has("error"))
        read.error = fields.table("error", kMostSettings).get<Error>();
    read.repeats = textOr(fields, "repeats", kMostNameBytes + kMostNameBytes);
    fields.refuseUnread();
    run = std::move(read);
}

std::string checkpointOf(const TrainingRun& run, const Profile& profile)
{
    return profile.checkpointFile(QStringLiteral("training-%1").arg(run.startedMs)).toStdString();
}

Json estimateParams(const TrainingPlan& plan)
{
    Json params = {{"source", plan.data.source},
                   {"preset", plan.preset},
                   {"settings", settingsOf(plan)},
                   {"split", plan.data.split},
                   {"data_sha256", plan.data.sha256}};
    if (!plan.data.observedColumn.empty())
        params["observed_column"] = plan.data.observedColumn;
    else
        params["observed"] = "drawn"; // also where the table has a column that says it
    if (!plan.costs.empty())
        params["costs"] = plan.costs;
    return params;
}

Json trainParams(const TrainingRun& run, const Profile& profile)
{
    Json params = estimateParams(run.plan);
    params["settings"]["checkpoint_file"] = checkpointOf(run, profile);
    params["output"] = run.modelFolder;
    params["evaluate"] = true;
    return params;
}

std::vector<RunDifference> differencesOf(const TrainingRun& first, const TrainingRun& second)
{
    return differencesOf(comparable(first), comparable(second));
}

} // namespace genex::services
