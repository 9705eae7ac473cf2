// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "generator.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace genex::method {

/// Expert and generator of a bucket for GreedyForU and GreedyForV: θ, φ, and the copies frozen after
/// pre-training (h_0, p_0). Without a generator, Δ is 1 and F is the loss with real values.
struct Selector
{
    const Expert* expert = nullptr;             ///< h
    const Expert* frozenExpert = nullptr;       ///< h_0
    const Generator* generator = nullptr;       ///< p, or null
    const Generator* frozenGenerator = nullptr; ///< p_0
    const OutputKinds* kinds = nullptr;
    double deltaConstant = -1; ///< in [0, 1]: replaces the formula for Δ
    double strength = 1;       ///< ρ: factor of a generated value and its mask
    int draws = 1;             ///< x' per patient
};

/// Values x' ~ p(· | x[O]) and, unless Δ is constant, x' ~ p_0(· | x[O]) of the batch's patients, one pair
/// per draw.
struct DrawnBatch
{
    std::vector<Values> current;
    std::vector<Values> frozen;
    /// For each draw of p [N, I], if F is to teach the generator: slopesOf(). Empty: it is not.
    std::vector<at::Tensor> slopes = {};
};

/// Empty without a generator.
DrawnBatch drawFor(const Selector& selector, const Batch& batch, Random random);

/// A set function of the paper as a weighted mean over the batch: its current value, and with each candidate.
struct CandidateScores
{
    double now = 0;
    std::vector<float> with;       ///< in candidate order
    std::int64_t multiplyAdds = 0; ///< multiply-adds used
};

/// G_F(U) and G_F(U ∪ {e}) (eq. F): F_i(U) = Δ_i(U)·ℓ(h(x[O ∪ U]), y) + (1 − Δ_i(U))·E ℓ(h(x[O] ∪ x'[U]), y),
/// Δ_i(U) = E (1 − max_y h_0(x[O] ∪ x'[U])[y]) / (1 − 1/C). The batch's mask shows O ∪ U.
///
/// Exact and without a copy of the data per candidate: knowing e adds
///   (1 − m_e)·k_e·(x_e·W₁[e,:] + W₁[I+e,:])
/// to z, a rank-one change; k_e is 0 in a gap. Costs N·q·h·C for q candidates, in pieces of bounded memory.
CandidateScores scoreForU(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          std::span<const std::int64_t> batchFeatures,
                          std::span<const std::int64_t> candidates);

/// G_L(V) and G_L(V ∪ {e}) (eq. G_L): (1 − Δ_i(V))·E ℓ(h(x[O ∪ U\V] ∪ x'[V]), y), for e ∈ U \ V. The batch's
/// mask shows O ∪ U.
CandidateScores scoreForV(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                          std::span<const std::int64_t> estimated, std::span<const std::int64_t> candidates);

/// Σ_i w_i F_i(U) over the batch, differentiable in the expert's parameters θ and, with slopes, in the
/// generator's φ; Δ is of h_0 and p_0, so constant.
at::Tensor surrogateLoss(const Selector& selector, const Batch& batch, const DrawnBatch& drawn,
                         std::span<const std::int64_t> batchFeatures, double labelSmoothing);

/// How GreedyForU compares candidates.
struct PickRule
{
    std::span<const double> prices; ///< of each candidate, above 0: compares gain per price; empty: all equal
    bool mustGain = true;           ///< only a candidate that decreases the function may be picked
};

/// Index of the candidate with the highest gain; empty if none may be picked.
std::optional<std::size_t> bestCandidate(const CandidateScores& scores, const PickRule& rule);

} // namespace genex::method
