// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/split.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace genex::data {

/// A split as JSON (resources/schemas/split.schema.json): settings, hash of the table, and parts as base64
/// with two bits per row, row r in byte r / 4 from bit 2·(r mod 4).
std::string splitText(const Split& split);

/// Reads and validates; a Failure names file, field and remedy.
Split parseSplit(std::string_view text, const std::string& sourceName);

/// Replaces the file atomically.
void saveSplit(const Split& split, const std::filesystem::path& file);
Split loadSplit(const std::filesystem::path& file);

/// Throws Failure(InvalidInput) unless the split in `fileName` belongs to the table with this hash and number
/// of rows.
void requireSameData(const Split& split, const std::string& sha256, std::size_t rows,
                     const std::string& fileName);

} // namespace genex::data
