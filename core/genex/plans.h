// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstddef>
#include <map>
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

/// What is to be decided.
struct PlanOptions
{
    const std::vector<double>& levels; ///< budgets
    /// [level][bucket] V in the order of GreedyForV, of which a beginning is chosen.
    const std::vector<FeaturesOfBuckets>& estimated;
    int workers = 1; ///< levels at once; the plans do not depend on it
};

/// How many patients are planned for at once: plans are made without libtorch, so each core can make its own.
int plannersOf(const TrainingSettings& settings);

/// `weightOfRow`: how often each row stands in the table. Without patients nothing is estimated and nothing
/// is calibrated.
Validation validateModel(const Model& model, const TestCohort& patients,
                         const std::map<std::size_t, double>& weightOfRow, const PlanOptions& options,
                         JobControl& control);

} // namespace genex::method
