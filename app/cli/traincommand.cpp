// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "casearguments.h"
#include "command.h"
#include "contract/trainingmessages.h"
#include "observedargument.h"
#include "seedargument.h"
#include "settingargument.h"
#include "tableoptions.h"
#include "trainingtext.h"

#include <filesystem>
#include <iostream>

namespace genex::cli {

namespace {

using services::Json;

struct TrainOptions
{
    TableOptions table;
    std::string folder;
    std::string preset = contract::kUsualPreset;
    std::string split; ///< empty: the preset's
    std::string observedColumn;
    std::string costs;
    std::uint64_t seed = 0;
    bool wantsEvaluation = false;
    bool mayOverwrite = false;
    // Unset values are the preset's.
    std::optional<int> buckets;
    ObservedArgument observed;
    std::optional<double> budget;
    std::optional<double> budgetCost;
    std::optional<int> budgetCount;
    std::string selection;
    std::vector<std::string> forbidden;
    std::vector<std::string> required;
    std::string partition;
    std::string generator;
    std::vector<std::string> settings; ///< "NAME=VALUE"
};

/// Without a trailing slash, since files are created next to the folder.
std::string withoutSlash(std::string folder)
{
    while (folder.size() > 1 && folder.ends_with('/'))
        folder.pop_back();
    return folder;
}

std::string checkpointStem(const TrainOptions& options)
{
    return withoutSlash(options.folder) + ".checkpoint";
}

contract::SettingChanges settingsFrom(const Context& context, const TrainOptions& options)
{
    contract::SettingChanges settings = {{"seed", options.seed},
                                         {"device", context.engine.device().toStdString()},
                                         {"checkpoint_file", checkpointStem(options)}};
    const auto putGiven = [&settings](const char* name, const auto& value) {
        if (value)
            settings[name] = *value;
    };
    const auto putFilled = [&settings](const char* name, const auto& value) {
        if (!value.empty())
            settings[name] = value;
    };
    putGiven("buckets", options.buckets);
    putGiven("observed_size", options.observed.size());
    putGiven("budget_fraction", options.budget);
    putGiven("budget_cost", options.budgetCost);
    putGiven("budget_count", options.budgetCount);
    putFilled("selection", options.selection);
    putFilled("forbidden", namesFrom(options.forbidden));
    putFilled("required", namesFrom(options.required));
    putFilled("partition", options.partition);
    putFilled("generator", options.generator);
    putSettings(options.settings, settings);
    return settings;
}

contract::TrainTask taskFrom(const Context& context, const TrainOptions& options)
{
    contract::TrainTask task;
    task.source = dataSource(options.table);
    task.preset = options.preset;
    task.settings = settingsFrom(context, options);
    task.split = splitOr(options.split, options.preset);
    task.observedColumn = options.observedColumn;
    if (options.observed.isComplaints())
        task.observed = contract::ObservedKind::Complaints;
    task.costs = options.costs;
    task.output = withoutSlash(options.folder);
    task.mayOverwrite = options.mayOverwrite;
    task.wantsEvaluation = options.wantsEvaluation;
    return task;
}

bool hasCheckpoint(const std::filesystem::path& stem)
{
    std::error_code problem;
    const std::filesystem::path folder = stem.has_parent_path() ? stem.parent_path() : ".";
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem)) {
        if (entry.path().filename().string().starts_with(stem.filename().string()))
            return true;
    }
    return false;
}

/// Tells the user that the training can be resumed.
Error explained(Error error, const TrainOptions& options)
{
    const std::string stem = checkpointStem(options);
    if (error.code == ErrorCode::Cancelled && hasCheckpoint(stem))
        return {error.code, "The training was stopped.",
                "Run the same command again to resume; " + stem + "* holds its state until then."};
    return error;
}

/// Warns once if the checkpoint cannot be saved: the training continues, but stopping it would lose the work
/// since.
Remark checkpointRemark()
{
    return [told = std::string()](const contract::TrainingStatus& status) mutable {
        const auto problem = status.checkpoint ? status.checkpoint->problem : std::nullopt;
        if (!problem || describe(*problem) == told)
            return std::string();
        told = describe(*problem);
        return "Training continues, but its state cannot be saved: " + told;
    };
}

Result<void> train(Context& context, const TrainOptions& options)
{
    return attempt([&] { return taskFrom(context, options); })
        .and_then([&](const contract::TrainTask& task) {
            return askEngine<contract::TrainModel>(context, task, checkpointRemark());
        })
        .map_error([&](const Error& error) { return explained(error, options); })
        .and_then([&](const contract::TrainedModel& trained) {
            return attempt([&] {
                const std::string folder = withoutSlash(options.folder);
                remarkOnFoundColumn(options.observedColumn, trained.manifest.observedColumn);
                Json json = contract::toJson(trained);
                json["model"] = folder;
                if (context.wantsJson)
                    std::cout << json.dump(2) << '\n';
                else
                    printTraining(std::cout, trained, folder);
            });
        });
}

void addWhatToLearn(CLI::App& command, TrainOptions& options)
{
    addTableOptions(command, options.table, FileArgument::Named);
    command.add_option("--out", options.folder, "Output folder for the model")->required();
    command.add_flag("--overwrite", options.mayOverwrite, "Replace an existing model");
    addSplitOption(command, options.split);
    command.add_option("--observed-column", options.observedColumn,
                       "Column with each patient's initial findings: feature names joined by |");
    command.add_option("--costs", options.costs,
                       "Test costs: one of Turney's files, their common stem, or a catalogue (.json)");
    command.add_flag("--evaluate", options.wantsEvaluation, "Also evaluate on the test part");
}

void addChoice(CLI::App& command, const char* option, std::string& chosen, const char* setting)
{
    command.add_option(option, chosen, settingText(setting))
        ->check(CLI::IsMember(contract::helpOn(setting).choices));
}

void addHowToLearn(CLI::App& command, TrainOptions& options)
{
    addPresetOption(command, options.preset);
    command.add_option("--seed", options.seed, contract::helpOn("seed").help.why)
        ->check(seedCheck())
        ->capture_default_str();
    command.add_option("--buckets", options.buckets, settingText("buckets"));
    addObservedOption(command, options.observed);
    CLI::Option* budget = command.add_option("--budget", options.budget, settingText("budget_fraction"));
    command.add_option("--budget-cost", options.budgetCost, settingText("budget_cost"))->excludes(budget);
    command.add_option("--budget-count", options.budgetCount, settingText("budget_count"))
        ->check(CLI::Range(1, 1'000'000))
        ->excludes(budget)
        ->excludes("--budget-cost");
    command.add_option("--forbid", options.forbidden, settingText("forbidden"))->allow_extra_args(false);
    command.add_option("--require", options.required, settingText("required"))->allow_extra_args(false);
    addChoice(command, "--selection", options.selection, "selection");
    addChoice(command, "--partition", options.partition, "partition");
    addChoice(command, "--generator", options.generator, "generator");
    addSettingOptions(command, options.settings);
}

} // namespace

void addTrainCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<TrainOptions>();
    CLI::App* command = app.add_subcommand(
        "train", "Train a model from a table. If stopped, run the same command again to resume");
    addWhatToLearn(*command, *options);
    addHowToLearn(*command, *options);
    command->footer("Example: genex-cli train --data patients.csv --label disease --out M --budget 0.2");
    command->callback(
        [options, &action] { action = [options](Context& context) { return train(context, *options); }; });
}

} // namespace genex::cli
