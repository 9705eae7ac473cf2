#pragma once

#include "common/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Partition by random hyperplanes (Algorithm 1, Partition): w_m ~ N(0, I_n), code = sign bits of Wᵀ x[O],
/// unobserved features being zero. Plain loops on purpose: the same patient gets the same bits in training
/// and years later, whatever the device, the batch or the matrix library.
class Partition
{
public:
    Partition() = default;
    /// `planes` hyperplanes in `features` dimensions; bucket = code until merge().
    Partition(std::size_t features, std::size_t planes, Random random);
    /// As stored: planes [features × planes], bucketOf [2^planes].
    Partition(std::size_t features, std::vector<float> planes, std::vector<std::int64_t> bucketOf);

    /// Bit m is set when w_m · x[O] > 0. `encoded` [n]; `observed` ascending. O(|O| log B).
    std::size_t code(std::span<const float> encoded, std::span<const std::int64_t> observed) const;
    std::size_t bucket(std::span<const float> encoded, std::span<const std::int64_t> observed) const
    {
        return static_cast<std::size_t>(m_bucketOf[code(encoded, observed)]);
    }

    /// Joins each bucket lighter than `least`, the lightest first, to the nearest by Hamming distance of the
    /// codes (the heavier of two), and numbers what is left from 0.
    void merge(std::span<const double> weightOfCode, double least);

    std::size_t buckets() const;
    const std::vector<float>& planes() const { return m_planes; }
    const std::vector<std::int64_t>& bucketOf() const { return m_bucketOf; }

private:
    std::size_t m_planeCount = 0;
    std::vector<float> m_planes;          ///< [n × M], feature by feature
    std::vector<std::int64_t> m_bucketOf; ///< [2^M]
};

} // namespace genex::method
