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
    std::vector<double> weights;      ///< [N] number of independent patients each represents
};

/// The temperature T in [0.1, 10] that minimises Σ_i w_i·NLL(softmax(logits_i / T), y_i) + (ln T)²/2.
/// The second term is a prior: it keeps T finite if every prediction is correct, and matters less the more
/// patients there are. 1 without predictions. Throws Failure(InvalidInput) for invalid sizes, labels or
/// numbers.
double fitTemperature(const Predictions& predictions);

/// `bins` bins of equal width over [0, 1]. Throws Failure(InvalidInput) unless the sizes agree and every
/// confidence is a probability.
std::vector<ReliabilityBin> reliability(std::span<const double> confidence,
                                        std::span<const std::uint8_t> correct,
                                        std::span<const double> weights, std::size_t bins = 10);

/// Σ_bins fraction of the weight · |accuracy − confidence|; 0 without weight.
double expectedCalibrationError(std::span<const double> confidence, std::span<const std::uint8_t> correct,
                                std::span<const double> weights, std::size_t bins = 10);

/// The calibration error to be expected of patients whose confidence is perfectly calibrated: with n patients
/// in a bin, their accuracy is off by √(2/π)·σ on average, σ² = Σ w²p(1 − p) / (Σ w)². An error of this size
/// shows no fault. Tries of the same patient count as patients of their own, so it rather says too little.
double calibrationErrorByChance(std::span<const double> confidence, std::span<const double> weights,
                                std::size_t bins = 10);

} // namespace genex::method
