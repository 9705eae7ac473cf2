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

/// What was changed in a table, a sentence for each change.
struct RepairLog
{
    std::vector<std::string> changes;
    std::size_t rowsRead = 0;
    std::size_t rowsWritten = 0;
};

void to_json(nlohmann::json& json, const RepairLog& log);
/// For people, with the file that was read in front.
std::string describe(const RepairLog& log, const std::string& source);

/// Writes the table of a CSV file without what can be mended and nobody can want: spaces around values, one
/// label in several spellings, headers that are not unique, columns in which nothing differs, rows without a
/// label. Whatever is a matter of judgement stays: repeated rows, gaps, columns that say the same or give the
/// label away. Values are copied as they were written, not as they were understood.
///
/// The table is the same file, imported. Throws Failure when the file has changed since.
RepairLog writeRepaired(const std::filesystem::path& file, const Table& table, std::ostream& out,
                        JobControl& job);

} // namespace genex::data
