// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingsettings.h"

/// The training settings, which the front knows too, under the names that the method's files use.
namespace genex::method {

using contract::decisiveSettings;
using contract::ExpertFront;
using contract::GeneratorKind;
using contract::GeneratorTraining;
using contract::PartitionKind;
using contract::presetNamed;
using contract::SecondVisitRule;
using contract::Selection;
using contract::ThresholdRule;
using contract::TrainingSettings;
using contract::validate;
using contract::ValueEncoding;
using contract::withoutCounts;

} // namespace genex::method
