// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "partition.h"

#include <span>
#include <vector>

namespace genex::method {

/// How even and how narrow the buckets are.
struct PartitionShape
{
    double skew = 0; ///< smallest / largest bucket weight: 1 when all are alike, 0 when one is empty
    /// Mean over buckets, each counting its weight.
    double conicity = 0;
    /// [buckets] weighted mean over the bucket's i of cos(x_i, mean x of the bucket), 0 where a norm is 0.
    std::vector<double> conicityOfBucket;
};

PartitionShape shapeOf(const Partition& partition, const std::vector<std::vector<Cell>>& patients,
                       std::span<const double> weights);

} // namespace genex::method
