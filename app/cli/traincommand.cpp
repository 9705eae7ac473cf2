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

#include "services/liverun.h"

#include <filesystem>
#include <iostream>

namespace genex::cli {

namespace {

using services::Json;

struct TrainOptions
{
    TableOptions table;
    std::string folder;
    std::string preset = "fast";
    std::string split = "group";
    std::string observedColumn;
    std::string costs;
    std::uint64_t seed = 0;
    bool wantsEvaluation = false;
    bool mayOverwrite = false;
    // What is not given is as the preset has it.
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

/// Without the slash that completion puts behind a folder: files stand beside it, too.
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
    task.split = options.split;
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

/// Whoever stops a training must know that it was not for nothing.
Error explained(Error error, const TrainOptions& options)
{
    const std::string stem = checkpointStem(options);
    if (error.code == ErrorCode::Cancelled && hasCheckpoint(stem))
        return {error.code, "The training was stopped.",
                "Run the same command again to resume; " + stem + "* holds its state until then."};
    return error;
}

/// Says once when the state of the training cannot be kept: it goes on, but stopping it would cost what was
/// done since.
Remark checkpointRemark()
{
    return [live = services::LiveRun(), told = std::string()](const Json& news) mutable {
        const auto taken = attempt([&] { live.take(news); });
        if (!taken || !live.checkpointProblem() || describe(*live.checkpointProblem()) == told)
            return std::string();
        told = describe(*live.checkpointProblem());
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
    command
        .add_option("--split", options.split,
                    "group: keep identical patients together; rows: by row; group:NAME: by patient or site; "
                    "column:NAME: a column gives the part; time:NAME: by time, newest rows for testing")
        ->capture_default_str();
    command.add_option("--observed-column", options.observedColumn,
                       "Column with each patient's initial findings: feature names joined by |");
    command.add_option("--costs", options.costs,
                       "Test costs: one of Turney's files, their common stem, or a catalogue (.json)");
    command.add_flag("--evaluate", options.wantsEvaluation, "Also evaluate on the test part");
}

void addHowToLearn(CLI::App& command, TrainOptions& options)
{
    command.add_option("--preset", options.preset, "Base preset for the settings")
        ->check(CLI::IsMember(presetNames()))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same model")
        ->check(seedCheck())
        ->capture_default_str();
    command.add_option("--buckets", options.buckets, "Number of buckets of similar patients (fast: 8)");
    addObservedOption(command, options.observed);
    CLI::Option* budget = command.add_option("--budget", options.budget,
                                             "Largest batch, as a fraction of all features (fast: 0.2)");
    command
        .add_option("--budget-cost", options.budgetCost,
                    "Largest batch, as a cost in the currency of --costs")
        ->excludes(budget);
    command.add_option("--budget-count", options.budgetCount, "Largest batch, as a number of tests")
        ->check(CLI::Range(1, 1'000'000))
        ->excludes(budget)
        ->excludes("--budget-cost");
    command
        .add_option("--selection", options.selection,
                    "personal: a plan for each patient, replanned at each visit; bucket: one list per "
                    "bucket, as in the paper (fast: personal)")
        ->check(CLI::IsMember(contract::choicesOf("selection")));
    command.add_option("--forbid", options.forbidden, "Features never in a batch, comma-separated")
        ->allow_extra_args(false);
    command.add_option("--require", options.required, "Features every batch starts with, comma-separated")
        ->allow_extra_args(false);
    command.add_option("--partition", options.partition, "How patients are assigned to buckets")
        ->check(CLI::IsMember(contract::choicesOf("partition")));
    command.add_option("--generator", options.generator, "Generator of estimated values")
        ->check(CLI::IsMember(contract::choicesOf("generator")));
    command
        .add_option("--set", options.settings,
                    "NAME=VALUE: any other training setting, as listed by `genex-cli model show`")
        ->allow_extra_args(false);
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
