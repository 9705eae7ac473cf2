// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/testcohort.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace genex::method {

/// How much each try counts: its row's weight, shared by the row's tries, which are not independent.
std::vector<double> weightsOfTries(const TestCohort& cohort,
                                   const std::map<std::size_t, double>& weightOfRow);
/// The same weights, summing to the number of different rows: so many patients were really seen.
std::vector<double> countingRows(std::vector<double> weights,
                                 const std::map<std::size_t, double>& weightOfRow);

double weightedMean(std::span<const std::uint8_t> right, std::span<const double> weights);
/// The temperature that fits these logits [N × C] best.
double temperatureOf(const TestCohort& cohort, const std::vector<float>& logits, std::size_t classes,
                     const std::vector<double>& weights);
/// The distance from the training patients above which a patient is unlike them.
double distanceLimit(std::vector<float> distances);

} // namespace genex::method
