// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/testcohort.h"

#include <cstdint>
#include <vector>

namespace genex::eval {

/// What one way of ordering does for N patients.
struct Acquisitions
{
    method::FeaturesOfPatients ordered;   ///< tests really ordered, on all visits
    method::FeaturesOfPatients estimated; ///< generated instead
    std::vector<float> probabilities;     ///< [N × C] in the end
    std::vector<std::uint8_t> fellBack;   ///< [N] whether V was ordered after all
    std::vector<int> visits;              ///< [N] how many had at least one order; 1 where none had
};

} // namespace genex::eval
