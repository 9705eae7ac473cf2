// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "generator.h"
#include "trainingcontext.h"

#include <cstdint>
#include <optional>

namespace genex::method {

/// An expert before its first step: random weights or, depending on the settings, the counts of the training
/// part. Inputs no training patient has are zeroed.
Expert startOfExpert(const TrainingContext& context, const TrainingSettings& settings);

/// The first of the rows of W₁ that stay zero with these settings; empty if all are trained.
std::optional<std::int64_t> silentRows(const TrainingContext& context, const TrainingSettings& settings);

/// Uses the generator's encoder as the expert's first layers.
Expert expertBehind(const TrainingContext& context, const Generator& generator);

} // namespace genex::method
