// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include <vector>

namespace genex::exchange {

/// Everything after the first page.
std::vector<ReportSection> detailsOf(const ReportContext& context);

/// The model: name, hash, seed, purpose, limits, calibration.
std::vector<ReportSection> modelSections(const ReportContext& context);

} // namespace genex::exchange
