// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <iosfwd>

namespace genex::cli {

/// An evaluation for people, from the engine's document: a table of budgets and ways of ordering, what it was
/// measured on, and whether generated values are worth it.
void printEvaluation(std::ostream& out, const nlohmann::json& evaluation);

} // namespace genex::cli
