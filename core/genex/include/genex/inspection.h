// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"

#include <cstdint>
#include <span>
#include <vector>

/// What the paper's assumptions are about, measured on a trained model. Patients as in Model: rows of n
/// values, NaN where unknown; `generated` lists for each bucket the features whose unknown values are
/// generated.
namespace genex::method {

struct GeneratedLosses
{
    std::vector<float> losses;      ///< [N] E ℓ(h(x[O] ∪ x'[U]), y), a mean over the draws
    std::vector<float> uncertainty; ///< [N] Δ(U) = E (1 − max h(x[O] ∪ x'[U])) / (1 − 1/C)
};

GeneratedLosses generatedLosses(const Model& model, std::span<const float> values,
                                std::span<const std::int32_t> labels, std::span<const int> bucketOfRow,
                                const std::vector<std::vector<std::int64_t>>& generated);

/// E |x − x'| of each value that is generated, [N × n], in the networks' units: standard deviations, 2
/// between present and absent or between two categories. NaN where nothing is generated or `truth` holds
/// nothing.
std::vector<float> estimateErrors(const Model& model, std::span<const float> values,
                                  std::span<const float> truth, std::span<const int> bucketOfRow,
                                  const std::vector<std::vector<std::int64_t>>& generated);

/// How likely the generator finds what is still to be known of each patient, in nats per value.
struct GeneratorFit
{
    std::vector<float> joint;     ///< [N] ln E_η Π_j p(x_j | η): all values with the same code
    std::vector<float> marginals; ///< [N] Σ_j ln E_η p(x_j | η): each by itself
};

/// From `values` to what `truth` holds besides, over the draws of the model. 0 for a patient of whom nothing
/// is still to be known, or without a generator. Draws hold together where the first is larger than the
/// second.
GeneratorFit generatorFit(const Model& model, std::span<const float> values, std::span<const float> truth,
                          std::span<const int> bucketOfRow);

/// ‖∂ℓ(h(x), y)/∂x‖ by what is known of each patient, [N]: the local Lipschitz constant of the loss.
std::vector<float> lossSlopes(const Model& model, std::span<const float> values,
                              std::span<const std::int32_t> labels, std::span<const int> bucketOfRow);

} // namespace genex::method
