// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingcontext.h"

namespace genex::method {

/// The work of choosing one test and of training after it, in the unit of a step's work.
double pickWork(const TrainingContext& context);
/// The work of choosing V for one budget level.
double levelWork(const TrainingContext& context);
/// About how many tests it takes for the average patient to use up the budget; none where each patient gets
/// a plan of its own.
double mostPicks(const TrainingContext& context);

/// The work that is left to a run, by kind, for an estimate of its time.
struct UnitCounts
{
    double picks = 0;         ///< of one bucket
    double picksPerLevel = 0; ///< what V of one budget level takes, measured in picks
};
UnitCounts unitCounts(const TrainingContext& context);

} // namespace genex::method
