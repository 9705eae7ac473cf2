// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "localjob.h"
#include "outputfile.h"
#include "tableoptions.h"

#include "common/atomicfile.h"
#include "data/repair.h"
#include "data/tableprofile.h"

#include <iostream>

namespace genex::cli {

namespace {

struct ProfileOptions
{
    TableOptions table;
    bool wantsFix = false;
    std::string fixedFile;
};

/// patients.csv.gz → patients.fixed.csv, in the same folder.
std::filesystem::path fixedBeside(const std::filesystem::path& file)
{
    std::filesystem::path stem = file;
    if (stem.extension() == ".gz")
        stem.replace_extension();
    return stem.replace_extension(".fixed.csv");
}

struct Written
{
    data::RepairLog log;
    std::string file;
    std::string logFile;
};

Written writeFixed(const ProfileOptions& options, const data::Table& table, JobControl& job)
{
    const std::filesystem::path file = options.table.file;
    const std::filesystem::path fixed =
        options.fixedFile.empty() ? fixedBeside(file) : std::filesystem::path(options.fixedFile);
    refuseToReplace(fixed);
    const std::filesystem::path logFile = fixed.string() + ".log";
    Written written{{}, fixed.string(), logFile.string()};
    writeFileAtomically(fixed,
                        [&](std::ostream& out) { written.log = data::writeRepaired(file, table, out, job); });
    writeFileAtomically(logFile, [&](std::ostream& out) { out << describe(written.log, file.string()); });
    return written;
}

void profile(const ProfileOptions& options, bool wantsJson)
{
    data::TableProfile found;
    std::optional<Written> written;
    runLocally([&](JobControl& job) {
        const data::Table table = importAsAsked(options.table, job);
        found = data::profileTable(table, job);
        if (options.wantsFix)
            written = writeFixed(options, table, job);
    });
    if (wantsJson) {
        nlohmann::json json = found;
        if (written)
            json["fixed"] = {{"file", written->file}, {"log", written->logFile}, {"repair", written->log}};
        std::cout << json.dump(2) << '\n';
        return;
    }
    std::cout << describe(found);
    if (written)
        std::cout << "\nFixed\n  " << written->file << "\n  " << written->logFile << '\n';
}

} // namespace

void addProfileCommand(CLI::App& data, Action& action)
{
    auto options = std::make_shared<ProfileOptions>();
    CLI::App* command = data.add_subcommand(
        "profile",
        "Profile a table and its problems: missing values, duplicates, leaks, columns that reveal the label");
    addTableOptions(*command, options->table);
    command->add_option("--fix", options->fixedFile, "Write a repaired table, with a log beside it")
        ->type_name("[FILE]")
        ->expected(0, 1);
    command->callback([options, command, &action] {
        options->wantsFix = command->count("--fix") > 0;
        action = [options](Context& context) {
            return attempt([&] { profile(*options, context.wantsJson); });
        };
    });
}

} // namespace genex::cli
