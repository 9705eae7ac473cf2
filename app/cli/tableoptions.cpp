// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableoptions.h"

#include "common/error.h"

#include <map>

namespace genex::cli {

namespace {

const std::map<std::string, char> kDelimiters = {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}};

std::pair<std::string, data::ColumnKind> kindFrom(const std::string& text)
{
    const std::size_t equals = text.rfind('=');
    const auto kind =
        equals == std::string::npos ? std::nullopt : data::columnKindFromName(text.substr(equals + 1));
    if (!kind || *kind == data::ColumnKind::Label)
        throw Failure(ErrorCode::InvalidInput, "--kind " + text + " says nothing.",
                      "Write NAME=KIND with binary, numeric, categorical, ordinal or identifier.");
    return {text.substr(0, equals), *kind};
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
        .add_option(
            "--kind", options.kinds,
            "NAME=binary|numeric|categorical|ordinal|identifier, for a column that is taken for another kind")
        ->allow_extra_args(false);
    command.add_option("--names", options.names, "Names of the columns, for a file that has none")
        ->delimiter(',');
    command
        .add_option("--header", options.header,
                    "Whether the first line names the columns (otherwise: it looks)")
        ->check(CLI::IsMember({"yes", "no"}));
    command.add_option("--delimiter", options.delimiter, "What stands between fields (otherwise: it looks)")
        ->check(CLI::IsMember({"comma", "semicolon", "tab"}));
    command
        .add_option("--missing", options.missing,
                    "Texts that say nothing, beside the empty one, NA, NaN and ?")
        ->allow_extra_args(false)
        ->delimiter(',');
    command.add_option("--idx-labels", options.idxLabels,
                       "The labels of IDX images (otherwise: the file beside them)");
}

data::ImportOptions importOptions(const TableOptions& options, std::vector<std::string> textColumns)
{
    data::ImportOptions import;
    import.label = options.label;
    for (const std::string& kind : options.kinds)
        import.kinds.insert(kindFrom(kind));
    import.textColumns = std::move(textColumns);
    import.names = options.names;
    if (!options.header.empty())
        import.hasHeader = options.header == "yes";
    if (!options.delimiter.empty())
        import.delimiter = kDelimiters.at(options.delimiter);
    import.missing.insert(import.missing.end(), options.missing.begin(), options.missing.end());
    import.idxLabels = options.idxLabels;
    return import;
}

data::Table importAsAsked(const TableOptions& options, JobControl& job, std::vector<std::string> textColumns)
{
    return data::importTable(options.file, importOptions(options, std::move(textColumns)), job);
}

nlohmann::json dataSource(const TableOptions& options)
{
    nlohmann::json source = {{"kind", "file"}, {"path", options.file}};
    const auto put = [&source](const char* name, const auto& value) {
        if (!value.empty())
            source[name] = value;
    };
    put("label", options.label);
    for (const std::string& text : options.kinds) {
        const auto [name, kind] = kindFrom(text);
        source["kinds"][name] = nameOf(kind);
    }
    put("names", options.names);
    put("missing", options.missing);
    if (!options.header.empty())
        source["has_header"] = options.header == "yes";
    put("delimiter", options.delimiter);
    put("idx_labels", options.idxLabels);
    return source;
}

} // namespace genex::cli
