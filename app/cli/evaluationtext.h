// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include <iosfwd>

namespace genex::cli {

/// An evaluation for people: a table of budgets and ways of ordering, what it was
/// measured on, and whether generated values are worth it.
void printEvaluation(std::ostream& out, const contract::ModelEvaluation& evaluation);

} // namespace genex::cli
