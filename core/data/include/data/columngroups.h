// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/split.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Groups of rows by a column that is no feature, such as the hospital.
namespace genex::data {

/// Columns with more groups name patients, not places: figures by group would be about single patients.
inline constexpr std::size_t kMostColumnGroups = 20;

struct Grouping
{
    std::string column;
    std::vector<std::string> ofRow; ///< trimmed; empty if missing
};

/// The different groups, sorted, without the missing one.
std::vector<std::string> groupsIn(const Grouping& grouping);

/// The groups to hold out one after the other (leave one group out), sorted. Empty if the rule is not
/// SplitRule::GroupColumn or the column has more than kMostColumnGroups; then makeSplit() applies. `column`
/// is the text of settings.column in each row.
///
/// Refused with Failure(InvalidInput): a row without a group, a single group, a group whose patients all have
/// one class, and a class that only one group has.
std::vector<std::string> groupsToHoldOut(const Dataset& dataset, const SplitSettings& settings,
                                         std::span<const std::string> column);

/// The group's rows are the test part. Rows of the other groups are divided between training and validation
/// by their shares, equal vectors together; a class always keeps one for training.
Split splitHoldingOut(const Dataset& dataset, const SplitSettings& settings,
                      std::span<const std::string> column, const std::string& group);

} // namespace genex::data
