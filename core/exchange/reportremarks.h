// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportcontext.h"

#include <vector>

namespace genex::exchange {

/// The key sentence.
QString headlineOf(const ReportContext& context);
/// Amendments, and reasons against trusting the answer.
std::vector<ReportSection> remarksOn(const ReportContext& context);
/// Superseded conclusions.
std::vector<ReportSection> formerConclusions(const ReportContext& context);

} // namespace genex::exchange
