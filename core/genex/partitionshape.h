// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "partition.h"

#include <span>
#include <vector>

namespace genex::method {

/// Balance and spread of the buckets.
struct PartitionShape
{
    double skew = 0; ///< smallest / largest bucket weight: 1 if all are equal, 0 if one is empty
    /// Mean over buckets, by weight.
    double conicity = 0;
    /// [buckets] weighted mean over the bucket's i of cos(x_i, mean x of the bucket), 0 if a norm is 0.
    std::vector<double> conicityOfBucket;
};

PartitionShape shapeOf(const Partition& partition, const std::vector<std::vector<Cell>>& patients,
                       std::span<const double> weights);

} // namespace genex::method
