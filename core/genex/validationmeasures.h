// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace genex::method {

/// Weight of each trial: its row's weight, shared by the row's trials, which are not independent.
std::vector<double> weightsOfTries(const TestCohort& cohort,
                                   const std::map<std::size_t, double>& weightOfRow);
/// The same weights scaled to sum to the number of distinct rows, the effective number of patients.
std::vector<double> countingRows(std::vector<double> weights,
                                 const std::map<std::size_t, double>& weightOfRow);

double weightedMean(std::span<const std::uint8_t> right, std::span<const double> weights);
/// The best temperature for these logits [N × C] of the model; 1 if its settings do not calibrate.
double temperatureOf(const Model& model, const TestCohort& cohort, const std::vector<float>& logits,
                     const std::vector<double>& weights);
/// Distance from the training patients above which a patient is an outlier.
double distanceLimit(std::vector<float> distances);

} // namespace genex::method
