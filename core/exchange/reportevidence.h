// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include <vector>

namespace genex::exchange {

/// For and against each of the most likely diseases, side by side.
std::vector<ReportSection> evidenceSections(const ReportContext& context);

} // namespace genex::exchange
