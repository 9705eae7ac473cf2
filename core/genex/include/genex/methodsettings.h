// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/presets.h"

/// The training settings shared with the front, under the names used in the method's files.
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
