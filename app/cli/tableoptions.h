// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/tablesource.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace genex::cli {

/// Which table to read, and how, where detection is not enough.
struct TableOptions
{
    std::string file;
    std::string label;
    std::vector<std::string> kinds; ///< "age=numeric"
    std::vector<std::string> names;
    std::vector<std::string> missing;
    std::string header;    ///< "yes", "no", or empty: detect
    std::string delimiter; ///< "comma", "semicolon", "tab", or empty: detect
    std::string idxLabels;
};

/// How the file is given on the command line.
enum class FileArgument {
    Positional, ///< FILE
    Named,      ///< --data FILE
};

/// FILE or --data, --label, --kind, --names, --header, --delimiter, --missing and --idx-labels.
void addTableOptions(CLI::App& command, TableOptions& options,
                     FileArgument argument = FileArgument::Positional);

/// textColumns: columns for part, group, time or observed.
data::ImportOptions importOptions(const TableOptions& options, std::vector<std::string> textColumns = {});
data::Table importAsAsked(const TableOptions& options, JobControl& job,
                          std::vector<std::string> textColumns = {});
/// The same for the engine, which reads the table itself: see core/protocol/README.md.
contract::TableSource dataSource(const TableOptions& options);

} // namespace genex::cli
