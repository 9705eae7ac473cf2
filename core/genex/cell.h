// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genex::method {

/// One known feature of a patient as network input: `amount` at input `input`, zero at the feature's other
/// inputs (a categorical feature has one input per category). A patient is a list of cells, each input at
/// most once; inputs of unknown features are zero.
struct Cell
{
    std::uint32_t input = 0;
    float amount = 0;

    bool operator==(const Cell&) const = default;
};

} // namespace genex::method
