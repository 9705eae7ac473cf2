// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"

#include "common/jobcontrol.h"

namespace genex::engine {

/// `experiment.run`, as core/protocol/README.md describes it.
contract::ExperimentResult runExperiment(const contract::ExperimentRun& run, JobControl& job);

} // namespace genex::engine
