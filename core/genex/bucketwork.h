// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingcontext.h"

#include <vector>

namespace genex::method {

/// Fraction of patients, by weight, for whom each feature is unknown before anything is ordered: 1 outside
/// ∪ O_i.
std::vector<double> unknownShares(const TrainingContext& context, const Patients& patients);

/// Work of selecting one test and training after it, in units of a step's work.
double pickWork(const TrainingContext& context);
/// Work of selecting V for one budget level.
double levelWork(const TrainingContext& context);
/// Approximate number of tests until the average patient has used up the budget; 0 with personal plans.
double mostPicks(const TrainingContext& context);

/// Remaining work of a run by kind, for estimating its time.
struct UnitCounts
{
    double picks = 0;         ///< of one bucket
    double picksPerLevel = 0; ///< work of V at one budget level, in picks
};
UnitCounts unitCounts(const TrainingContext& context);

} // namespace genex::method
