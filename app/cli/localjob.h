// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <functional>

namespace genex::cli {

/// Runs work that needs no engine: progress on standard error, and Ctrl+C stops it at its next check point,
/// so that nothing half-written stays. Throws what the work throws.
void runLocally(const std::function<void(JobControl&)>& work);

} // namespace genex::cli
