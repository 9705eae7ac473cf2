// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnbuilder.h"

#include "data/table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace genex::data {

/// Determines the kind of a column, or uses the given one, and sets the meaning of its codes. firstRows: row
/// of each text's first occurrence. Throws CellProblem for a text among numbers, and for values that do not
/// fit the given kind.
void setKind(Column& column, std::optional<ColumnKind> given, const std::vector<std::size_t>& firstRows,
             bool decimalComma);

/// Whether the name suggests an identifier: "patient_id", "MRN".
bool namesSomebody(std::string_view name);

} // namespace genex::data
