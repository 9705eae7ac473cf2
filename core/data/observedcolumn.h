// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace genex::data {

/// Name of the column that lists each patient's initial findings.
inline constexpr std::string_view kObservedColumn = "observed";

/// The column with initial findings: called exactly "observed", its cells being feature names joined by `|`.
/// A few invalid cells do not make it categorical; they are reported when it is read.
std::optional<std::size_t> findObservedColumn(const Table& table);

/// The names in a cell, trimmed.
std::vector<std::string_view> observedNames(std::string_view cell);

} // namespace genex::data
