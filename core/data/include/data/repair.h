// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// Changes made to a table, one sentence each.
struct RepairLog
{
    std::vector<std::string> changes;
    std::size_t rowsRead = 0;
    std::size_t rowsWritten = 0;
};

void to_json(nlohmann::json& json, const RepairLog& log);
/// For users, beginning with the source file.
std::string describe(const RepairLog& log, const std::string& source);

/// Writes the table of a CSV file without defects that are safe to fix: spaces around values, inconsistent
/// spelling of labels, duplicate headers, constant columns, rows without a label. Matters of judgement are
/// kept: repeated rows, missing values, redundant columns and columns that give the label away. Values are
/// copied as written. `table` is the same file, imported; throws Failure if the file has changed since.
RepairLog writeRepaired(const std::filesystem::path& file, const Table& table, std::ostream& out,
                        JobControl& job);

} // namespace genex::data
