// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casebook.h"
#include "services/trainingrun.h"

#include <string_view>
#include <vector>

namespace genex::services {

/// What the key of a training begins with in the store.
inline constexpr std::string_view kTrainingKeys = "training/";

/// The trainings that the store keeps, the latest first; for whoever may use it for research.
Result<std::vector<TrainingRun>> trainingRunsIn(CaseBook& book);

/// The one with this key or name; throws Failure(NotFound), or Failure(InvalidInput) when several are called
/// so.
const TrainingRun& trainingRunNamed(const std::vector<TrainingRun>& runs, const std::string& name);

} // namespace genex::services
