#pragma once

#include "genex/model.h"
#include "genex/trials.h"

#include "common/jobcontrol.h"

#include <span>
#include <vector>

namespace genex::method {

/// What validation data say of a model that has no plans yet.
struct Validation
{
    double observedTemperature = 1;
    double observedDistanceLimit = 0;
    double observedAccuracy = 0;
    std::vector<BudgetPlan> plans;
};

/// `levels`: the budgets; `estimated`[level][bucket]: V in the order of GreedyForV, of which a beginning is chosen.
/// Without patients nothing is estimated and nothing is calibrated.
Validation validateModel(const Model& model, const Trials& patients, std::span<const double> levels,
                         const std::vector<FeaturesOfBuckets>& estimated, JobControl& control);

} // namespace genex::method
