#pragma once

#include "expert.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace genex::method {

/// G_F(U) and G_F(U ∪ {e}) for every candidate e, as weighted means over the batch, with F(U) = ℓ(h(x[O ∪
/// U]), y): the surrogate (eq. F) without a generator.
struct CandidateLosses
{
    double now = 0;          ///< with what the batch's mask shows
    std::vector<float> with; ///< with candidate e besides, in the candidates' order
};

/// Exact and without a copy of the data per candidate: knowing e adds
///   (1 − m_e)·k_e·(x_e·W₁[e,:] + W₁[n+e,:])
/// to z, a rank-one change; k_e is 0 in a gap. Costs N·q·h·C for q candidates, in pieces of bounded memory.
CandidateLosses candidateLosses(const Expert& expert, const Batch& batch,
                                std::span<const std::int64_t> candidates);

/// One turn of GreedyForU: the candidate that lowers G_F most, or nothing when none lowers it.
/// Every feature outside U is a candidate; where a row knows e already, e changes nothing.
std::optional<std::int64_t> pickBest(const Expert& expert, const Batch& batch,
                                     std::span<const std::int64_t> alreadyPicked);

} // namespace genex::method
