// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace genex::method {

namespace {

constexpr int kMostIterations = 50;
constexpr double kSmallestVariance = 1e-3;
/// Keeps ln π finite for an empty component.
constexpr double kSmallestShare = 1e-12;
/// Expectation maximisation ends when the relative increase of the log-likelihood is smaller.
constexpr double kSmallestRise = 1e-6;
/// Patients between checks for a stop.
constexpr std::size_t kPatientsPerCheck = 512;

void checkPoint(std::size_t patient, JobControl& job)
{
    if (patient % kPatientsPerCheck == 0)
        job.checkPoint();
}

double squaredNorm(std::span<const Cell> observed)
{
    double sum = 0;
    for (const Cell& cell : observed)
        sum += static_cast<double>(cell.amount) * cell.amount;
    return sum;
}

double constantOf(const Clusters& clusters, std::size_t cluster)
{
    const bool hasVariances = clusters.hasVariances();
    double sum = 0;
    for (std::size_t at = cluster * clusters.inputs; at < (cluster + 1) * clusters.inputs; ++at) {
        const double centre = clusters.centres[at];
        const double variance = hasVariances ? clusters.variances[at] : 1.0;
        sum += centre * centre / variance;
        sum += hasVariances ? std::log(2 * std::numbers::pi * variance) : 0.0;
    }
    return (hasVariances ? clusters.logWeights[cluster] : 0.0) - sum / 2;
}

// --- k-means

void putCentreOn(Clusters& clusters, std::span<const Cell> patient)
{
    const std::size_t at = clusters.centres.size();
    clusters.centres.resize(at + clusters.inputs);
    for (const Cell& cell : patient)
        clusters.centres[at + cell.input] = cell.amount;
}

/// Updates `distances` [N], the squared distances to the nearest centre, with the newest centre.
void lowerDistances(std::vector<double>& distances, const Clusters& clusters, const ClusterPatients& patients)
{
    const std::size_t newest = clusters.count() - 1;
    const double constant = constantOf(clusters, newest);
    for (std::size_t i = 0; i < patients.size(); ++i) {
        const double nearness = affinity(clusters, newest, constant, patients.observed[i]);
        const double distance = squaredNorm(patients.observed[i]) - 2 * nearness;
        distances[i] = std::min(distances[i], std::max(0.0, distance));
    }
}

/// k-means++: each centre is a patient drawn in proportion to w_i times the squared distance to the centres
/// so far; to w_i alone for the first, and if all patients coincide with centres.
Clusters spreadCentres(const ClusterPatients& patients, std::size_t count, Random& random, JobControl& job)
{
    Clusters clusters{patients.inputs, {}, {}, {}};
    std::vector<double> distances(patients.size(), std::numeric_limits<double>::max());
    std::vector<double> chances = patients.weights;
    for (std::size_t b = 0; b < count; ++b) {
        job.checkPoint();
        putCentreOn(clusters, patients.observed[random.pick(chances)]);
        lowerDistances(distances, clusters, patients);
        for (std::size_t i = 0; i < patients.size(); ++i)
            chances[i] = patients.weights[i] * distances[i];
        if (std::ranges::all_of(chances, [](double chance) { return chance <= 0; }))
            chances = patients.weights;
    }
    return clusters;
}

/// Whether any assignment changed.
bool assign(std::vector<std::size_t>& clusterOf, const Clusters& clusters, const ClusterPatients& patients,
            JobControl& job)
{
    const std::vector<double> constants = constantsOf(clusters);
    bool hasChanged = false;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        checkPoint(i, job);
        const std::size_t cluster = closest(clusters, constants, patients.observed[i]);
        hasChanged = hasChanged || cluster != clusterOf[i];
        clusterOf[i] = cluster;
    }
    return hasChanged;
}

// --- sums over patients, from which both methods compute the next clusters

/// Σ r, Σ r·x and Σ r·x² per cluster; unobserved inputs add nothing.
struct Moments
{
    std::vector<double> weight;  ///< [B]
    std::vector<double> sum;     ///< [B × inputs]
    std::vector<double> squares; ///< [B × inputs]

    Moments(std::size_t count, std::size_t inputs)
        : weight(count)
        , sum(count * inputs)
        , squares(count * inputs)
    {}

    void add(std::size_t cluster, std::span<const Cell> observed, double share)
    {
        const std::size_t inputs = sum.size() / weight.size();
        weight[cluster] += share;
        for (const Cell& cell : observed) {
            const double amount = cell.amount;
            sum[cluster * inputs + cell.input] += share * amount;
            squares[cluster * inputs + cell.input] += share * amount * amount;
        }
    }
};

Moments momentsOf(const std::vector<std::size_t>& clusterOf, std::size_t count,
                  const ClusterPatients& patients)
{
    Moments moments(count, patients.inputs);
    for (std::size_t i = 0; i < patients.size(); ++i)
        moments.add(clusterOf[i], patients.observed[i], patients.weights[i]);
    return moments;
}

void moveCentres(Clusters& clusters, const Moments& moments)
{
    for (std::size_t at = 0; at < clusters.centres.size(); ++at) {
        const double weight = moments.weight[at / clusters.inputs];
        if (weight > 0)
            clusters.centres[at] = static_cast<float>(moments.sum[at] / weight);
    }
}

// --- Gaussians

/// v = E x² − μ², at least the floor.
float varianceOf(double weight, double sum, double squares)
{
    const double mean = sum / weight;
    return static_cast<float>(std::max(squares / weight - mean * mean, kSmallestVariance));
}

/// The M-step. Components without weight are unchanged.
void fitMoments(Clusters& clusters, const Moments& moments)
{
    moveCentres(clusters, moments);
    for (std::size_t at = 0; at < clusters.variances.size(); ++at) {
        const double weight = moments.weight[at / clusters.inputs];
        if (weight > 0)
            clusters.variances[at] = varianceOf(weight, moments.sum[at], moments.squares[at]);
    }
    const double total = std::accumulate(moments.weight.begin(), moments.weight.end(), 0.0);
    for (std::size_t b = 0; b < clusters.logWeights.size(); ++b)
        clusters.logWeights[b] =
            static_cast<float>(std::log(std::max(moments.weight[b] / total, kSmallestShare)));
}

/// The variances of all patients, repeated for each component.
std::vector<float> commonVariances(const ClusterPatients& patients, std::size_t count)
{
    const Moments all = momentsOf(std::vector<std::size_t>(patients.size()), 1, patients);
    std::vector<float> variances;
    for (std::size_t at = 0; at < count * patients.inputs; ++at) {
        const std::size_t input = at % patients.inputs;
        variances.push_back(varianceOf(all.weight[0], all.sum[input], all.squares[input]));
    }
    return variances;
}

/// Turns the joint log-densities [B] of a patient into responsibilities; returns the log of the sum.
double normalise(std::vector<double>& shares)
{
    const double largest = *std::ranges::max_element(shares);
    double sum = 0;
    for (double& share : shares) {
        share = std::exp(share - largest);
        sum += share;
    }
    for (double& share : shares)
        share /= sum;
    return largest + std::log(sum);
}

/// Calls visit(patient, responsibilities [B], log-density) for each patient: the E-step.
template <typename Visitor>
void visitResponsibilities(const Clusters& clusters, const ClusterPatients& patients, Visitor&& visit)
{
    const std::vector<double> constants = constantsOf(clusters);
    std::vector<double> shares(clusters.count());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        for (std::size_t b = 0; b < shares.size(); ++b)
            shares[b] = affinity(clusters, b, constants[b], patients.observed[i]);
        const double logDensity = normalise(shares);
        visit(i, shares, logDensity);
    }
}

/// One step of expectation maximisation; returns the log-likelihood before it.
double improve(Clusters& clusters, const ClusterPatients& patients, JobControl& job)
{
    Moments moments(clusters.count(), patients.inputs);
    double likelihood = 0;
    visitResponsibilities(clusters, patients,
                          [&](std::size_t i, const std::vector<double>& shares, double logDensity) {
                              checkPoint(i, job);
                              likelihood += patients.weights[i] * logDensity;
                              for (std::size_t b = 0; b < shares.size(); ++b) {
                                  if (shares[b] > 0)
                                      moments.add(b, patients.observed[i], patients.weights[i] * shares[b]);
                              }
                          });
    fitMoments(clusters, moments);
    return likelihood;
}

} // namespace

std::vector<double> constantsOf(const Clusters& clusters)
{
    std::vector<double> constants;
    for (std::size_t b = 0; b < clusters.count(); ++b)
        constants.push_back(constantOf(clusters, b));
    return constants;
}

double affinity(const Clusters& clusters, std::size_t cluster, double constant,
                std::span<const Cell> observed)
{
    const float* centre = clusters.centres.data() + cluster * clusters.inputs;
    double sum = constant;
    if (!clusters.hasVariances()) {
        for (const Cell& cell : observed)
            sum += static_cast<double>(cell.amount) * centre[cell.input];
        return sum;
    }
    const float* variance = clusters.variances.data() + cluster * clusters.inputs;
    for (const Cell& cell : observed) {
        const double amount = cell.amount;
        sum += amount * (centre[cell.input] - amount / 2) / variance[cell.input];
    }
    return sum;
}

std::size_t closest(const Clusters& clusters, std::span<const double> constants,
                    std::span<const Cell> observed)
{
    std::size_t best = 0;
    double largest = -std::numeric_limits<double>::infinity();
    for (std::size_t b = 0; b < constants.size(); ++b) {
        const double here = affinity(clusters, b, constants[b], observed);
        if (here > largest) {
            best = b;
            largest = here;
        }
    }
    return best;
}

double squaredDistance(const Clusters& clusters, std::size_t a, std::size_t b)
{
    double sum = 0;
    for (std::size_t j = 0; j < clusters.inputs; ++j) {
        const double difference = static_cast<double>(clusters.centres[a * clusters.inputs + j]) -
                                  clusters.centres[b * clusters.inputs + j];
        sum += difference * difference;
    }
    return sum;
}

Clusters fitKMeans(const ClusterPatients& patients, std::size_t count, Random& random, JobControl& job)
{
    Clusters clusters = spreadCentres(patients, count, random, job);
    std::vector<std::size_t> clusterOf(patients.size(), count);
    for (int i = 0; i < kMostIterations && assign(clusterOf, clusters, patients, job); ++i)
        moveCentres(clusters, momentsOf(clusterOf, count, patients));
    return clusters;
}

Clusters fitGaussianMixture(const ClusterPatients& patients, std::size_t count, Random& random,
                            JobControl& job)
{
    Clusters clusters = fitKMeans(patients, count, random, job);
    std::vector<std::size_t> clusterOf(patients.size());
    assign(clusterOf, clusters, patients, job);
    clusters.variances = commonVariances(patients, count);
    clusters.logWeights.resize(count);
    fitMoments(clusters, momentsOf(clusterOf, count, patients));
    double before = improve(clusters, patients, job);
    for (int i = 1; i < kMostIterations; ++i) {
        const double now = improve(clusters, patients, job);
        if (now - before < kSmallestRise * std::abs(before))
            break;
        before = now;
    }
    return clusters;
}

double logLikelihood(const Clusters& gaussians, const ClusterPatients& patients)
{
    double sum = 0;
    visitResponsibilities(gaussians, patients,
                          [&](std::size_t i, const std::vector<double>&, double logDensity) {
                              sum += patients.weights[i] * logDensity;
                          });
    return sum;
}

} // namespace genex::method
