// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// R rows of a table with their classes.
struct LabelledRows
{
    std::vector<float> values;        ///< [R × n], NaN if missing
    std::vector<std::int32_t> labels; ///< [R]
};

/// For each of S sets [S × n]: −ln p(class) of the rows if only the features of the set are known, by the
/// bucket's expert, in the mean over the rows. Costs S·R·n·h multiplications in one matrix product.
std::vector<double> meanLosses(const Model& model, int bucket, const LabelledRows& rows,
                               std::span<const std::uint8_t> sets);

} // namespace genex::method
