// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include "common/random.h"

#include <cstddef>
#include <span>
#include <vector>

namespace genex::eval {

/// Sets of tests, and what each leaves the neighbours' classes to be guessed.
struct ComparedSets
{
    method::FeaturesOfPatients sets;
    std::vector<double> losses; ///< of each

    /// argmin of loss + cost·|set| over the sets of at most so many tests, one of which must be empty; the
    /// first of equal ones.
    const FeatureOrder& best(std::size_t most, double cost) const;
};

/// The empty set, and `count` − 1 sets of uniform size 0 to `most`, of n features.
method::FeaturesOfPatients randomSets(std::size_t n, std::size_t most, std::size_t count, Random random);

} // namespace genex::eval
