// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "localjob.h"
#include "observedargument.h"
#include "outputfile.h"
#include "seedargument.h"
#include "tableoptions.h"

#include "data/rowfailure.h"
#include "data/splitfile.h"
#include "data/tabledataset.h"
#include "data/tablesource.h"
#include "data/vectorgroups.h"

#include <iostream>

namespace genex::cli {

namespace {

struct SplitOptions
{
    TableOptions table;
    std::string rule = "group";
    std::vector<double> shares = {0.7, 0.1, 0.2};
    std::uint64_t seed = 0;
    bool isPlain = false; ///< shares hold overall, not within every class
    std::string file;
    std::string checked; ///< a split file to check against the table
};

struct Made
{
    data::Split split;
    std::size_t straddlingRows = 0;
    std::string observedColumn; ///< detected column
};

data::SplitSettings settingsFrom(const SplitOptions& options)
{
    data::SplitSettings settings = data::parseSplitRule(options.rule);
    settings.shares = {options.shares[0], options.shares[1], options.shares[2]};
    settings.seed = options.seed;
    settings.stratified = !options.isPlain;
    data::validate(settings);
    return settings;
}

/// The table's patients without the split column, and that column.
struct Source
{
    data::Table table;
    data::Dataset dataset;
    std::vector<std::string> column;
    std::string sha256;
};

Source readSource(const SplitOptions& options, const data::SplitSettings& settings, JobControl& job)
{
    std::vector<std::string> aside;
    if (data::needsColumn(settings.rule))
        aside.push_back(settings.column);
    Source source;
    source.table = importAsAsked(options.table, job, aside);
    if (!aside.empty())
        source.column = data::textsOf(source.table, settings.column, "which determines the split");
    source.dataset = data::datasetFrom(source.table, aside);
    source.sha256 = data::hashOfFile(options.table.file, job);
    return source;
}

Made withStraddling(data::Split split, const Source& source)
{
    const std::size_t straddling = data::countStraddlingRows(split.parts, data::vectorGroups(source.dataset));
    return {std::move(split), straddling, source.table.observedColumn};
}

Made makeSplit(const SplitOptions& options, JobControl& job)
{
    const data::SplitSettings settings = settingsFrom(options);
    const Source source = readSource(options, settings, job);
    data::Split split = data::namingLines(
        source.table, [&] { return data::makeSplit(source.dataset, settings, source.column); });
    split.dataSha256 = source.sha256;
    return withStraddling(std::move(split), source);
}

/// The split in a file, which must belong to this table.
Made checkSplit(const SplitOptions& options, JobControl& job)
{
    data::Split split = data::loadSplit(options.checked);
    // The hash first: a different table may not even have the column.
    const std::string sha256 = data::hashOfFile(options.table.file, job);
    data::requireSameData(split, sha256, split.parts.size(), options.checked);
    const Source source = readSource(options, split.settings, job);
    data::requireSameData(split, sha256, source.table.rows(), options.checked);
    return withStraddling(std::move(split), source);
}

void printJson(const Made& made)
{
    const data::Split& split = made.split;
    nlohmann::json json = {{"split", nameOf(split.settings.rule)},  {"column", split.settings.column},
                           {"seed", split.settings.seed},           {"stratified", split.settings.stratified},
                           {"data_sha256", split.dataSha256},       {"rows", split.parts.size()},
                           {"straddling_rows", made.straddlingRows}};
    for (const data::Part part : {data::Part::Training, data::Part::Validation, data::Part::Test})
        json[nameOf(part)] = split.rowsOf(part).size();
    std::cout << json.dump(2) << '\n';
}

void print(const Made& made)
{
    const data::Split& split = made.split;
    for (const data::Part part : {data::Part::Training, data::Part::Validation, data::Part::Test})
        std::cout << nameOf(part) << ": " << split.rowsOf(part).size() << " rows\n";
    std::cout << "table (SHA-256): " << split.dataSha256 << '\n';
    if (made.straddlingRows > 0)
        std::cout
            << made.straddlingRows
            << " rows have a duplicate in another part: results on the test part will be too optimistic.\n";
}

void split(const SplitOptions& options, bool wantsJson)
{
    Made made;
    runLocally([&](JobControl& job) {
        made = options.checked.empty() ? makeSplit(options, job) : checkSplit(options, job);
        if (!options.file.empty()) {
            refuseToReplace(options.file);
            data::saveSplit(made.split, options.file);
        }
    });
    remarkOnFoundColumn({}, made.observedColumn);
    wantsJson ? printJson(made) : print(made);
}

} // namespace

void addSplitCommand(CLI::App& data, Action& action)
{
    auto options = std::make_shared<SplitOptions>();
    CLI::App* command = data.add_subcommand(
        "split", "Split a table into training, validation and test rows, as a small reusable file");
    addTableOptions(*command, options->table);
    command
        ->add_option("--split", options->rule,
                     "group: keep identical patients together; rows: by row; group:NAME: by patient or site; "
                     "column:NAME: a column gives the part; time:NAME: by time, newest rows for testing")
        ->capture_default_str();
    command->add_option("--shares", options->shares, "Shares of training, validation and test")
        ->delimiter(',')
        ->expected(3)
        ->capture_default_str();
    command->add_option("--seed", options->seed, "The same seed gives the same split")
        ->check(seedCheck())
        ->capture_default_str();
    command->add_flag("--no-stratify", options->isPlain,
                      "Apply the shares to the whole table, not within each class");
    command->add_option("--out", options->file, "The split file");
    command->add_option("--check", options->checked,
                        "Check this split file against the table instead of making one");
    command->callback([options, &action] {
        action = [options](Context& context) { return attempt([&] { split(*options, context.wantsJson); }); };
    });
}

} // namespace genex::cli
