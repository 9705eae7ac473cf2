// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "genex/training.h"

#include <string>

namespace genex::method {

/// train() on a device by libtorch's name, overriding the settings: for tests on a device users do not have.
TrainingOutcome trainOn(const std::string& torchDevice, const TrainingInput& input,
                        const TrainingSettings& settings, JobControl& control, const KeepModel& keep = {});

} // namespace genex::method
