// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "data/splitsettings.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::data {

/// Rows that stay in one part.
struct RowGroup
{
    std::uint32_t number = 0;
    std::int32_t label = 0; ///< majority label; the lower one in a tie
    std::int64_t rows = 0;
    std::int64_t amount = 0; ///< its weight: its rows, or 1
    std::size_t firstRow = 0;
    Part part = Part::Training;
};

/// The groups of these rows, ascending by number; only firstRow depends on row order.
std::vector<RowGroup> collectGroups(SplitUnit unit, std::span<const std::size_t> rows,
                                    std::span<const std::uint32_t> groupOfRow,
                                    std::span<const std::int32_t> labels);

/// The part of a group by its number; groups are ascending.
Part partOf(std::span<const RowGroup> groups, std::uint32_t number);

/// Moves whole groups from training to validation, by their shares. A class with one group stays in training.
void cutValidation(std::vector<Part>& parts, std::span<const std::uint32_t> groupOfRow,
                   std::span<const std::int32_t> labels, const SplitSettings& settings);

/// Assigns whole groups to parts as described in split.h, in integers only: rounded sums could break ties
/// differently on another machine.
class GroupAssignment
{
public:
    /// Every class gets a group in each of the `required` parts, as far as it has enough.
    GroupAssignment(const SplitShares& shares, std::vector<Part> required);

    /// Class by class; `random` determines the order within each.
    void assign(std::vector<RowGroup>& groups, bool stratified, const Random& random);

private:
    using Amounts = std::array<std::int64_t, kParts>; ///< in 1 / kScale rows or groups

    void assignClass(std::span<RowGroup*> groups, Random random);
    void orderGroups(std::span<RowGroup*> groups, const Amounts& lacking, Random& random) const;
    Part choose(const Amounts& lacking, const std::array<bool, kParts>& isServed, std::size_t left) const;

    Amounts m_shares;    ///< per row or group
    Amounts m_carried{}; ///< deficit left by earlier classes
    std::vector<Part> m_required;
};

} // namespace genex::data
