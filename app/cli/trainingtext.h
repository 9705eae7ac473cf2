// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingmessages.h"

#include <iosfwd>
#include <string>

namespace genex::cli {

/// What a training gave, for people; `folder`: of the model.
void printTraining(std::ostream& out, const contract::TrainedModel& trained, const std::string& folder);

} // namespace genex::cli
