// SPDX-License-Identifier: GPL-3.0-or-later
#include "partitionshape.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace genex::method {

namespace {

/// Σ w x of one bucket: only the direction of the mean matters.
struct BucketSum
{
    double weight = 0;
    std::vector<double> sum; ///< [inputs]
    double norm = 0;         ///< |sum|
};

std::vector<BucketSum> sumsOf(const Partition& partition, const std::vector<std::size_t>& bucketOf,
                              const std::vector<std::vector<Cell>>& patients, std::span<const double> weights)
{
    std::vector<BucketSum> buckets(partition.buckets(), {0, std::vector<double>(partition.inputs()), 0});
    for (std::size_t i = 0; i < patients.size(); ++i) {
        BucketSum& bucket = buckets[bucketOf[i]];
        bucket.weight += weights[i];
        for (const Cell& cell : patients[i])
            bucket.sum[cell.input] += weights[i] * cell.amount;
    }
    for (BucketSum& bucket : buckets)
        bucket.norm =
            std::sqrt(std::inner_product(bucket.sum.begin(), bucket.sum.end(), bucket.sum.begin(), 0.0));
    return buckets;
}

double cosine(const std::vector<Cell>& patient, const BucketSum& bucket)
{
    double dot = 0;
    double squares = 0;
    for (const Cell& cell : patient) {
        dot += cell.amount * bucket.sum[cell.input];
        squares += static_cast<double>(cell.amount) * cell.amount;
    }
    const double norms = std::sqrt(squares) * bucket.norm;
    return norms > 0 ? dot / norms : 0;
}

double skewOf(const std::vector<BucketSum>& buckets)
{
    const auto [least, most] = std::ranges::minmax_element(buckets, {}, &BucketSum::weight);
    return most != buckets.end() && most->weight > 0 ? least->weight / most->weight : 0;
}

} // namespace

PartitionShape shapeOf(const Partition& partition, const std::vector<std::vector<Cell>>& patients,
                       std::span<const double> weights)
{
    if (patients.size() != weights.size())
        throw Failure(ErrorCode::Internal,
                      Text("%1 patients have %2 weights.", patients.size(), weights.size()));
    std::vector<std::size_t> bucketOf;
    for (const std::vector<Cell>& patient : patients)
        bucketOf.push_back(partition.bucket(patient));
    const std::vector<BucketSum> buckets = sumsOf(partition, bucketOf, patients, weights);
    std::vector<double> sumOfBucket(buckets.size());
    for (std::size_t i = 0; i < patients.size(); ++i)
        sumOfBucket[bucketOf[i]] += weights[i] * cosine(patients[i], buckets[bucketOf[i]]);

    PartitionShape shape{skewOf(buckets), 0, {}};
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (std::size_t b = 0; b < buckets.size(); ++b) {
        shape.conicity += total > 0 ? sumOfBucket[b] / total : 0;
        shape.conicityOfBucket.push_back(buckets[b].weight > 0 ? sumOfBucket[b] / buckets[b].weight : 0);
    }
    return shape;
}

} // namespace genex::method
