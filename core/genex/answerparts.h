// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "domain/recommendation.h"

#include <cstdint>
#include <string>
#include <vector>

/// Building blocks of the engine's answers about a patient.
namespace genex::method {

/// Throws Failure(Internal): a non-finite number is never returned.
void requireFinite(const std::vector<float>& numbers);

float largestOf(const std::vector<float>& numbers);

/// The ids of these features.
std::vector<std::string> namesOf(const std::vector<data::FeatureColumn>& all,
                                 const std::vector<std::int64_t>& features);

/// Every class with its probabilities, most likely now first.
std::vector<domain::Likelihood> likelihoodsOf(const std::vector<std::string>& classes,
                                              const std::vector<float>& now,
                                              const std::vector<float>& expected);

} // namespace genex::method
