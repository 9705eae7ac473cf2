// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "trainingcontext.h"

#include "common/jobcontrol.h"

#include <cstddef>
#include <vector>

namespace genex::method {

/// Gain of each test for patients in general: selected greedily on training patients, each test after more
/// informative ones. 0 for tests that were not selected. [n] each
struct CommonGains
{
    std::vector<float> learning;   ///< of ln p(truth)
    std::vector<float> beingRight; ///< of p(truth)
};

/// With this expert, for the first `most` tests.
CommonGains commonGains(const TrainingContext& context, const Expert& expert, std::size_t most,
                        JobControl& control);

} // namespace genex::method
