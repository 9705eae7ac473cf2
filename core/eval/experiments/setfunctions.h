// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

/// The paper's theorems about minimising a set function, evaluated on enumerable sets.
namespace genex::eval {

using SetFunction = std::function<double(const std::vector<std::int64_t>&)>;

struct ChosenSet
{
    std::vector<std::int64_t> set;
    double value = 0;
};

/// Greedy selection of up to `most` of these features, as long as the value decreases.
ChosenSet greedySet(const SetFunction& function, const std::vector<std::int64_t>& ground, std::size_t most);
/// The best of all sets of up to `most` of these features; the first in a tie.
ChosenSet bestSet(const SetFunction& function, const std::vector<std::int64_t>& ground, std::size_t most);

/// G(T) / G(S) for S ⊆ T; 1 where G(S) = 0.
double monotonicityRatio(const SetFunction& function, const std::vector<std::int64_t>& smaller,
                         const std::vector<std::int64_t>& larger);
/// Σ_{u ∈ S} G(u | T) / |G(S | T)| for disjoint S and T; 0 where G(S | T) = 0.
double submodularityRatio(const SetFunction& function, const std::vector<std::int64_t>& added,
                          const std::vector<std::int64_t>& base);

/// Range of ratios over sets.
struct RatioRange
{
    double lowest = 1;
    double highest = 1;
};

/// Upper bound of greedy by the paper's theorem:
///     m·OPT − (1 − γ/q)^q (m·OPT − G(∅)), m = max(m̄, 2·m̄/m̲), γ = max(γ̄, −γ̲).
/// 1 − γ/q counts as 0 where it is negative.
double greedyBound(double optimum, double ofNothing, std::size_t most, const RatioRange& monotonicity,
                   const RatioRange& submodularity);

} // namespace genex::eval
