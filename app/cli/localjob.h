// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <functional>

namespace genex::cli {

/// Runs work that needs no engine: progress on standard error; Ctrl+C stops it at its next check point, so
/// that nothing incomplete is left. Rethrows its exceptions.
void runLocally(const std::function<void(JobControl&)>& work);

} // namespace genex::cli
