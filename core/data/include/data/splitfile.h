// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/split.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace genex::data {

/// A split as JSON (resources/schemas/split.schema.json): its settings, the hash of its table, and the parts
/// as base64 of two bits a row, row r in byte r / 4 from bit 2·(r mod 4) upwards.
std::string splitText(const Split& split);

/// Reads and checks it all; a Failure names file, field and remedy.
Split parseSplit(std::string_view text, const std::string& sourceName);

/// Replaces the file as a whole, or leaves what was there.
void saveSplit(const Split& split, const std::filesystem::path& file);
Split loadSplit(const std::filesystem::path& file);

/// Throws Failure(InvalidInput) unless the split in `fileName` is one of the table with this hash and number
/// of rows.
void requireSameData(const Split& split, const std::string& sha256, std::size_t rows,
                     const std::string& fileName);

} // namespace genex::data
