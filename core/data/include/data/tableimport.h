// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// How to read a file where detection is not enough.
struct ImportOptions
{
    std::string label;                       ///< label column; empty: none
    std::map<std::string, ColumnKind> kinds; ///< columns whose kind is given instead of detected
    std::vector<std::string> textColumns;    ///< always read as text: part, group, time, O
    std::vector<std::string> names;          ///< headers for a file without them
    std::optional<bool> hasHeader;           ///< default: the first line contains no number
    std::optional<char> delimiter;           ///< default: comma, semicolon or tab, as detected
    std::vector<std::string> missing = {"NA", "NaN", "nan", "?"}; ///< in addition to the empty cell
    std::filesystem::path idxLabels; ///< for IDX images; default: the matching file in the same folder
    unsigned threads = 0;            ///< 0: one per core
    std::size_t blockBytes = std::size_t{4} << 20; ///< per thread and read
};

/// Reads a table: CSV (RFC 4180; UTF-8; comma, semicolon or tab), gzipped CSV, or IDX images. Memory holds
/// the table and a few blocks of the file. Any problem with the file is a Failure that names file, line,
/// column and remedy.
Table importTable(const std::filesystem::path& file, const ImportOptions& options, JobControl& job);

/// The same for CSV or IDX in memory.
Table importBytes(std::string_view bytes, const std::string& sourceName, const ImportOptions& options,
                  JobControl& job);

/// SHA-256 of a file on disk, as printed by `sha256sum`.
std::string hashOfFile(const std::filesystem::path& file, JobControl& job);

} // namespace genex::data
