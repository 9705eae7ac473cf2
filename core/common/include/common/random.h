// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace genex {

/// A seeded random number generator (xoshiro256**), always passed explicitly, never global. The same seed
/// gives the same numbers on every machine and compiler, which std::*_distribution does not guarantee.
/// child() derives an independent generator from a name, so that an additional draw in one place does not
/// affect the others.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t seed() const { return m_seed; }
    /// Depends only on this generator's seed and the name, not on earlier draws.
    Random child(std::string_view name) const;

    std::uint64_t next();
    /// In [0, 1).
    double uniform();
    /// In [0, bound), unbiased; bound must not be 0.
    std::uint64_t below(std::uint64_t bound);
    /// Standard normal.
    double normal();
    bool bernoulli(double probability) { return uniform() < probability; }

    template <typename T>
    void shuffle(std::vector<T>& values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[static_cast<std::size_t>(below(i))]);
    }
    /// Index drawn in proportion to the weights, which are non-negative and not all zero.
    std::size_t pick(std::span<const double> weights);

private:
    std::uint64_t m_seed;
    std::uint64_t m_state[4];
};

} // namespace genex
