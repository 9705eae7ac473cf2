// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingmessages.h"

#include <iosfwd>
#include <string>

namespace genex::cli {

/// Result of a training as text; `folder`: of the model.
void printTraining(std::ostream& out, const contract::TrainedModel& trained, const std::string& folder);

} // namespace genex::cli
