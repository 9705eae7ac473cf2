// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cell.h"

#include "common/jobcontrol.h"
#include "common/random.h"

#include <cstddef>
#include <span>
#include <vector>

namespace genex::method {

/// B groups of patients in ℝ^inputs: centres (k-means), or Gaussians with diagonal covariance and weights.
/// Kept in stored precision, so that fitting and later lookups compute with the same numbers.
struct Clusters
{
    std::size_t inputs = 0;
    std::vector<float> centres;    ///< [B × inputs] μ
    std::vector<float> variances;  ///< [B × inputs] v > 0; empty for k-means
    std::vector<float> logWeights; ///< [B] ln π; empty for k-means

    std::size_t count() const { return inputs == 0 ? 0 : centres.size() / inputs; }
    bool hasVariances() const { return !variances.empty(); }

    bool operator==(const Clusters&) const = default;
};

/// The part of affinity() independent of the patient, [B]: −½|μ_b|² for k-means, ln π_b − ½ Σ_j (ln 2πv_bj +
/// μ_bj²/v_bj) for Gaussians.
std::vector<double> constantsOf(const Clusters& clusters);

/// How much a patient belongs to cluster b, in O(|O|) though every input counts, the unknown ones as zero:
///     k-means     −½|x − μ_b|² + ½|x|²  = constant_b + Σ_O a·μ_b
///     Gaussians   ln π_b N(x; μ_b, v_b) = constant_b + Σ_O (a·μ_b − ½a²)/v_b
double affinity(const Clusters& clusters, std::size_t cluster, double constant,
                std::span<const Cell> observed);

/// The cluster with the largest affinity, the first in a tie. O(|O|·B).
std::size_t closest(const Clusters& clusters, std::span<const double> constants,
                    std::span<const Cell> observed);

/// |μ_a − μ_b|²
double squaredDistance(const Clusters& clusters, std::size_t a, std::size_t b);

/// Input of clustering: patient i has weight weights[i] > 0.
struct ClusterPatients
{
    std::size_t inputs = 0;
    std::vector<std::span<const Cell>> observed;
    std::vector<double> weights;

    std::size_t size() const { return observed.size(); }
};

/// Lloyd's algorithm with k-means++ initialisation. Empty clusters stay where they are.
Clusters fitKMeans(const ClusterPatients& patients, std::size_t count, Random& random, JobControl& job);

/// Expectation maximisation, initialised by k-means.
Clusters fitGaussianMixture(const ClusterPatients& patients, std::size_t count, Random& random,
                            JobControl& job);

/// Σ_i w_i ln Σ_b π_b N(x_i; μ_b, v_b)
double logLikelihood(const Clusters& gaussians, const ClusterPatients& patients);

} // namespace genex::method
