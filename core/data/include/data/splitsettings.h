// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/fields.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace genex::data {

using genex::nameOf; // also for callers that have a nameOf of their own

/// What a row is for. The numbers stand in split files.
enum class Part : std::uint8_t { Training = 0, Validation = 1, Test = 2 };
inline constexpr std::size_t kParts = 3;

constexpr std::array<std::string_view, kParts> namesOf(Part)
{
    return {"training", "validation", "test"};
}

/// How rows are assigned to parts.
enum class SplitRule {
    Group,       ///< rows with equal vectors stay together: no test row was seen in training
    Rows,        ///< each row individually, as in the paper; equal rows may be in several parts
    GroupColumn, ///< rows with the same value in a column stay together: patient, site
    PartColumn,  ///< a column names the part
    Time,        ///< the oldest rows train, the newest test
};

constexpr std::array<std::string_view, 5> namesOf(SplitRule)
{
    return {"group", "rows", "group-column", "column", "time"};
}

/// The rule of a name; Failure(InvalidInput) lists the names otherwise.
SplitRule splitRuleFromName(std::string_view name);
/// Whether the rule needs a column apart from features and label.
bool needsColumn(SplitRule rule);

/// What the shares refer to.
enum class SplitUnit {
    Rows,   ///< groups weighted by their rows
    Groups, ///< each group counts once, so that a few frequent vectors do not fill training
};

constexpr std::array<std::string_view, 2> namesOf(SplitUnit)
{
    return {"rows", "groups"};
}

/// The unit of a name; Failure(InvalidInput) otherwise.
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

/// [training, validation, test]
void to_json(nlohmann::json& json, const SplitShares& shares);
void from_json(const nlohmann::json& json, SplitShares& shares);

struct SplitSettings
{
    static constexpr bool kIgnoresUnknown = true;

    SplitRule rule = SplitRule::Group;
    std::string column; ///< for the last three rules; else empty
    SplitShares shares;
    SplitUnit unit = SplitUnit::Rows; ///< of the shares, if groups are divided
    std::uint64_t seed = 0;
    bool stratified = true; ///< the shares hold within every class

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("rule", self.rule);
        visit("column", self.column, AnyText{});
        visit("shares", self.shares);
        visit("unit", self.unit);
        visit("seed", self.seed);
        visit("stratified", self.stratified);
    }
    /// See validate().
    void check(const Text& where) const;

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
