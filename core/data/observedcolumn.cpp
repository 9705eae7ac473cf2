// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedcolumn.h"

#include "cells.h"

#include <algorithm>
#include <set>

namespace genex::data {

namespace {

std::set<std::string_view> featureNames(const Table& table, std::size_t except)
{
    std::set<std::string_view> names;
    for (const std::size_t feature : table.features()) {
        if (feature != except)
            names.insert(trimmed(table.columns[feature].name));
    }
    return names;
}

} // namespace

std::vector<std::string_view> observedNames(std::string_view cell)
{
    std::vector<std::string_view> names;
    while (!cell.empty()) {
        const std::size_t end = std::min(cell.find('|'), cell.size());
        if (const std::string_view name = trimmed(cell.substr(0, end)); !name.empty())
            names.push_back(name);
        cell.remove_prefix(std::min(end + 1, cell.size()));
    }
    return names;
}

std::optional<std::size_t> findObservedColumn(const Table& table)
{
    const auto place = table.find(kObservedColumn);
    if (!place || table.columns[*place].kind == ColumnKind::Label || table.columns[*place].hasNumbers())
        return std::nullopt;
    const std::vector<std::string>& cells = table.columns[*place].texts;
    const std::set<std::string_view> known = featureNames(table, *place);
    const auto isWhole = [&](const std::string& cell) {
        return std::ranges::all_of(observedNames(cell), [&](auto name) { return known.contains(name); });
    };
    const auto whole = static_cast<std::size_t>(std::ranges::count_if(cells, isWhole));
    return !cells.empty() && 2 * whole >= cells.size() ? place : std::nullopt;
}

} // namespace genex::data
