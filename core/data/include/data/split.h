// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/splitsettings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Assigns the rows of a table to training, validation and test. The same table, settings and seed give the
/// same split on every machine. A split by groups depends on group numbers, not on row order; makeSplit()
/// numbers groups by content, so shuffled rows keep their parts. With `rows`, the position in the table
/// decides.
namespace genex::data {

struct Split
{
    SplitSettings settings;
    std::string dataSha256;  ///< of the table's file, or hashOf() without a file
    std::vector<Part> parts; ///< one per row

    /// Ascending.
    std::vector<std::size_t> rowsOf(Part part) const;
    bool operator==(const Split&) const = default;
};

/// Groups stay together, and each class (by the majority label of a group; the lower label of two as
/// frequent) is divided by the shares as closely as whole groups allow:
///
/// - The shares are of rows or, with SplitUnit::Groups, of groups.
/// - Classes come one after the other, those with fewest groups first, and the groups of a class in an order
///   drawn from the seed. Groups larger than what the second largest part should have of the class go first:
///   only the largest part has room for them.
/// - A group goes to the part that lacks most, counting what the class lacks and what earlier classes
///   left over, among the parts that the class has not filled. So a part exceeds its share of a class by less
///   than one group, and what is rounded in one class is made good in the next.
/// - Every class keeps a group for training and one for test; with two groups there is none for validation.
///
/// Without `stratified` all rows are one class. Refused with Failure(InvalidInput): no rows, one class only,
/// and, when stratified, a class with one group. `classes` names the labels in messages.
std::vector<Part> splitByGroups(std::span<const std::uint32_t> groupOfRow,
                                std::span<const std::int32_t> labels, const SplitSettings& settings,
                                std::span<const std::string> classes = {});

/// A split read from a column of part names.
struct NamedParts
{
    std::vector<Part> parts;
    std::size_t straddlingRows = 0; ///< see countStraddlingRows(); before rows are moved to validation
};

/// `train|training`, `validation|valid|val|dev` or `test|testing`, ignoring case and surrounding spaces. If
/// no row is for validation, that part is taken from training: by group, stratified, in the proportion of the
/// shares.
NamedParts splitByPartNames(std::span<const std::string> names, std::span<const std::uint32_t> groupOfRow,
                            std::span<const std::int32_t> labels, const SplitSettings& settings);

/// The oldest rows train, the next validate, the newest test; the boundaries match the shares as closely as
/// possible without separating equal times. NaN is a missing time, which is refused.
std::vector<Part> splitByTime(std::span<const double> times, std::span<const std::int32_t> labels,
                              const SplitSettings& settings);

/// Rows whose group is in more than one part: with groups of equal vectors, test rows a model may have seen
/// in training.
std::size_t countStraddlingRows(std::span<const Part> parts, std::span<const std::uint32_t> groupOfRow);

/// Index of each text among the sorted distinct texts. Empty texts are refused by row.
std::vector<std::uint32_t> textGroups(std::span<const std::string> texts, const std::string& column);

/// The split of a table by any rule. `column` is the text of settings.column in each row, empty for rules
/// without one.
Split makeSplit(const Dataset& dataset, const SplitSettings& settings,
                std::span<const std::string> column = {});

} // namespace genex::data
