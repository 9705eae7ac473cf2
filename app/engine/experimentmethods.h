// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <nlohmann/json.hpp>

namespace genex::engine {

/// `experiment.run`, as core/protocol/README.md describes it.
nlohmann::json runExperiment(const nlohmann::json& params, JobControl& job);

} // namespace genex::engine
