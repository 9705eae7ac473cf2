// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace genex::data {

/// What a column is called that says what was known of each patient first.
inline constexpr std::string_view kObservedColumn = "observed";

/// The column that says by its name and its cells what was known of each patient first: called exactly
/// "observed", with cells that are names of features joined by `|`. A few broken cells do not make it a
/// category: whoever reads it is told of them.
std::optional<std::size_t> findObservedColumn(const Table& table);

/// The names in a cell, without spaces around them.
std::vector<std::string_view> observedNames(std::string_view cell);

} // namespace genex::data
