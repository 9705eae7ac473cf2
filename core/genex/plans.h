// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstddef>
#include <map>
#include <vector>

namespace genex::method {

/// Validation results of a model without plans.
struct Validation
{
    double observedTemperature = 1;
    double observedDistanceLimit = 0;
    double observedAccuracy = 0;
    std::vector<BudgetPlan> plans;
};

/// What to decide.
struct PlanOptions
{
    const std::vector<double>& levels; ///< budgets
    /// [level][bucket] V in the order of GreedyForV, of which a prefix is chosen.
    const std::vector<FeaturesOfBuckets>& estimated;
    int workers = 1; ///< parallel levels; does not affect the plans
};

/// Number of patients planned in parallel: planning does not use libtorch, so it can use all cores.
int plannersOf(const TrainingSettings& settings);

/// `weightOfRow`: multiplicity of each row in the table. Without patients nothing is estimated or calibrated.
Validation validateModel(const Model& model, const TestCohort& patients,
                         const std::map<std::size_t, double>& weightOfRow, const PlanOptions& options,
                         JobControl& control);

} // namespace genex::method
