// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/testcohort.h"

#include <cstdint>
#include <vector>

namespace genex::eval {

/// Outcome of one ordering strategy for N patients.
struct Acquisitions
{
    method::FeaturesOfPatients ordered;   ///< tests actually ordered, over all visits
    method::FeaturesOfPatients estimated; ///< generated instead
    std::vector<float> probabilities;     ///< [N × C] at the end
    std::vector<std::uint8_t> fellBack;   ///< [N] whether V was ordered after all
    std::vector<int> visits;              ///< [N] visits with at least one order; 1 if there was none
};

} // namespace genex::eval
