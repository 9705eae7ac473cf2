// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstdint>
#include <vector>

namespace genex::data {

/// The group of each row: rows with equal vectors have the same number, counted from 0 in the order of first
/// appearance. A gap equals a gap, and -0 equals 0. Takes time in proportion to the table.
std::vector<std::uint32_t> vectorGroups(const Dataset& dataset);

/// The same groups, numbered by what their vectors hold (by hash, then by value), so that a group keeps its
/// number when the rows are shuffled.
std::vector<std::uint32_t> vectorGroupsByContent(const Dataset& dataset);

} // namespace genex::data
