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

/// How a file is to be read, where the file does not say it well enough itself.
struct ImportOptions
{
    std::string label;                       ///< the label's column; empty: there is none
    std::map<std::string, ColumnKind> kinds; ///< columns whose kind is not to be guessed
    std::vector<std::string> textColumns;    ///< read as texts without a guess: part, group, time, O
    std::vector<std::string> names;          ///< headers for a file that has none
    std::optional<bool> hasHeader;           ///< otherwise: the first line holds no number
    std::optional<char> delimiter;           ///< otherwise: comma, semicolon or tab, as the lines agree
    std::vector<std::string> missing = {"NA", "NaN", "nan", "?"}; ///< beside the empty cell
    std::filesystem::path idxLabels;               ///< for IDX images; otherwise the file beside them
    unsigned threads = 0;                          ///< 0: one per core
    std::size_t blockBytes = std::size_t{4} << 20; ///< what each thread reads at once
};

/// Reads a table: CSV (RFC 4180; UTF-8; comma, semicolon or tab), the same gzipped, or IDX images.
///
/// Memory holds the table and a few blocks of the file. Whatever is wrong with the file is a Failure that
/// names file, line and column and says what to do.
Table importTable(const std::filesystem::path& file, const ImportOptions& options, JobControl& job);

/// The same from memory, for CSV or IDX that is at hand.
Table importBytes(std::string_view bytes, const std::string& sourceName, const ImportOptions& options,
                  JobControl& job);

/// SHA-256 of a file as it stands on disk, as `sha256sum` prints it.
std::string hashOfFile(const std::filesystem::path& file, JobControl& job);

} // namespace genex::data
