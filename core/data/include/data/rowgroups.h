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

/// Which rows are equal to each other.
struct RowGroups
{
    std::vector<std::uint32_t> ofRow;    ///< group of each row, numbered by first appearance
    std::vector<std::uint32_t> firstRow; ///< of each group
    std::vector<std::uint32_t> size;     ///< of each group

    std::size_t count() const { return firstRow.size(); }
};

/// Groups the rows that say the same in the given columns. Values are compared by what they mean: 1 and 1.0
/// are equal, as are two gaps.
///
/// Rows are compared by a hash of 128 bits: among a thousand million rows two different ones are taken for
/// equal with a probability of about 1e-21.
RowGroups groupEqualRows(const Table& table, std::span<const std::size_t> columns, JobControl& job);

/// Divides groups further by a code of each row, such as its label.
RowGroups divideGroups(const RowGroups& groups, std::span<const std::uint32_t> codes);

} // namespace genex::data
