// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <string>
#include <utility>
#include <vector>

namespace genex::data {

/// Columns equal to an earlier one: (column, earlier one).
std::vector<std::pair<std::size_t, std::size_t>> findDuplicateColumns(const Table& table);
/// Labels that differ from a more frequent one only in case or spaces: (text, more frequent one).
std::vector<std::pair<std::string, std::string>> findSimilarLabels(const Table& table);
/// Columns other than the label with at most one distinct value.
std::vector<std::size_t> findConstantColumns(const Table& table);

} // namespace genex::data
