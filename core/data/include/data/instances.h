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

/// A patient to learn from, (x, O, y), and how often the data holds it.
struct Instance
{
    std::uint32_t row = 0; ///< where the vector stands first among the rows that were asked for
    std::uint32_t set = 0; ///< number of O in the pool; of equal sets the first
    std::int32_t label = 0;
    double weight = 0;

    bool operator==(const Instance&) const = default;
};

/// Merges observed rows with the same vector, O and label, in the order of first appearance. The whole vector
/// counts, not only x[O]: training reveals the rest, too. So for every loss ℓ
/// Σ_i ℓ(x_i, O_i, y_i) = Σ_j w_j ℓ(x_j, O_j, y_j), and nothing is approximated.
std::vector<Instance> mergeInstances(const Dataset& dataset, std::span<const ObservedRow> observed,
                                     const ObservationPool& pool, JobControl& job);

/// The same as mergeInstances(…, everySet(rows, k), …) without listing every row with every set.
std::vector<Instance> mergeWithEverySet(const Dataset& dataset, std::span<const std::size_t> rows,
                                        const ObservationPool& pool, JobControl& job);

} // namespace genex::data
