// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"
#include "eval/repeatsetup.h"
#include "genex/training.h"

#include <nlohmann/json.hpp>

namespace genex::eval {

/// A model with other settings on the same setup: its levels with GENEX ordering, its buckets' skew and
/// conicity, and the number of buckets after merging.
struct TrainedCurve
{
    method::TrainingOutcome outcome;
    nlohmann::json result;
};

TrainedCurve trainedCurve(const RepeatSetup& setup, const method::TrainingSettings& settings,
                          const ExperimentPlan& plan, JobControl& control);

} // namespace genex::eval
