// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnbuilder.h"

#include "data/table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace genex::data {

/// Decides what a column is, or takes the kind that was given, and sets what its codes mean.
///
/// firstRows: of each text, the row in which it first stood. Throws CellProblem for a text among numbers, and
/// for values that do not fit the kind given.
void setKind(Column& column, std::optional<ColumnKind> given, const std::vector<std::size_t>& firstRows,
             bool decimalComma);

/// Whether a column of this name tells who or which rather than what: "patient_id", "MRN".
bool namesSomebody(std::string_view name);

} // namespace genex::data
