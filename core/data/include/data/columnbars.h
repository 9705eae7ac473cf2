// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::data {

/// How often a value, or a number between two bounds, stands in a column.
struct ColumnBar
{
    std::string name; ///< the value; empty for a stretch of numbers and for the rest
    std::size_t rows = 0;

    bool operator==(const ColumnBar&) const = default;
};

/// A column as a small picture.
struct ColumnBars
{
    bool areStretches = false; ///< equally wide, from the lowest to the highest number
    bool hasRest = false;      ///< the last bar stands for all values that have none
    std::vector<ColumnBar> bars;
};

/// Numbers as a histogram; two or more values in their order, names by how frequent they are. Gaps are left
/// out, and an identifier has no picture.
ColumnBars barsOf(const Column& column, std::size_t most = 20);

} // namespace genex::data
