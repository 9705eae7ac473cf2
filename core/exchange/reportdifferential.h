// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

namespace genex::exchange {

/// The most likely diseases, and those that must not be missed.
ReportSection differentialSection(const ReportContext& context);
/// Confidence against τ, and whether there was a fallback.
ReportSection confidenceSection(const ReportContext& context);
/// Every disease.
ReportSection fullDifferential(const ReportContext& context);

/// "Confidence 88 %, at or above τ = 80 %."
QString againstThreshold(double confidence, double threshold);

} // namespace genex::exchange
