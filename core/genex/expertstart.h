// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "generator.h"
#include "trainingcontext.h"

namespace genex::method {

/// An expert before its first step: random weights, or the counts of the training part where the settings
/// want that. Inputs that no training patient has are silent.
Expert startOfExpert(const TrainingContext& context, const TrainingSettings& settings);

/// The expert's first layers are the generator's encoder.
Expert expertBehind(const TrainingContext& context, const Generator& generator);

} // namespace genex::method
