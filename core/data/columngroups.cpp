// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/columngroups.h"

#include "cells.h"
#include "groupassignment.h"

#include "common/error.h"
#include "data/datasethash.h"
#include "data/vectorgroups.h"

#include <algorithm>
#include <map>
#include <set>

namespace genex::data {

namespace {

[[noreturn]] void refuse(Text message, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

/// The name of each group, by its number.
std::vector<std::string> namesOfGroups(std::span<const std::uint32_t> groupOfRow,
                                       std::span<const std::string> texts)
{
    std::map<std::uint32_t, std::string> names;
    for (std::size_t r = 0; r < groupOfRow.size(); ++r)
        names.try_emplace(groupOfRow[r], trimmed(texts[r]));
    std::vector<std::string> sorted;
    for (const auto& [number, name] : names)
        sorted.push_back(name);
    return sorted;
}

/// Of a group that is held out, one class would tell nothing about the others.
void checkGroups(const Dataset& dataset, std::span<const std::uint32_t> groupOfRow,
                 const std::vector<std::string>& names)
{
    std::vector<std::set<std::int32_t>> classesOf(names.size());
    for (std::size_t r = 0; r < groupOfRow.size(); ++r)
        classesOf[groupOfRow[r]].insert(dataset.labels[r]);
    for (std::size_t g = 0; g < names.size(); ++g) {
        if (classesOf[g].size() == 1)
            refuse(Text("All patients of the group \"%1\" belong to one class, \"%2\": tested on them alone, "
                        "nobody would know how other classes do.",
                        names[g], dataset.classes[static_cast<std::size_t>(*classesOf[g].begin())]),
                   "Leave the group out, or merge it with another.");
    }
}

/// Held out, the only group with a class leaves nobody to learn it from.
void checkClasses(const Dataset& dataset, std::span<const std::uint32_t> groupOfRow,
                  const std::vector<std::string>& names)
{
    std::map<std::int32_t, std::set<std::uint32_t>> groupsOf;
    for (std::size_t r = 0; r < groupOfRow.size(); ++r)
        groupsOf[dataset.labels[r]].insert(groupOfRow[r]);
    for (const auto& [label, groups] : groupsOf) {
        if (groups.size() == 1)
            refuse(Text("Only the group \"%1\" has patients of the class \"%2\": with the group held out, "
                        "nobody is left to learn it from.",
                        names[*groups.begin()], dataset.classes[static_cast<std::size_t>(label)]),
                   "Merge the class with another, or choose another split.");
    }
}

} // namespace

std::vector<std::string> groupsIn(const Grouping& grouping)
{
    std::set<std::string> different(grouping.ofRow.begin(), grouping.ofRow.end());
    different.erase(std::string());
    return {different.begin(), different.end()};
}

std::vector<std::string> groupsToHoldOut(const Dataset& dataset, const SplitSettings& settings,
                                         std::span<const std::string> column)
{
    if (settings.rule != SplitRule::GroupColumn)
        return {};
    const std::vector<std::uint32_t> groupOfRow = textGroups(column, settings.column);
    std::vector<std::string> names = namesOfGroups(groupOfRow, column);
    if (names.size() > kMostColumnGroups)
        return {};
    if (names.size() == 1)
        refuse(Text("All rows have the same value in the column \"%1\", \"%2\": with this group held out, "
                    "nobody is left to train on.",
                    settings.column, names.front()),
               "Choose a column with two values or more, or another split.");
    checkGroups(dataset, groupOfRow, names);
    checkClasses(dataset, groupOfRow, names);
    return names;
}

Split splitHoldingOut(const Dataset& dataset, const SplitSettings& settings,
                      std::span<const std::string> column, const std::string& group)
{
    validate(settings);
    std::vector<Part> parts;
    for (const std::string& text : column)
        parts.push_back(trimmed(text) == group ? Part::Test : Part::Training);
    cutValidation(parts, vectorGroupsByContent(dataset), dataset.labels, settings);
    return {settings, hashOf(dataset), std::move(parts)};
}

} // namespace genex::data
