// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstdint>
#include <vector>

namespace genex::data {

/// Group of each row: rows with equal vectors have the same number, from 0 in order of first occurrence.
/// Missing equals missing, -0 equals 0. Linear time.
std::vector<std::uint32_t> vectorGroups(const Dataset& dataset);

/// The same groups, numbered by content (by hash, then by value), so that shuffling rows does not change the
/// numbers.
std::vector<std::uint32_t> vectorGroupsByContent(const Dataset& dataset);

} // namespace genex::data
