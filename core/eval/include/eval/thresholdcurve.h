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
    std::vector<double> trust;              ///< [N] compared with τ
    std::vector<std::uint8_t> hasEstimates; ///< [N] patients without estimates have no second visit
    std::vector<std::uint8_t> rightAtFirst; ///< [N] with estimates
    std::vector<std::uint8_t> rightWithAll; ///< [N] with everything ordered
    std::vector<double> ordersAtFirst;      ///< [N]
    std::vector<double> ordersWithAll;      ///< [N]
    std::vector<double> weights;            ///< [N]
};

/// Forty values of τ, 0.025 apart up to 1: the same for every model and budget, so that curves can be
/// overlaid. Empty if no patient has estimates, since τ has no effect then.
std::vector<ThresholdFigures> thresholdCurve(const ThresholdPatients& patients);

} // namespace genex::eval
