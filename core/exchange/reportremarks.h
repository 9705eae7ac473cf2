// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include <vector>

namespace genex::exchange {

/// The one sentence to remember.
QString headlineOf(const ReportContext& context);
/// That the case was amended, and what speaks against trusting the answer.
std::vector<ReportSection> remarksOn(const ReportContext& context);
/// Conclusions that no longer stand.
std::vector<ReportSection> formerConclusions(const ReportContext& context);

} // namespace genex::exchange
