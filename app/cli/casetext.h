// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cantmiss.h"
#include "domain/conclusion.h"
#include "domain/explanation.h"
#include "domain/recommendation.h"

#include <iosfwd>

namespace genex::cli {

/// For people. Features and diseases stand there as the model's table names them; the catalogue says which
/// ones must not be missed, and the units.
void print(std::ostream& out, const domain::Recommendation& recommendation,
           const domain::Catalogue& catalogue);
void print(std::ostream& out, const domain::Explanation& explanation, const domain::Catalogue& catalogue);
void print(std::ostream& out, const domain::Conclusion& conclusion, const domain::Catalogue& catalogue);

/// Can't-miss diseases at or above their thresholds; prints nothing if there are none.
void printCantMiss(std::ostream& out, const std::vector<domain::CantMissDisease>& standing);

/// Generated values, named as such; nothing for none.
void printEstimates(std::ostream& out, const std::vector<domain::EstimatedValue>& estimates,
                    const domain::Catalogue& catalogue);

/// The notice that GENEX is not a medical device: ends any output that could be taken for advice.
void printNotice(std::ostream& out);

} // namespace genex::cli
