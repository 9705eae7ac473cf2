#include "partition.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace genex::method {

namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// The code among those with weight that is nearest to `code`, the heavier one of two; kNone when there is no
/// other.
std::size_t nearest(std::size_t code, std::span<const double> weights)
{
    std::size_t best = kNone;
    const auto distance = [code](std::size_t other) { return std::popcount(code ^ other); };
    for (std::size_t other = 0; other < weights.size(); ++other) {
        if (other == code || weights[other] <= 0)
            continue;
        if (best == kNone || distance(other) < distance(best) ||
            (distance(other) == distance(best) && weights[other] > weights[best]))
            best = other;
    }
    return best;
}

/// The lightest code with weight, among those below `least`; kNone when there is none.
std::size_t lightest(std::span<const double> weights, double least)
{
    std::size_t best = kNone;
    for (std::size_t code = 0; code < weights.size(); ++code) {
        if (weights[code] > 0 && weights[code] < least && (best == kNone || weights[code] < weights[best]))
            best = code;
    }
    return best;
}

/// Follows joins to the code that was not joined to another.
std::size_t rootOf(std::size_t code, const std::vector<std::size_t>& joinedTo)
{
    while (joinedTo[code] != code)
        code = joinedTo[code];
    return code;
}

} // namespace

Partition::Partition(std::size_t features, std::size_t planes, Random random)
    : m_planeCount(planes)
    , m_planes(features * planes)
    , m_bucketOf(std::size_t{1} << planes)
{
    for (float& weight : m_planes)
        weight = static_cast<float>(random.normal());
    std::iota(m_bucketOf.begin(), m_bucketOf.end(), 0);
}

Partition::Partition(std::size_t features, std::vector<float> planes, std::vector<std::int64_t> bucketOf)
    : m_planeCount(features == 0 ? 0 : planes.size() / features)
    , m_planes(std::move(planes))
    , m_bucketOf(std::move(bucketOf))
{}

std::size_t Partition::code(std::span<const float> encoded, std::span<const std::int64_t> observed) const
{
    std::size_t bits = 0;
    for (std::size_t m = 0; m < m_planeCount; ++m) {
        double dot = 0;
        for (const std::int64_t feature : observed) {
            const auto f = static_cast<std::size_t>(feature);
            dot += static_cast<double>(m_planes[f * m_planeCount + m]) * encoded[f];
        }
        bits |= static_cast<std::size_t>(dot > 0) << m;
    }
    return bits;
}

void Partition::merge(std::span<const double> weightOfCode, double least)
{
    std::vector<double> weights(weightOfCode.begin(), weightOfCode.end());
    std::vector<std::size_t> joinedTo(weights.size());
    std::iota(joinedTo.begin(), joinedTo.end(), std::size_t{0});
    const auto join = [&](std::size_t code, std::size_t other) {
        joinedTo[code] = other;
        weights[other] += weights[code];
        weights[code] = 0;
    };
    for (std::size_t code = lightest(weights, least); code != kNone; code = lightest(weights, least)) {
        const std::size_t other = nearest(code, weights);
        if (other == kNone)
            break;
        join(code, other);
    }
    for (std::size_t code = 0; code < weights.size(); ++code) {
        if (weights[code] <= 0 && joinedTo[code] == code) { // nobody in training had this code
            const std::size_t other = nearest(code, weights);
            joinedTo[code] = other == kNone ? code : other;
        }
    }
    std::vector<std::int64_t> number(weights.size(), -1);
    std::int64_t next = 0;
    for (std::size_t code = 0; code < weights.size(); ++code) {
        std::int64_t& ofRoot = number[rootOf(code, joinedTo)];
        if (ofRoot < 0)
            ofRoot = next++;
        m_bucketOf[code] = ofRoot;
    }
}

std::size_t Partition::buckets() const
{
    return m_bucketOf.empty()
               ? 0
               : static_cast<std::size_t>(*std::max_element(m_bucketOf.begin(), m_bucketOf.end())) + 1;
}

} // namespace genex::method
