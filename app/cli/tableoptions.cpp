// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableoptions.h"

#include "common/error.h"

namespace genex::cli {

namespace {

std::pair<std::string, std::string> kindFrom(const std::string& text)
{
    const std::size_t equals = text.rfind('=');
    const auto kind =
        equals == std::string::npos ? std::nullopt : data::columnKindFromName(text.substr(equals + 1));
    if (!kind || *kind == data::ColumnKind::Label)
        throw Failure(ErrorCode::InvalidInput, "--kind " + text + " has no meaning.",
                      "Write NAME=KIND with binary, numeric, categorical, ordinal or identifier.");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

} // namespace

void addTableOptions(CLI::App& command, TableOptions& options, FileArgument argument)
{
    command
        .add_option(argument == FileArgument::Named ? "--data" : "FILE", options.file,
                    "CSV (also .csv.gz) or IDX")
        ->required();
    command.add_option("--label", options.label, "The column that holds the diagnosis");
    command
        .add_option("--kind", options.kinds,
                    "NAME=binary|numeric|categorical|ordinal|identifier: set the kind of a column")
        ->allow_extra_args(false);
    command.add_option("--names", options.names, "Column names, for a file without a header")->delimiter(',');
    command.add_option("--header", options.header, "Whether the first line is a header (default: detected)")
        ->check(CLI::IsMember({"yes", "no"}));
    command.add_option("--delimiter", options.delimiter, "Field separator (default: detected)")
        ->check(CLI::IsMember({"comma", "semicolon", "tab"}));
    command
        .add_option("--missing", options.missing,
                    "Texts for missing values, in addition to empty, NA, NaN and ?")
        ->allow_extra_args(false)
        ->delimiter(',');
    command.add_option("--idx-labels", options.idxLabels,
                       "Labels of IDX images (default: the file beside them)");
}

data::ImportOptions importOptions(const TableOptions& options, std::vector<std::string> textColumns)
{
    data::ImportOptions import = contract::importOptionsOf(dataSource(options));
    import.textColumns = std::move(textColumns);
    return import;
}

data::Table importAsAsked(const TableOptions& options, JobControl& job, std::vector<std::string> textColumns)
{
    return data::importTable(options.file, importOptions(options, std::move(textColumns)), job);
}

contract::TableSource dataSource(const TableOptions& options)
{
    contract::TableSource source = contract::TableSource::ofFile(options.file);
    source.label = options.label;
    for (const std::string& kind : options.kinds)
        source.kinds.insert(kindFrom(kind));
    source.names = options.names;
    source.missing = options.missing;
    if (!options.header.empty())
        source.hasHeader = options.header == "yes";
    if (!options.delimiter.empty())
        source.delimiter = contract::valueNamed<contract::Delimiter>(options.delimiter);
    source.idxLabels = options.idxLabels;
    return source;
}

} // namespace genex::cli
