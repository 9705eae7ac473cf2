// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "casearguments.h"
#include "command.h"
#include "observedargument.h"
#include "seedargument.h"
#include "settingargument.h"
#include "tableoptions.h"
#include "texttable.h"

#include "charts/figurepicture.h"
#include "services/experiments.h"
#include "services/rundifferences.h"

#include <iostream>
#include <map>
#include <string_view>

namespace genex::cli {

namespace {

using services::ExperimentRequest;
using services::ExperimentResult;
using services::Json;

struct ExperimentOptions
{
    TableOptions table;
    std::string folder;
    std::vector<std::string> methods;
    std::string split; ///< empty: the preset's
    std::uint64_t seed = 0;
    std::optional<int> buckets;
    ObservedArgument observed;
    std::optional<int> workers;
    std::vector<std::string> settings; ///< "NAME=VALUE"
    ExperimentRequest request;
    std::string name;
    std::string stop = std::string(nameOf(contract::StopRule::Confidence));
    std::string experts = std::string(nameOf(contract::ExpertsOf::Both));
};

contract::ExperimentKind kindNamed(const std::string& name)
{
    const auto kind = valueNamed<contract::ExperimentKind>(name);
    if (!kind) {
        const auto names = namesOf(contract::ExperimentKind{});
        throw Failure(ErrorCode::InvalidInput, Text("There is no experiment \"%1\".", name),
                      Text("It must be one of %1.", joined({names.begin(), names.end()})));
    }
    return *kind;
}

/// The value of an option that offers these names.
template <typename Enum>
Enum choiceOf(const char* option, const std::string& name)
{
    const auto value = valueNamed<Enum>(name);
    if (!value) {
        const auto names = namesOf(Enum{});
        throw Failure(ErrorCode::InvalidInput, Text("%1 is \"%2\".", option, name),
                      Text("It must be one of %1.", joined({names.begin(), names.end()})));
    }
    return *value;
}

ExperimentRequest requestFrom(const Context& context, const ExperimentOptions& options)
{
    ExperimentRequest request = options.request;
    request.kind = kindNamed(options.name);
    request.source = dataSource(options.table);
    request.methods = namesFrom(options.methods);
    request.stop = choiceOf<contract::StopRule>("--stop", options.stop);
    request.experts = choiceOf<contract::ExpertsOf>("--experts", options.experts);
    request.split = splitOr(options.split, request.preset);
    request.folder = QString::fromStdString(options.folder);
    request.settings = {{"seed", options.seed}, {"device", context.engine.device().toStdString()}};
    const auto put = [&request](const char* name, const std::optional<int>& value) {
        if (value)
            request.settings[name] = *value;
    };
    put("buckets", options.buckets);
    put("observed_size", options.observed.size());
    put("workers", options.workers);
    if (options.observed.isComplaints())
        request.observed = contract::ObservedKind::Complaints;
    putSettings(options.settings, request.settings);
    return request;
}

constexpr std::string_view kDifference = "difference_from_";
constexpr std::string_view kAgainst = "p_against_";

std::string cellText(const std::string& column, const Json& cell)
{
    if (cell.is_null())
        return "–";
    if (cell.is_string())
        return cell.get<std::string>();
    if (cell.is_number_integer())
        return cell.dump();
    const auto number = cell.get<double>();
    return column.starts_with("p_") && number < 0.001 ? "<0.001" : fixed(number, 3);
}

/// What the table's differences are taken from; empty if it has none.
std::string referenceOf(const domain::ResultTable& table)
{
    for (const std::string& column : table.columns) {
        if (column.starts_with(kDifference))
            return column.substr(kDifference.size());
    }
    return {};
}

/// Welch's p-values between all of them would double the columns: only those against the reference are shown,
/// the others are in the file.
bool isShown(const std::string& column, const std::string& reference)
{
    return !column.starts_with(kAgainst) || column.substr(kAgainst.size()) == reference;
}

/// How to read the columns after the differences.
void printLegend(const std::string& reference)
{
    std::cout << "\nDifferences are of accuracy, paired by repeat, with a 95 % interval. p_corrected allows "
                 "for rows that "
                 "repeats share\n(Nadeau and Bengio), p_holm also for the number of comparisons; "
              << kAgainst << reference
              << " is Welch's test.\nA p-value above 0.05 shows no difference; it does not show that there "
                 "is none.\n";
}

void printTable(const domain::ResultTable& table)
{
    const std::string reference = referenceOf(table);
    std::vector<std::size_t> shown;
    std::vector<std::string> headers;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!isShown(table.columns[i], reference))
            continue;
        shown.push_back(i);
        headers.push_back(table.columns[i]);
    }
    TextTable text(headers);
    for (const std::vector<Json>& row : table.rows) {
        std::vector<std::string> cells;
        for (const std::size_t i : shown)
            cells.push_back(cellText(table.columns[i], row[i]));
        text.add(cells);
    }
    text.print(std::cout);
    if (!reference.empty())
        printLegend(reference);
}

std::string intervalText(const std::map<std::string, Json>& row, const std::string& figure)
{
    const auto number = [&row](const std::string& name) {
        return row.at(name).is_number() ? fixed(row.at(name).get<double>(), 3) : std::string("–");
    };
    if (!row.at(figure).is_number())
        return "–";
    return number(figure) + " (" + number(figure + "_low") + " to " + number(figure + "_high") + ")";
}

/// Accuracy and calibration of each group held out; nothing otherwise.
void printGroups(const domain::ResultTable& table)
{
    if (table.rows.empty())
        return;
    TextTable text({"group held out", "variant", "budget", "patients", "accuracy", "ece", "by chance",
                    "calibration slope", "calibration intercept"});
    for (const std::vector<Json>& cells : table.rows) {
        std::map<std::string, Json> row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row[table.columns[i]] = cells[i];
        text.add({cellText("", row.at("group")), cellText("", row.at("variant")),
                  cellText("", row.at("budget")), cellText("", row.at("group_patients")),
                  intervalText(row, "accuracy"), cellText("", row.at("ece")),
                  cellText("", row.at("ece_by_chance")), intervalText(row, "calibration_slope"),
                  intervalText(row, "calibration_intercept")});
    }
    std::cout << '\n';
    text.print(std::cout);
    std::cout << "\nPerfect calibration has slope 1 and intercept 0. Intervals of 95 % are of this group's "
                 "patients alone.\n";
}

void print(const ExperimentResult& result, const QStringList& files, bool wantsJson)
{
    Json names = Json::array();
    for (const QString& file : files)
        names.push_back(file.toStdString());
    const domain::ResultTable groups = services::byGroupIn(result.record);
    if (wantsJson) {
        Json json = {{"files", names}, {"table", result.table}};
        if (!groups.rows.empty())
            json["by_group"] = groups;
        std::cout << json.dump(2) << '\n';
        return;
    }
    printTable(result.table);
    printGroups(groups);
    std::cout << '\n';
    for (const Json& name : names)
        std::cout << name.get<std::string>() << '\n';
}

Result<QStringList> keep(const ExperimentRequest& request, const ExperimentResult& result)
{
    const QString png = services::experimentFile(request, ".png");
    const QString pdf = services::experimentFile(request, ".pdf");
    return services::writeExperiment(request, result).and_then([&](QStringList files) {
        return ui::writeFigure(result.figure, png, pdf).map([&] { return files << png << pdf; });
    });
}

/// Tells the user that the finished cells are kept.
Error explained(Error error, const ExperimentRequest& request)
{
    if (error.code == ErrorCode::Cancelled)
        return {error.code, "The experiment was stopped.",
                "Run the same command again to resume; finished cells are in " +
                    services::experimentFile(request, ".cells").toStdString() + "."};
    return error;
}

Result<void> run(Context& context, const ExperimentOptions& options)
{
    const auto request = attempt([&] { return requestFrom(context, options); });
    if (!request)
        return fail(request.error());
    return askEngine<contract::RunExperiment>(context, services::experimentRun(*request))
        .map_error([&](const Error& error) { return explained(error, *request); })
        .and_then([&](const ExperimentResult& result) {
            remarkOnFoundColumn(request->observedColumn, result.record.value("observed_column", ""));
            return keep(*request, result).map([&](const QStringList& files) {
                print(result, files, context.wantsJson);
            });
        });
}

void addWhatToRun(CLI::App& command, ExperimentOptions& options)
{
    command
        .add_option(
            "NAME", options.name,
            "budget, generator, clustering, buckets, confidence, fidelity, assumptions, timing, observed "
            "or calibration")
        ->required();
    addTableOptions(command, options.table, FileArgument::Named);
    command.add_option("--out", options.folder, "Output folder for table, record, chart and finished cells")
        ->required();
    command
        .add_option("--repeats", options.request.repeats,
                    "Number of repeats, each with its own split and initial findings; with --split "
                    "group:NAME one for each of up to 20 groups")
        ->capture_default_str();
    command
        .add_option(
            "--methods", options.methods,
            "Comma-separated: genex, personal, random, mutual_information, static_greedy, "
            "facility_location, aaco, aaco_fast, naive_bayes, naive_bayes_personal, hindsight (default: all)")
        ->allow_extra_args(false);
    command
        .add_option("--budgets", options.request.budgets,
                    "Budgets as fractions of all features, comma-separated")
        ->allow_extra_args(false)
        ->delimiter(',')
        ->capture_default_str();
    command
        .add_option(
            "--visits", options.request.visits,
            "Number of visits to divide a budget among; methods that can replan do so from first results")
        ->check(CLI::Range(1, contract::kMostVisits))
        ->capture_default_str();
    command
        .add_option(
            "--stop", options.stop,
            "When a case ends early: none, or confidence (as soon as it reaches a threshold chosen on "
            "validation data)")
        ->capture_default_str();
    command
        .add_option(
            "--experts", options.experts,
            "Who predicts for methods that only order: shared (the same for all), own (trained further "
            "on the sets that the method orders) or both (two rows)")
        ->capture_default_str();
}

void addHowToRun(CLI::App& command, ExperimentOptions& options)
{
    addSplitOption(command, options.split);
    command.add_option("--observed-column", options.request.observedColumn,
                       "Column with each patient's initial findings: feature names joined by |");
    addObservedOption(command, options.observed);
    command.add_option("--costs", options.request.costs,
                       "Test costs: one of Turney's files, their common stem, or a catalogue (.json)");
    addPresetOption(command, options.request.preset);
    command
        .add_option("--seed", options.seed, "Seed of the first repeat; later repeats use the following seeds")
        ->check(seedCheck())
        ->capture_default_str();
    command.add_option("--buckets", options.buckets, settingText("buckets"));
    command.add_option("--workers", options.workers, "Cells in parallel (default: one per core)")
        ->check(CLI::PositiveNumber);
    addSettingOptions(command, options.settings);
}

} // namespace

void addExperimentCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<ExperimentOptions>();
    options->request.visits = contract::kUsualVisits;
    CLI::App* command =
        app.add_subcommand("experiment", "Run one of the paper's experiments on a table: CSV, JSON and a "
                                         "chart. If stopped, run the same command again to resume");
    addWhatToRun(*command, *options);
    addHowToRun(*command, *options);
    command->footer("Example: genex-cli experiment budget --data patients.csv --label disease --repeats 20 "
                    "--out results --methods genex,random");
    command->callback(
        [options, &action] { action = [options](Context& context) { return run(context, *options); }; });
}

} // namespace genex::cli
