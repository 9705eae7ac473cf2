// SPDX-License-Identifier: GPL-3.0-or-later
#include "partition.h"

#include "common/error.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace genex::method {

namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);
/// More patients change the centres less than another seed would, and take longer.
constexpr std::size_t kMostFitted = 20'000;

// --- what is stored

void require(bool isSound, const char* complaint)
{
    if (!isSound)
        throw Failure(ErrorCode::Corrupt, complaint);
}

bool areFinite(const std::vector<float>& values)
{
    return std::ranges::all_of(values, [](float value) { return std::isfinite(value); });
}

/// Whether the numbers are consecutive from 0.
bool areNumbersFromZero(const std::vector<std::int64_t>& bucketOf)
{
    std::vector<bool> occurs(bucketOf.size());
    for (const std::int64_t bucket : bucketOf) {
        if (bucket < 0 || static_cast<std::size_t>(bucket) >= bucketOf.size())
            return false;
        occurs[static_cast<std::size_t>(bucket)] = true;
    }
    return std::ranges::is_sorted(occurs, std::greater<>()); // no gap
}

void checkPlanes(const PartitionContent& content)
{
    require(std::has_single_bit(content.bucketOf.size()),
            "The number of codes of a partition by hyperplanes is not a power of two.");
    const auto planes = static_cast<std::size_t>(std::countr_zero(content.bucketOf.size()));
    require(content.planes.size() == content.inputs * planes,
            "The hyperplanes of a partition do not fit its codes.");
    require(content.offsets.empty() || content.offsets.size() == content.planes.size(),
            "The offsets of a partition do not fit its hyperplanes.");
    require(content.clusters == Clusters{content.inputs, {}, {}, {}},
            "A partition by hyperplanes has centres.");
    require(areFinite(content.planes) && areFinite(content.offsets),
            "A hyperplane of a partition is not finite.");
}

void checkClusters(const PartitionContent& content)
{
    const Clusters& clusters = content.clusters;
    const std::size_t count = content.bucketOf.size();
    const std::size_t gaussians = content.kind == PartitionKind::GaussianMixture ? count : 0;
    require(content.inputs > 0 && clusters.centres.size() == count * content.inputs,
            "The centres of a partition do not fit its codes.");
    require(clusters.variances.size() == gaussians * content.inputs,
            "The variances of a partition do not fit its codes.");
    require(clusters.logWeights.size() == gaussians, "The weights of a partition do not fit its codes.");
    require(content.planes.empty() && content.offsets.empty(), "A partition by centres has hyperplanes.");
    require(areFinite(clusters.centres) && areFinite(clusters.variances) && areFinite(clusters.logWeights),
            "A centre of a partition is not finite.");
    require(std::ranges::all_of(clusters.variances, [](float variance) { return variance > 0; }),
            "A variance of a partition is not positive.");
}

// --- fitting

[[noreturn]] void refuse(Text message, Text remedy = {})
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

PartitionContent drawPlanes(std::size_t inputs, std::size_t buckets, Random& random)
{
    if (!std::has_single_bit(buckets))
        refuse("Hyperplanes cannot make " + std::to_string(buckets) + " buckets.",
               "Choose a power of two: 1, 2, 4, 8 and so on.");
    PartitionContent content;
    content.planes.resize(inputs * static_cast<std::size_t>(std::countr_zero(buckets)));
    for (float& weight : content.planes)
        weight = static_cast<float>(random.normal());
    return content;
}

void checkInputs(const std::vector<Cell>& patient, std::size_t inputs)
{
    for (const Cell& cell : patient) {
        if (cell.input >= inputs)
            throw Failure(ErrorCode::Internal, "A patient has input number " + std::to_string(cell.input) +
                                                   " of " + std::to_string(inputs) + ".");
    }
}

/// Up to kMostFitted weighted patients, sampled by the seed.
ClusterPatients drawPatients(std::size_t inputs, const std::vector<std::vector<Cell>>& patients,
                             std::span<const double> weights, Random random)
{
    if (patients.size() != weights.size())
        throw Failure(ErrorCode::Internal, std::to_string(patients.size()) + " patients have " +
                                               std::to_string(weights.size()) + " weights.");
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        if (weights[i] > 0)
            chosen.push_back(i);
    }
    if (chosen.empty())
        refuse("There are no patients to find buckets among.");
    if (chosen.size() > kMostFitted) {
        random.shuffle(chosen);
        chosen.resize(kMostFitted);
    }
    ClusterPatients drawn{inputs, {}, {}};
    for (const std::size_t i : chosen) {
        checkInputs(patients[i], inputs);
        drawn.observed.emplace_back(patients[i]);
        drawn.weights.push_back(weights[i]);
    }
    return drawn;
}

// --- merging

/// The lightest code with weight below `least`; kNone if there is none.
std::size_t lightest(std::span<const double> weights, double least)
{
    std::size_t best = kNone;
    for (std::size_t code = 0; code < weights.size(); ++code) {
        if (weights[code] > 0 && weights[code] < least && (best == kNone || weights[code] < weights[best]))
            best = code;
    }
    return best;
}

/// Follows merges to the remaining code.
std::size_t rootOf(std::size_t code, const std::vector<std::size_t>& joinedTo)
{
    while (joinedTo[code] != code)
        code = joinedTo[code];
    return code;
}

/// Numbers the roots from 0 in code order.
std::vector<std::int64_t> numberRoots(const std::vector<std::size_t>& joinedTo)
{
    std::vector<std::int64_t> numbers;
    std::vector<std::int64_t> numberOfRoot(joinedTo.size(), -1);
    std::int64_t next = 0;
    for (std::size_t code = 0; code < joinedTo.size(); ++code) {
        std::int64_t& number = numberOfRoot[rootOf(code, joinedTo)];
        if (number < 0)
            number = next++;
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace

Partition::Partition(PartitionContent content)
    : m_content(std::move(content))
{
    const std::size_t count = codes();
    m_content.clusters.inputs = inputs();
    require(count > 0 && areNumbersFromZero(m_content.bucketOf),
            "The buckets of a partition are not numbered from 0.");
    if (kind() == PartitionKind::Hyperplanes) {
        checkPlanes(m_content);
        m_planeCount = static_cast<std::size_t>(std::countr_zero(count));
    } else {
        checkClusters(m_content);
        m_constants = constantsOf(m_content.clusters);
    }
}

Partition Partition::fit(PartitionKind kind, std::size_t inputs, std::size_t buckets,
                         const std::vector<std::vector<Cell>>& patients, std::span<const double> weights,
                         Random random, JobControl& job)
{
    if (buckets == 0)
        refuse("A partition needs at least one bucket.");
    PartitionContent content;
    if (kind == PartitionKind::Hyperplanes) {
        content = drawPlanes(inputs, buckets, random);
    } else {
        const auto drawn = drawPatients(inputs, patients, weights, random.child("patients"));
        content.clusters = kind == PartitionKind::KMeans ? fitKMeans(drawn, buckets, random, job)
                                                         : fitGaussianMixture(drawn, buckets, random, job);
    }
    content.kind = kind;
    content.inputs = inputs;
    content.bucketOf.resize(buckets);
    std::iota(content.bucketOf.begin(), content.bucketOf.end(), 0);
    return Partition(std::move(content));
}

std::size_t Partition::code(std::span<const Cell> observed) const
{
    return kind() == PartitionKind::Hyperplanes ? signBits(observed)
                                                : closest(m_content.clusters, m_constants, observed);
}

std::size_t Partition::signBits(std::span<const Cell> observed) const
{
    std::size_t bits = 0;
    for (std::size_t m = 0; m < m_planeCount; ++m) {
        double dot = 0;
        for (const Cell& cell : observed) {
            const std::size_t place = cell.input * m_planeCount + m;
            dot += static_cast<double>(m_content.planes[place]) * cell.amount;
            if (!m_content.offsets.empty())
                dot += m_content.offsets[place];
        }
        bits |= static_cast<std::size_t>(dot > 0) << m;
    }
    return bits;
}

void Partition::standardise(std::span<const InputShape> shapes)
{
    m_content.offsets.resize(m_content.planes.size());
    for (std::size_t input = 0; input < inputs(); ++input) {
        for (std::size_t m = 0; m < m_planeCount; ++m) {
            float& weight = m_content.planes[input * m_planeCount + m];
            weight = static_cast<float>(weight / shapes[input].deviation);
            m_content.offsets[input * m_planeCount + m] = static_cast<float>(-weight * shapes[input].mean);
        }
    }
}

double Partition::distance(std::size_t code, std::size_t other) const
{
    return kind() == PartitionKind::Hyperplanes ? std::popcount(code ^ other)
                                                : squaredDistance(m_content.clusters, code, other);
}

/// The nearest code with weight, the heavier in a tie; kNone if there is no other.
std::size_t Partition::nearest(std::size_t code, std::span<const double> weights) const
{
    std::size_t best = kNone;
    double least = 0;
    for (std::size_t other = 0; other < weights.size(); ++other) {
        if (other == code || weights[other] <= 0)
            continue;
        const double away = distance(code, other);
        if (best == kNone || away < least || (away == least && weights[other] > weights[best])) {
            best = other;
            least = away;
        }
    }
    return best;
}

void Partition::merge(std::span<const double> weightOfCode, double least)
{
    std::vector<double> weights(weightOfCode.begin(), weightOfCode.end());
    std::vector<std::size_t> joinedTo(weights.size());
    std::iota(joinedTo.begin(), joinedTo.end(), std::size_t{0});
    for (std::size_t code = lightest(weights, least); code != kNone; code = lightest(weights, least)) {
        const std::size_t other = nearest(code, weights);
        if (other == kNone)
            break;
        joinedTo[code] = other;
        weights[other] += weights[code];
        weights[code] = 0;
    }
    for (std::size_t code = 0; code < weights.size(); ++code) {
        if (weights[code] <= 0 && joinedTo[code] == code) { // no training patient had this code
            const std::size_t other = nearest(code, weights);
            joinedTo[code] = other == kNone ? code : other;
        }
    }
    m_content.bucketOf = numberRoots(joinedTo);
}

std::size_t Partition::buckets() const
{
    const std::vector<std::int64_t>& bucketOf = m_content.bucketOf;
    return bucketOf.empty() ? 0 : static_cast<std::size_t>(*std::ranges::max_element(bucketOf)) + 1;
}

} // namespace genex::method
