// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::data {

/// Frequency of a value, or of numbers in an interval.
struct ColumnBar
{
    std::string name; ///< the value; empty for an interval and for the rest
    std::size_t rows = 0;

    bool operator==(const ColumnBar&) const = default;
};

/// A small bar chart of a column.
struct ColumnBars
{
    bool areStretches = false; ///< intervals of equal width from the lowest to the highest number
    bool hasRest = false;      ///< the last bar is for all values without their own
    std::vector<ColumnBar> bars;
};

/// Numbers as a histogram; ordered values in their order, others by frequency. Missing values are omitted;
/// identifiers have no bars.
ColumnBars barsOf(const Column& column, std::size_t most = 20);

} // namespace genex::data
