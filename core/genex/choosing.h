// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validationsample.h"

#include "genex/model.h"

#include <vector>

namespace genex::method {

/// Number of buckets: 1, 2, 4 … up to the settings' limit. Leaves the context partitioned accordingly.
ValidationChoice chooseBuckets(TrainingContext& context, const ValidationSample& sample, const Expert& expert,
                               int workers, JobControl& control);

/// Mean of −ln p(truth) of validation patients after the first of two visits and after both.
std::vector<double> planLosses(const Model& model, const TestCohort& patients, double most, int workers);

} // namespace genex::method
