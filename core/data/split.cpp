// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/split.h"

#include "cells.h"
#include "groupassignment.h"

#include "common/error.h"
#include "data/datasethash.h"
#include "data/rowfailure.h"
#include "data/timetext.h"
#include "data/vectorgroups.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <unordered_map>

namespace genex::data {

namespace {

[[noreturn]] void refuse(Text message, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

[[noreturn]] void refuseRow(std::size_t row, Text message, Text remedy)
{
    throw RowFailure(row, std::move(message), std::move(remedy));
}

Text rowName(std::size_t row)
{
    return Text("row %1", row + 1);
}

void checkLength(std::size_t found, std::size_t rows, const Text& what)
{
    if (found != rows)
        refuse(Text("There are %1 %2 for %3 rows.", found, what, rows), "Take both from the same table.");
}

/// Required by every rule: rows, and more than one class.
void checkLabels(std::span<const std::int32_t> labels)
{
    if (labels.empty())
        refuse("The table has no rows to split.", "Choose a table with patients.");
    for (std::size_t r = 0; r < labels.size(); ++r) {
        if (labels[r] < 0)
            refuseRow(r, Text("The class of %1 is missing.", rowName(r)), "Every row needs a class.");
    }
    if (std::ranges::all_of(labels, [&](std::int32_t label) { return label == labels.front(); }))
        refuse("All rows belong to one class.", "Choose a table with two classes or more.");
}

Text classText(std::int32_t label, std::span<const std::string> classes)
{
    const auto index = static_cast<std::size_t>(label);
    return index < classes.size() ? Text("\"" + classes[index] + "\"") : Text("number %1", label);
}

[[noreturn]] void refuseLonelyClass(const RowGroup& group, std::span<const std::string> classes)
{
    const Text which = Text("The class %1", classText(group.label, classes));
    if (group.rows == 1)
        refuseRow(group.firstRow,
                  Text("%1 has only one row (%2), which is not enough for training and testing.", which,
                       rowName(group.firstRow)),
                  "Add patients of this class, or merge it with another.");
    refuseRow(group.firstRow,
              Text("%1 has only one group of rows (starting at %2), which cannot be split into training and "
                   "test parts.",
                   which, rowName(group.firstRow)),
              "Add patients of this class, merge it with another, or split by rows.");
}

/// A class to be trained and tested needs a group for each.
void checkClasses(std::span<const RowGroup> groups, std::span<const std::string> classes)
{
    std::map<std::int32_t, std::size_t> countOf;
    for (const RowGroup& group : groups)
        ++countOf[group.label];
    for (const RowGroup& group : groups) {
        if (countOf.at(group.label) == 1)
            refuseLonelyClass(group, classes);
    }
}

std::vector<std::size_t> allRows(std::size_t count)
{
    std::vector<std::size_t> rows(count);
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

std::optional<Part> partFromName(std::string_view name)
{
    static const std::map<std::string, Part, std::less<>> kNames{
        {"train", Part::Training},   {"training", Part::Training}, {"validation", Part::Validation},
        {"valid", Part::Validation}, {"val", Part::Validation},    {"dev", Part::Validation},
        {"test", Part::Test},        {"testing", Part::Test},
    };
    const auto found = kNames.find(lowerCase(trimmed(name)));
    return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Part> partsFromNames(std::span<const std::string> names, const std::string& column)
{
    std::vector<Part> parts;
    for (std::size_t r = 0; r < names.size(); ++r) {
        const std::optional<Part> part = partFromName(names[r]);
        if (!part)
            refuseRow(r, Text("The column \"%1\" contains \"%2\" in %3.", column, names[r], rowName(r)),
                      "Write train, validation or test in every row.");
        parts.push_back(*part);
    }
    for (const Part needed : {Part::Training, Part::Test}) {
        if (std::ranges::find(parts, needed) == parts.end())
            refuse(Text("The column \"%1\" assigns no row to %2.", column, nameOf(needed)),
                   "Assign some, or choose another split.");
    }
    return parts;
}

std::vector<std::size_t> rowsOfPart(std::span<const Part> parts, Part part)
{
    std::vector<std::size_t> rows;
    for (std::size_t r = 0; r < parts.size(); ++r) {
        if (parts[r] == part)
            rows.push_back(r);
    }
    return rows;
}

/// The border between different times whose number of preceding rows is nearest to `wanted`; the earlier in a
/// tie. Borders are ascending.
std::size_t nearestBorder(std::span<const std::size_t> borders, double wanted)
{
    return std::ranges::min(
        borders, {}, [wanted](std::size_t border) { return std::abs(static_cast<double>(border) - wanted); });
}

/// Number of rows before each change of time, among sorted times.
std::vector<std::size_t> bordersOf(std::span<const double> sorted)
{
    std::vector<std::size_t> borders;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i] != sorted[i - 1])
            borders.push_back(i);
    }
    if (borders.empty())
        refuse("All rows have the same time.", "Choose another column, or another split.");
    return borders;
}

std::vector<std::uint32_t> groupsFor(const Dataset& dataset, const SplitSettings& settings,
                                     std::span<const std::string> column)
{
    if (settings.rule == SplitRule::GroupColumn)
        return textGroups(column, settings.column);
    if (settings.rule != SplitRule::Rows)
        return vectorGroupsByContent(dataset);
    std::vector<std::uint32_t> groups(dataset.rows());
    std::iota(groups.begin(), groups.end(), 0U);
    return groups;
}

std::vector<Part> partsFor(const Dataset& dataset, const SplitSettings& settings,
                           std::span<const std::string> column)
{
    if (settings.rule == SplitRule::Time)
        return splitByTime(readTimes(column, settings.column), dataset.labels, settings);
    const std::vector<std::uint32_t> groups = groupsFor(dataset, settings, column);
    if (settings.rule == SplitRule::PartColumn)
        return splitByPartNames(column, groups, dataset.labels, settings).parts;
    return splitByGroups(groups, dataset.labels, settings, dataset.classes);
}

} // namespace

std::vector<std::size_t> Split::rowsOf(Part part) const
{
    return rowsOfPart(parts, part);
}

std::vector<Part> splitByGroups(std::span<const std::uint32_t> groupOfRow,
                                std::span<const std::int32_t> labels, const SplitSettings& settings,
                                std::span<const std::string> classes)
{
    validate(settings);
    checkLength(groupOfRow.size(), labels.size(), "groups");
    checkLabels(labels);
    std::vector<RowGroup> groups = collectGroups(settings.unit, allRows(labels.size()), groupOfRow, labels);
    if (settings.stratified || groups.size() == 1)
        checkClasses(groups, classes);
    GroupAssignment(settings.shares, {Part::Training, Part::Test})
        .assign(groups, settings.stratified, Random(settings.seed).child("split"));
    std::vector<Part> parts;
    parts.reserve(labels.size());
    for (const std::uint32_t number : groupOfRow)
        parts.push_back(partOf(groups, number));
    return parts;
}

NamedParts splitByPartNames(std::span<const std::string> names, std::span<const std::uint32_t> groupOfRow,
                            std::span<const std::int32_t> labels, const SplitSettings& settings)
{
    validate(settings);
    checkLength(names.size(), labels.size(), "names of parts");
    checkLength(groupOfRow.size(), labels.size(), "groups");
    checkLabels(labels);
    NamedParts named{partsFromNames(names, settings.column), 0};
    named.straddlingRows = countStraddlingRows(named.parts, groupOfRow);
    if (std::ranges::find(named.parts, Part::Validation) == named.parts.end())
        cutValidation(named.parts, groupOfRow, labels, settings);
    return named;
}

std::vector<Part> splitByTime(std::span<const double> times, std::span<const std::int32_t> labels,
                              const SplitSettings& settings)
{
    validate(settings);
    checkLength(times.size(), labels.size(), "times");
    checkLabels(labels);
    for (std::size_t r = 0; r < times.size(); ++r) {
        if (!std::isfinite(times[r]))
            refuseRow(r, Text("The time of %1 is missing.", rowName(r)), "Every row needs a time.");
    }
    std::vector<double> sorted(times.begin(), times.end());
    std::ranges::sort(sorted);
    const std::vector<std::size_t> borders = bordersOf(sorted);
    const auto count = static_cast<double>(times.size());
    const std::size_t trainingEnd = nearestBorder(borders, settings.shares.training * count);
    const std::size_t testStart =
        std::max(trainingEnd, nearestBorder(borders, (1 - settings.shares.test) * count));
    std::vector<Part> parts;
    for (const double time : times)
        parts.push_back(time < sorted[trainingEnd] ? Part::Training
                        : time < sorted[testStart] ? Part::Validation
                                                   : Part::Test);
    return parts;
}

std::size_t countStraddlingRows(std::span<const Part> parts, std::span<const std::uint32_t> groupOfRow)
{
    checkLength(groupOfRow.size(), parts.size(), "groups");
    std::unordered_map<std::uint32_t, std::array<std::size_t, kParts>> rowsOfGroup;
    for (std::size_t r = 0; r < parts.size(); ++r)
        ++rowsOfGroup[groupOfRow[r]][static_cast<std::size_t>(parts[r])];
    std::size_t straddling = 0;
    for (const auto& [group, rows] : rowsOfGroup) {
        const std::size_t all = rows[0] + rows[1] + rows[2];
        straddling += std::ranges::max(rows) < all ? all : 0;
    }
    return straddling;
}

std::vector<std::uint32_t> textGroups(std::span<const std::string> texts, const std::string& column)
{
    std::set<std::string_view> different;
    for (std::size_t r = 0; r < texts.size(); ++r) {
        if (trimmed(texts[r]).empty())
            refuseRow(r, Text("The column \"%1\" is empty in %2.", column, rowName(r)),
                      "Every row needs a group.");
        different.insert(trimmed(texts[r]));
    }
    const std::vector<std::string_view> sorted(different.begin(), different.end());
    std::vector<std::uint32_t> groups;
    for (const std::string& text : texts)
        groups.push_back(
            static_cast<std::uint32_t>(std::ranges::lower_bound(sorted, trimmed(text)) - sorted.begin()));
    return groups;
}

Split makeSplit(const Dataset& dataset, const SplitSettings& settings, std::span<const std::string> column)
{
    validate(settings);
    if (needsColumn(settings.rule))
        checkLength(column.size(), dataset.rows(), Text("texts in the column \"%1\"", settings.column));
    return {settings, hashOf(dataset), partsFor(dataset, settings, column)};
}

} // namespace genex::data
