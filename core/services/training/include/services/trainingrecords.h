// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casebook.h"
#include "services/trainingrun.h"

#include <string_view>
#include <vector>

namespace genex::services {

/// Prefix of a training's key in the store.
inline constexpr std::string_view kTrainingKeys = "training/";

/// The trainings in the store, latest first; requires UseForResearch.
Result<std::vector<TrainingRun>> trainingRunsIn(CaseBook& book);

/// The one with this key or name; throws Failure(NotFound), or Failure(InvalidInput) if ambiguous.
const TrainingRun& trainingRunNamed(const std::vector<TrainingRun>& runs, const std::string& name);

} // namespace genex::services
