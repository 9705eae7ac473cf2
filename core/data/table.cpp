// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/table.h"

#include "cells.h"
#include "search/nearestname.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace genex::data {

namespace {

constexpr std::array<std::pair<ColumnKind, std::string_view>, 6> kKinds = {{
    {ColumnKind::Binary, "binary"},
    {ColumnKind::Numeric, "numeric"},
    {ColumnKind::Categorical, "categorical"},
    {ColumnKind::Ordinal, "ordinal"},
    {ColumnKind::Identifier, "identifier"},
    {ColumnKind::Label, "label"},
}};

/// Column names for a sentence, truncated.
std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t kMostNames = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > kMostNames)
        text += " … " + names.back();
    return text;
}

} // namespace

std::string_view nameOf(ColumnKind kind)
{
    return std::ranges::find(kKinds, kind, &decltype(kKinds)::value_type::first)->second;
}

std::optional<ColumnKind> columnKindFromName(std::string_view name)
{
    const auto* const found = std::ranges::find(kKinds, name, &decltype(kKinds)::value_type::second);
    return found == kKinds.end() ? std::nullopt : std::optional(found->first);
}

std::size_t Column::rows() const
{
    return std::visit([](const auto& values) { return values.size(); }, cells);
}

std::uint32_t Column::codeAt(std::size_t row) const
{
    if (const auto* const bytes = std::get_if<Bytes>(&cells))
        return (*bytes)[row] == kMissingByte ? kMissing : (*bytes)[row];
    return std::get<Words>(cells)[row];
}

bool Column::isMissing(std::size_t row) const
{
    if (const auto* const numbers = std::get_if<Numbers>(&cells))
        return std::isnan((*numbers)[row]);
    return codeAt(row) == kMissing;
}

float Column::valueAt(std::size_t row) const
{
    if (const auto* const numbers = std::get_if<Numbers>(&cells))
        return (*numbers)[row];
    const std::uint32_t code = codeAt(row);
    return code == kMissing ? std::numeric_limits<float>::quiet_NaN() : meanings[code];
}

std::string Column::textAt(std::size_t row) const
{
    if (const auto* const numbers = std::get_if<Numbers>(&cells))
        return std::isnan((*numbers)[row]) ? std::string() : textOfNumber((*numbers)[row]);
    const std::uint32_t code = codeAt(row);
    return code == kMissing ? std::string() : texts[code];
}

std::size_t Column::bytes() const
{
    std::size_t size =
        std::visit([](const auto& values) { return values.capacity() * sizeof(values.front()); }, cells);
    for (const std::string& text : texts)
        size += sizeof(std::string) + (text.size() > 15 ? text.capacity() : 0);
    return size;
}

std::optional<std::size_t> Table::find(std::string_view name) const
{
    const auto found = std::ranges::find(columns, name, &Column::name);
    if (found == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - columns.begin());
}

std::size_t Table::require(std::string_view name, std::string_view purpose) const
{
    if (const auto found = find(name))
        return *found;
    std::vector<std::string> names;
    for (const Column& column : columns)
        names.push_back(column.name);
    const auto nearest = search::nearestName(name, names);
    throw Failure(ErrorCode::NotFound, Text("%1 has no column \"%2\" (%3).", source, name, purpose),
                  nearest ? Text("Did you mean \"%1\"? Its columns are: %2.", *nearest, listed(names))
                          : Text("Its columns are: %1.", listed(names)));
}

std::optional<std::size_t> Table::label() const
{
    const auto found = std::ranges::find(columns, ColumnKind::Label, &Column::kind);
    if (found == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - columns.begin());
}

std::vector<std::size_t> Table::features() const
{
    std::vector<std::size_t> found;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (columns[c].kind != ColumnKind::Label && columns[c].kind != ColumnKind::Identifier)
            found.push_back(c);
    }
    return found;
}

std::size_t Table::lineOf(std::size_t row) const
{
    const auto after =
        std::ranges::upper_bound(lineMarks, row, {}, &std::pair<std::size_t, std::size_t>::first);
    if (after == lineMarks.begin())
        return row + 1;
    const auto& [markedRow, line] = *std::prev(after);
    return line + (row - markedRow);
}

std::size_t Table::bytes() const
{
    std::size_t size = 0;
    for (const Column& column : columns)
        size += column.bytes();
    return size;
}

} // namespace genex::data
