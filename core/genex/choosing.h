// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validationsample.h"

#include "genex/model.h"

#include <vector>

namespace genex::method {

/// How many buckets: 1, 2, 4 … up to as many as the settings allow. Leaves the context with those taken.
ValidationChoice chooseBuckets(TrainingContext& context, const ValidationSample& sample, const Expert& expert,
                               int workers, JobControl& control);

/// −ln p(truth) of validation patients after the first of two visits and after both, as a mean of the two.
std::vector<double> planLosses(const Model& model, const TestCohort& patients, double most, int workers);

} // namespace genex::method
