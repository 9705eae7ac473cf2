// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"

#include "common/jobcontrol.h"

namespace genex::engine {

/// `experiment.run`, see core/protocol/README.md.
contract::ExperimentResult runExperiment(const contract::ExperimentRun& run, JobControl& job);

} // namespace genex::engine
