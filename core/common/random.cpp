// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace genex {

namespace {

/// SplitMix64, recommended by the authors of xoshiro for seeding.
std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

/// FNV-1a.
std::uint64_t hashOf(std::string_view name)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : name) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3U;
    }
    return hash;
}

} // namespace

Random::Random(std::uint64_t seed)
    : m_seed(seed)
{
    std::uint64_t mix = seed;
    for (std::uint64_t& word : m_state)
        word = splitMix(mix);
}

Random Random::child(std::string_view name) const
{
    std::uint64_t mix = m_seed ^ std::rotl(hashOf(name), 17);
    return Random(splitMix(mix));
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t t = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform()
{
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

std::uint64_t Random::below(std::uint64_t bound)
{
    const std::uint64_t tooSmall = -bound % bound; // the part of 2^64 that would bias towards small results
    std::uint64_t value = next();
    while (value < tooSmall)
        value = next();
    return value % bound;
}

double Random::normal()
{
    // Box–Muller; 1 - uniform() is in (0, 1], so the logarithm is finite.
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
}

std::size_t Random::pick(std::span<const double> weights)
{
    double total = 0;
    for (const double weight : weights)
        total += weight;
    double left = uniform() * total;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return i;
    }
    return weights.size() - 1;
}

} // namespace genex
