// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "texttable.h"

#include "services/trainingrecords.h"

#include <chrono>
#include <ctime>
#include <sstream>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;
using services::TrainingRun;

struct RunsOptions
{
    std::string first;
    std::string second;
};

std::string timeText(std::int64_t atMs)
{
    const std::time_t seconds = atMs / 1000;
    std::tm local{};
    ::localtime_r(&seconds, &local);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

/// With estimates, at the largest budget; empty if not evaluated.
std::string accuracyText(const TrainingRun& run)
{
    const auto accuracy = services::accuracyOf(run);
    return accuracy ? fixed(*accuracy, 3) : std::string();
}

std::string keyText(const TrainingRun& run)
{
    return run.key.substr(services::kTrainingKeys.size());
}

/// Summary for a list; `runs show` prints everything.
Json shortJson(const TrainingRun& run)
{
    return {{"key", keyText(run)},
            {"name", run.plan.name},
            {"data", run.plan.data.name},
            {"preset", run.plan.preset},
            {"state", nameOf(run.state)},
            {"started_ms", run.startedMs},
            {"model_folder", run.modelFolder},
            {"model_sha256", run.modelSha256}};
}

void list(Context& context, CaseBook& book)
{
    Json json = Json::array();
    TextTable table({"key", "name", "data", "preset", "state", "accuracy", "started"});
    for (const TrainingRun& run : valueOf(services::trainingRunsIn(book))) {
        json.push_back(shortJson(run));
        table.add({keyText(run), run.plan.name, run.plan.data.name, run.plan.preset,
                   std::string(nameOf(run.state)), accuracyText(run), timeText(run.startedMs)});
    }
    std::ostringstream text;
    if (json.empty())
        text << "No trainings from the window yet.\n";
    else
        table.print(text);
    show(context, {{"runs", json}}, text.str());
}

void showRun(Context& context, CaseBook& book, const RunsOptions& options)
{
    const auto runs = valueOf(services::trainingRunsIn(book));
    const TrainingRun& run = services::trainingRunNamed(runs, options.first);
    const Json json = run;
    show(context, json, json.dump(2) + "\n");
}

void compare(Context& context, CaseBook& book, const RunsOptions& options)
{
    const auto runs = valueOf(services::trainingRunsIn(book));
    Json json = Json::array();
    TextTable table({"difference", options.first, options.second});
    for (const services::RunDifference& difference :
         services::differencesOf(services::trainingRunNamed(runs, options.first),
                                 services::trainingRunNamed(runs, options.second))) {
        json.push_back(
            {{"what", difference.what}, {"first", difference.first}, {"second", difference.second}});
        table.add({difference.what, difference.first, difference.second});
    }
    std::ostringstream text;
    if (json.empty())
        text << "The two have the same settings, data and results.\n";
    else
        table.print(text);
    show(context, {{"differences", json}}, text.str());
}

} // namespace

void addRunsCommands(CLI::App& app, Action& action)
{
    auto options = std::make_shared<RunsOptions>();
    CLI::App* runs = app.add_subcommand("runs", "Trainings from the window, as kept in the store");
    runs->require_subcommand(1);
    runs->add_subcommand("list", "List all, latest first")->callback([&action] {
        action = onBook([](Context& context, CaseBook& book) { list(context, book); });
    });
    CLI::App* one =
        runs->add_subcommand("show", "Show everything needed to repeat a training, and its result");
    one->add_option("RUN", options->first, "Its key or name")->required();
    one->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { showRun(context, book, *options); });
    });
    CLI::App* both = runs->add_subcommand("compare", "Compare two: settings, data, results");
    both->add_option("FIRST", options->first, "The key or name of one")->required();
    both->add_option("SECOND", options->second, "The key or name of the other")->required();
    both->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { compare(context, book, *options); });
    });
}

} // namespace genex::cli
