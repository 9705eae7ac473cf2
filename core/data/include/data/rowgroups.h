// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::data {

/// Groups of identical rows.
struct RowGroups
{
    std::vector<std::uint32_t> ofRow;    ///< group of each row, numbered by first occurrence
    std::vector<std::uint32_t> firstRow; ///< of each group
    std::vector<std::uint32_t> size;     ///< of each group

    std::size_t count() const { return firstRow.size(); }
};

/// Groups rows that are equal in the given columns. Values are compared by meaning: 1 equals 1.0, missing
/// equals missing. Rows are compared by a 128-bit hash: among 1e9 rows, a collision has a probability of
/// about 1e-21.
RowGroups groupEqualRows(const Table& table, std::span<const std::size_t> columns, JobControl& job);

/// Subdivides groups by a code per row, such as its label.
RowGroups divideGroups(const RowGroups& groups, std::span<const std::uint32_t> codes);

} // namespace genex::data
