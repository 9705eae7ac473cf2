// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include <vector>

namespace genex::exchange {

/// Everything behind the first page.
std::vector<ReportSection> detailsOf(const ReportContext& context);

/// What answered, and what it is: name, hash, seed, purpose, limits, calibration.
std::vector<ReportSection> modelSections(const ReportContext& context);

} // namespace genex::exchange
