// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

/// Measures the paper's assumptions on a trained model. Patients as in Model: rows of n values, NaN if
/// unknown; `generated` lists per bucket the features whose unknown values are generated.
namespace genex::method {

struct GeneratedLosses
{
    std::vector<float> losses;      ///< [N] E ℓ(h(x[O] ∪ x'[U]), y), averaged over the draws
    std::vector<float> uncertainty; ///< [N] Δ(U) = E (1 − max h(x[O] ∪ x'[U])) / (1 − 1/C)
};

GeneratedLosses generatedLosses(const Model& model, std::span<const float> values,
                                std::span<const std::int32_t> labels, std::span<const int> bucketOfRow,
                                const std::vector<std::vector<std::int64_t>>& generated);

/// E |x − x'| of each generated value, [N × n], in network units: standard deviations, 2 between present and
/// absent or between two categories. NaN if nothing is generated or `truth` is missing.
std::vector<float> estimateErrors(const Model& model, std::span<const float> values,
                                  std::span<const float> truth, std::span<const int> bucketOfRow,
                                  const std::vector<std::vector<std::int64_t>>& generated);

/// Log-likelihood of the unknown values under the generator, in nats per value.
struct GeneratorFit
{
    std::vector<float> joint;     ///< [N] ln E_η Π_j p(x_j | η): all values with the same code
    std::vector<float> marginals; ///< [N] Σ_j ln E_η p(x_j | η): each value independently
};

/// From `values` to the remaining values in `truth`, over the model's draws. 0 for a patient without unknown
/// values, or without a generator. Draws are consistent if the first is larger than the second.
GeneratorFit generatorFit(const Model& model, std::span<const float> values, std::span<const float> truth,
                          std::span<const int> bucketOfRow);

/// ‖∂ℓ(h(x), y)/∂x‖ given what is known about each patient, [N]: the local Lipschitz constant of the loss.
std::vector<float> lossSlopes(const Model& model, std::span<const float> values,
                              std::span<const std::int32_t> labels, std::span<const int> bucketOfRow);

} // namespace genex::method
