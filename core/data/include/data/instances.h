// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/observation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// A training example (x, O, y) and its multiplicity.
struct Instance
{
    std::uint32_t row = 0; ///< first of the requested rows with this vector
    std::uint32_t set = 0; ///< index of O in the pool; the first of equal sets
    std::int32_t label = 0;
    double weight = 0;

    bool operator==(const Instance&) const = default;
};

/// Merges observed rows with the same vector, O and label, in order of first occurrence. The whole vector
/// counts, not only x[O], since training reveals the rest. So for every loss ℓ Σ_i ℓ(x_i, O_i, y_i) = Σ_j w_j
/// ℓ(x_j, O_j, y_j), without approximation.
std::vector<Instance> mergeInstances(const Dataset& dataset, std::span<const ObservedRow> observed,
                                     const ObservationPool& pool, JobControl& job);

/// Same as mergeInstances(…, everySet(rows, k), …), without enumerating every row with every set.
std::vector<Instance> mergeWithEverySet(const Dataset& dataset, std::span<const std::size_t> rows,
                                        const ObservationPool& pool, JobControl& job);

} // namespace genex::data
