// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include <iosfwd>

namespace genex::cli {

/// An evaluation as text: a table of budgets and ordering strategies, the test data, and whether generated
/// values are worthwhile.
void printEvaluation(std::ostream& out, const contract::ModelEvaluation& evaluation);

} // namespace genex::cli
