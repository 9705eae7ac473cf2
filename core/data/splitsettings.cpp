// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/splitsettings.h"

#include "common/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace genex::data {

namespace {

constexpr double kSumTolerance = 1e-9; ///< 0.7 + 0.1 + 0.2 is not 1 in binary
constexpr std::size_t kMostColumnBytes = 200;

/// What stands before the colon on the command line.
constexpr std::array<std::pair<std::string_view, SplitRule>, 3> kColumnForms{{
    {"group", SplitRule::GroupColumn},
    {"column", SplitRule::PartColumn},
    {"time", SplitRule::Time},
}};

[[noreturn]] void refuse(Text message, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

bool isUtf8(const std::string& text)
{
    try {
        static_cast<void>(nlohmann::json(text).dump());
        return true;
    } catch (const nlohmann::json::exception&) {
        return false;
    }
}

/// Valid in a split file: see JsonFields::text.
bool isColumnName(const std::string& text)
{
    const bool hasControl = std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
    return !text.empty() && text.size() <= kMostColumnBytes && !hasControl && text.front() != ' ' &&
           text.back() != ' ' && isUtf8(text);
}

void validateColumn(const SplitSettings& settings)
{
    const std::string rule(nameOf(settings.rule));
    if (needsColumn(settings.rule) && !isColumnName(settings.column))
        refuse(Text("The split rule \"%1\" needs a column name.", rule),
               "Use 1 to 200 bytes of UTF-8 without control characters or leading or trailing spaces.");
    if (!needsColumn(settings.rule) && !settings.column.empty())
        refuse(Text("The split rule \"%1\" takes no column.", rule), "Remove the column.");
}

} // namespace

SplitRule splitRuleFromName(std::string_view name)
{
    const auto rule = valueNamed<SplitRule>(name);
    if (!rule)
        refuse(Text("Unknown split rule: \"%1\".", name), "Use group, rows, group-column, column or time.");
    return *rule;
}

SplitUnit splitUnitFromName(std::string_view name)
{
    const auto unit = valueNamed<SplitUnit>(name);
    if (!unit)
        refuse(Text("Unknown kind of shares: \"%1\".", name), "Use rows or groups.");
    return *unit;
}

bool needsColumn(SplitRule rule)
{
    return rule != SplitRule::Group && rule != SplitRule::Rows;
}

double SplitShares::of(Part part) const
{
    const std::array<double, kParts> shares{training, validation, test};
    return shares[static_cast<std::size_t>(part)];
}

void to_json(nlohmann::json& json, const SplitShares& shares)
{
    json = {shares.training, shares.validation, shares.test};
}

void from_json(const nlohmann::json& json, SplitShares& shares)
{
    const auto list = json.get<std::array<double, kParts>>();
    shares = {list[0], list[1], list[2]};
}

void SplitSettings::check(const Text& /*where*/) const
{
    validate(*this);
}

void validate(const SplitShares& shares)
{
    for (const Part part : {Part::Training, Part::Validation, Part::Test}) {
        const double share = shares.of(part);
        if (!std::isfinite(share) || share < 0 || share > 1)
            refuse(Text("The %1 share is %2.", nameOf(part), share), "Use a number from 0 to 1.");
    }
    if (std::abs(shares.training + shares.validation + shares.test - 1) > kSumTolerance)
        refuse(Text("The shares of training, validation and test sum to %1.",
                    shares.training + shares.validation + shares.test),
               "Make them sum to 1.");
    if (shares.training == 0 || shares.test == 0)
        refuse("The training part or the test part is empty.",
               "Training and test each need a share above 0.");
}

void validate(const SplitSettings& settings)
{
    validate(settings.shares);
    validateColumn(settings);
}

SplitSettings parseSplitRule(std::string_view text)
{
    SplitSettings settings;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos && (text == "group" || text == "rows")) {
        settings.rule = splitRuleFromName(text);
        // Of distinct patients: if a few vectors make up most rows, they would fill training.
        settings.unit = settings.rule == SplitRule::Group ? SplitUnit::Groups : SplitUnit::Rows;
        return settings;
    }
    const auto* form =
        std::ranges::find(kColumnForms, text.substr(0, colon), [](const auto& entry) { return entry.first; });
    if (colon == std::string_view::npos || form == kColumnForms.end())
        refuse(Text("Unknown split: \"%1\".", text),
               "Use group, rows, group:NAME, column:NAME or time:NAME, where NAME is a column of the table.");
    settings.rule = form->second;
    settings.column = text.substr(colon + 1);
    validateColumn(settings);
    return settings;
}

} // namespace genex::data
