// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include <cstdint>
#include <vector>

namespace genex::eval {

using contract::ThresholdFigures;

/// N patients whose second visit depends on τ.
struct ThresholdPatients
{
    std::vector<double> trust;              ///< [N] what τ is held against
    std::vector<std::uint8_t> hasEstimates; ///< [N] whoever has none never comes twice
    std::vector<std::uint8_t> rightAtFirst; ///< [N] with estimates
    std::vector<std::uint8_t> rightWithAll; ///< [N] with everything ordered
    std::vector<double> ordersAtFirst;      ///< [N]
    std::vector<double> ordersWithAll;      ///< [N]
    std::vector<double> weights;            ///< [N]
};

/// Forty values of τ, 0.025 apart up to 1: the same for every model and budget, so that curves can be laid
/// over each other. Empty where nobody has an estimate, as τ decides nothing then.
std::vector<ThresholdFigures> thresholdCurve(const ThresholdPatients& patients);

} // namespace genex::eval
