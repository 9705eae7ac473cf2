// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace genex::data {

/// The numbers are part of the split file format.
enum class Part : std::uint8_t { Training = 0, Validation = 1, Test = 2 };
inline constexpr std::size_t kParts = 3;
/// "training", "validation" or "test".
std::string_view nameOf(Part part);

/// How rows are assigned to parts.
enum class SplitRule {
    Group,       ///< rows with equal vectors stay together: no test row was seen in training
    Rows,        ///< each row individually, as in the paper; equal rows may be in several parts
    GroupColumn, ///< rows with the same value in a column stay together: patient, site
    PartColumn,  ///< a column names the part
    Time,        ///< the oldest rows train, the newest test
};
/// "group", "rows", "group-column", "column" or "time".
std::string_view nameOf(SplitRule rule);
/// The rule with this name; otherwise Failure(InvalidInput) lists the names.
SplitRule splitRuleFromName(std::string_view name);
/// Whether the rule needs a column apart from features and label.
bool needsColumn(SplitRule rule);

/// What the shares refer to.
enum class SplitUnit {
    Rows,   ///< groups weighted by their rows
    Groups, ///< each group counts once, so that a few frequent vectors do not fill training
};
/// "rows" or "groups".
std::string_view nameOf(SplitUnit unit);
/// The unit with this name; otherwise Failure(InvalidInput).
SplitUnit splitUnitFromName(std::string_view name);

/// Size of each part as a fraction of the whole.
struct SplitShares
{
    double training = 0.7;
    double validation = 0.1;
    double test = 0.2;

    double of(Part part) const;
    bool operator==(const SplitShares&) const = default;
};

struct SplitSettings
{
    SplitRule rule = SplitRule::Group;
    std::string column; ///< for the last three rules; else empty
    SplitShares shares;
    SplitUnit unit = SplitUnit::Rows; ///< of the shares, if groups are divided
    std::uint64_t seed = 0;
    bool stratified = true; ///< the shares hold within every class

    bool operator==(const SplitSettings&) const = default;
};

/// Throws Failure(InvalidInput) unless the shares are finite, non-negative and sum to 1, with something to
/// train and test on.
void validate(const SplitShares& shares);
/// The shares, and that the column fits the rule.
void validate(const SplitSettings& settings);

/// Command-line syntax: `group`, `rows`, `group:NAME`, `column:NAME`, `time:NAME`. Sets rule and column.
SplitSettings parseSplitRule(std::string_view text);

} // namespace genex::data
