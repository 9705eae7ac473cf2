// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

using contract::ReliabilityBin;

/// What a classifier said of N patients whose class is known.
struct Predictions
{
    std::size_t classes = 0;
    std::vector<float> logits;        ///< [N × C]
    std::vector<std::int32_t> labels; ///< [N]
    std::vector<double> weights;      ///< [N] how many independent patients each counts for
};

/// The temperature T that minimises Σ_i w_i·NLL(softmax(logits_i / T), y_i) + (ln T)²/(2·0.5²), within 0.1 to
/// 10. The second term is a prior: it keeps T finite when every prediction is right, and counts less the more
/// patients there are. 1 without predictions. Throws Failure(InvalidInput) when sizes, labels or numbers are
/// impossible.
double fitTemperature(const Predictions& predictions);

/// `bins` bins of equal width over [0, 1]. Throws Failure(InvalidInput) unless the sizes agree and every
/// confidence is a probability.
std::vector<ReliabilityBin> reliability(std::span<const double> confidence,
                                        std::span<const std::uint8_t> correct,
                                        std::span<const double> weights, std::size_t bins = 10);

/// Σ_bins share of the weight · |accuracy − confidence|; 0 without weight.
double expectedCalibrationError(std::span<const double> confidence, std::span<const std::uint8_t> correct,
                                std::span<const double> weights, std::size_t bins = 10);

} // namespace genex::method
