// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "eval/outcomefigures.h"

#include <span>

namespace genex::eval {

using contract::ClinicalFigures;

/// What a clinical reviewer asks, but for what takes the model itself (unlike) or prices (cost).
/// probabilities [N × C]; cantMissFrom [C], empty if there are no can't-miss diseases. With more than
/// kMostConfusedClasses classes there are no curves over all of them.
ClinicalFigures clinicalFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                                std::span<const double> cantMissFrom, const OutcomeFigures& outcomes);

/// Among patients who have it, those for whom it is named, or at or above its threshold at the end.
std::vector<contract::CantMissFigures> cantMissFigures(const JudgedOutcomes& patients,
                                                       std::span<const float> probabilities,
                                                       std::span<const double> cantMissFrom);

/// Makes patients who do not exist: each known value changes places with that of another patient who has one.
/// values [N × n], NaN: unknown.
void mixPatients(std::vector<float>& values, std::size_t features, Random& random);

} // namespace genex::eval
