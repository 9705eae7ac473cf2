// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cell.h"
#include "clusters.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "genex/methodsettings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Distribution of an input among patients who have it.
struct InputShape
{
    double mean = 0;
    double deviation = 1; ///< above 0
};

/// A partition as stored. The kind determines which arrays are used: planes for hyperplanes, centres for
/// k-means, all cluster arrays for a Gaussian mixture.
struct PartitionContent
{
    PartitionKind kind = PartitionKind::Hyperplanes;
    std::size_t inputs = 0;
    std::vector<float> planes; ///< [inputs × M] W, input by input
    Clusters clusters;         ///< of B codes; its `inputs` may be left 0
    std::vector<std::int64_t>
        bucketOf; ///< [2^M] or [B], code → bucket; buckets are numbered consecutively from 0
    std::vector<float> offsets = {}; ///< [inputs × M] added for each known input; empty: none

    bool operator==(const PartitionContent&) const = default;
};

/// Partition (Algorithm 1) and FindBucket (Algorithm 2) on x[O] ∈ ℝ^inputs, inputs of unknown features being
/// zero. A patient has a code, and each code belongs to a bucket:
///     hyperplanes       w_m ~ N(0, I), code = sign bits of Wᵀ x[O]
///     k-means           the nearest centre, the first of two as near
///     Gaussian mixture  the component responsible most
/// Plain loops on purpose: the same patient gets the same code in training and years later, independent of
/// device, batch and matrix library.
class Partition
{
public:
    Partition() = default;
    /// From storage. Throws Failure(Corrupt) unless sizes match, numbers are finite and variances positive.
    explicit Partition(PartitionContent content);

    /// `buckets` codes, each its own bucket until merge(); a power of two for hyperplanes, which do not
    /// depend on the patients. The other kinds use up to 20'000 patients, sampled by the seed. `job` may stop
    /// it; no progress is reported.
    static Partition fit(PartitionKind kind, std::size_t inputs, std::size_t buckets,
                         const std::vector<std::vector<Cell>>& patients, std::span<const double> weights,
                         Random random, JobControl& job);

    /// From now on, hyperplanes see (x − mean) / deviation of each known input.
    void standardise(std::span<const InputShape> shapes);

    /// Every `input` below inputs(), each at most once. O(|O| log B) with hyperplanes (bit m is set if w_m ·
    /// x[O] > 0), O(|O| B) otherwise.
    std::size_t code(std::span<const Cell> observed) const;
    std::size_t bucket(std::span<const Cell> observed) const
    {
        return static_cast<std::size_t>(m_content.bucketOf[code(observed)]);
    }

    /// Merges each bucket lighter than `least`, lightest first, into the nearest one (the heavier in a tie)
    /// and renumbers from 0. Distance: Hamming between codes for hyperplanes, Euclidean between centres
    /// otherwise.
    void merge(std::span<const double> weightOfCode, double least);

    PartitionKind kind() const { return m_content.kind; }
    std::size_t inputs() const { return m_content.inputs; }
    std::size_t codes() const { return m_content.bucketOf.size(); }
    std::size_t buckets() const;
    const std::vector<float>& planes() const { return m_content.planes; }
    const std::vector<float>& offsets() const { return m_content.offsets; }
    const std::vector<float>& centres() const { return m_content.clusters.centres; }
    const std::vector<float>& variances() const { return m_content.clusters.variances; }
    const std::vector<float>& logWeights() const { return m_content.clusters.logWeights; }
    const std::vector<std::int64_t>& bucketOf() const { return m_content.bucketOf; }
    const PartitionContent& content() const { return m_content; }

private:
    std::size_t signBits(std::span<const Cell> observed) const;
    double distance(std::size_t code, std::size_t other) const;
    std::size_t nearest(std::size_t code, std::span<const double> weights) const;

    PartitionContent m_content;
    std::size_t m_planeCount = 0;
    std::vector<double> m_constants; ///< [B] constants of the clusters' affinity
};

} // namespace genex::method
