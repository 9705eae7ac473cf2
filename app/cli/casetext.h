// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cantmiss.h"
#include "domain/conclusion.h"
#include "domain/explanation.h"
#include "domain/recommendation.h"

#include <iosfwd>

namespace genex::cli {

/// As text. Features and diseases are named as in the model's table; the catalogue defines the can't-miss
/// ones.
void print(std::ostream& out, const domain::Recommendation& recommendation,
           const domain::Catalogue& catalogue);
void print(std::ostream& out, const domain::Explanation& explanation);
void print(std::ostream& out, const domain::Conclusion& conclusion, const domain::Catalogue& catalogue);

/// Can't-miss diseases at or above their thresholds; prints nothing if there are none.
void printCantMiss(std::ostream& out, const std::vector<domain::CantMissDisease>& standing);

/// Generated values, labelled as such; prints nothing if there are none.
void printEstimates(std::ostream& out, const std::vector<domain::EstimatedValue>& estimates);

/// The notice that GENEX is not a medical device: ends any output that could be taken for advice.
void printNotice(std::ostream& out);

} // namespace genex::cli
