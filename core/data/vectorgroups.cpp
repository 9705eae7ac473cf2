// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/vectorgroups.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace genex::data {

namespace {

bool isSame(float a, float b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// One bit pattern for all values that are equal under isSame().
std::uint32_t patternOf(float value)
{
    constexpr std::uint32_t kGap = 0x7fc00000;
    return std::isnan(value) ? kGap : std::bit_cast<std::uint32_t>(value + 0.0F); // -0 + 0 is 0
}

/// The same on every machine, since it determines the order of groups.
std::uint64_t hashOfRow(std::span<const float> row)
{
    std::uint64_t hash = row.size();
    for (const float value : row) {
        hash = (hash ^ patternOf(value)) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U; // the product moves bits only upwards
    }
    return hash;
}

/// Order of rows by value, missing last: decides between different rows with the same hash.
bool isBefore(std::span<const float> a, std::span<const float> b)
{
    return std::ranges::lexicographical_compare(
        a, b, [](float x, float y) { return std::isnan(y) ? !std::isnan(x) : x < y; });
}

/// A distinct vector.
struct Vector
{
    std::uint64_t hash = 0;
    std::size_t firstRow = 0;
};

/// The distinct vectors of a table, by hash.
class VectorIndex
{
public:
    explicit VectorIndex(const Dataset& dataset)
        : m_dataset(dataset)
        , m_slots(std::bit_ceil(2 * dataset.rows() + 1), kFree)
    {
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            m_groups.push_back(groupOf(r));
    }

    std::vector<std::uint32_t>& groups() { return m_groups; }
    const std::vector<Vector>& vectors() const { return m_vectors; }

private:
    static constexpr std::uint32_t kFree = std::numeric_limits<std::uint32_t>::max();

    bool isEqual(const Vector& vector, std::uint64_t hash, std::size_t row) const
    {
        return vector.hash == hash &&
               std::ranges::equal(m_dataset.row(vector.firstRow), m_dataset.row(row), isSame);
    }

    /// At least half of the slots are free, so the search is short.
    std::uint32_t groupOf(std::size_t row)
    {
        const std::uint64_t hash = hashOfRow(m_dataset.row(row));
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = hash & mask;
        while (m_slots[slot] != kFree && !isEqual(m_vectors[m_slots[slot]], hash, row))
            slot = (slot + 1) & mask;
        if (m_slots[slot] == kFree) {
            m_slots[slot] = static_cast<std::uint32_t>(m_vectors.size());
            m_vectors.push_back({hash, row});
        }
        return m_slots[slot];
    }

    const Dataset& m_dataset;
    std::vector<std::uint32_t> m_slots; ///< vector numbers; a power of two of them
    std::vector<Vector> m_vectors;
    std::vector<std::uint32_t> m_groups;
};

} // namespace

std::vector<std::uint32_t> vectorGroups(const Dataset& dataset)
{
    return std::move(VectorIndex(dataset).groups());
}

std::vector<std::uint32_t> vectorGroupsByContent(const Dataset& dataset)
{
    VectorIndex index(dataset);
    const std::vector<Vector>& vectors = index.vectors();
    std::vector<std::uint32_t> sorted(vectors.size());
    std::iota(sorted.begin(), sorted.end(), 0U);
    std::ranges::sort(sorted, [&](std::uint32_t a, std::uint32_t b) {
        if (vectors[a].hash != vectors[b].hash)
            return vectors[a].hash < vectors[b].hash;
        return isBefore(dataset.row(vectors[a].firstRow), dataset.row(vectors[b].firstRow));
    });
    std::vector<std::uint32_t> rankOf(sorted.size());
    for (std::uint32_t rank = 0; rank < sorted.size(); ++rank)
        rankOf[sorted[rank]] = rank;
    std::vector<std::uint32_t> groups = std::move(index.groups());
    for (std::uint32_t& group : groups)
        group = rankOf[group];
    return groups;
}

} // namespace genex::data
