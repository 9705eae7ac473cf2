// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "remarkwriter.h"
#include "tablefaults.h"

#include "common/result.h"
#include "data/observation.h"
#include "data/rowfailure.h"
#include "data/tablesource.h"

namespace genex::data {

namespace {

constexpr double kMuchMissing = 0.5;

std::vector<std::string> namesOf(const Table& table, const std::vector<std::size_t>& columns)
{
    std::vector<std::string> names;
    for (const std::size_t column : columns)
        names.push_back(table.columns[column].name);
    return names;
}

} // namespace

void ColumnRemarks::onHeaders()
{
    if (!table().hadHeader && table().delimiter != 0)
        add("no_header", Severity::Note, {},
            "The first line holds values, not names: columns are named by number.",
            "Name them with --names, or say --header yes if the first line does name them.");
    std::vector<std::string> twice;
    std::vector<std::string> unnamed;
    for (const Column& column : table().columns) {
        if (!column.asWritten)
            continue;
        if (column.asWritten->empty())
            unnamed.push_back(column.name);
        else
            twice.push_back(*column.asWritten);
    }
    if (!twice.empty())
        add("duplicate_header", Severity::Warning, twice,
            Text("More than one column is called %1. The later ones are renamed with the suffix .1, .2 …",
                 listed(twice)),
            "Give every column a unique name.", true);
    if (!unnamed.empty())
        add("unnamed_column", Severity::Warning, unnamed,
            unnamed.size() == 1
                ? Text("%1 column has values but no name: %2.", unnamed.size(), listed(unnamed))
                : Text("%1 columns have values but no name: %2.", unnamed.size(), listed(unnamed)),
            "Name it in the header line.", true);
}

void ColumnRemarks::onEmptyColumns()
{
    if (!table().emptyColumns.empty())
        add("empty_column", Severity::Note, table().emptyColumns,
            Text("%1 has neither a name nor values, as happens when lines end with a separator. It is "
                 "ignored.",
                 listed(table().emptyColumns)),
            "No action needed.", true);
}

void ColumnRemarks::onSpaces()
{
    std::vector<std::string> columns;
    std::size_t labels = 0;
    for (const Column& column : table().columns) {
        if (column.padded == 0)
            continue;
        columns.push_back(column.name);
        if (column.kind == ColumnKind::Label)
            labels = column.padded;
    }
    if (columns.empty())
        return;
    add("spaces", Severity::Note, columns,
        labels == 0 ? Text("Values of %1 have leading or trailing spaces. The spaces are ignored here; other "
                           "programs may treat “x” and “x ” as two values.",
                           listed(columns))
                    : Text("Values of %1 have leading or trailing spaces, including labels: %2. The spaces "
                           "are ignored here; other programs may treat “x” and “x ” as two values.",
                           listed(columns), labels),
        "Remove the spaces.", true);
}

void ColumnRemarks::onConstantColumns()
{
    const std::vector<std::string> names = namesOf(table(), findConstantColumns(table()));
    if (!names.empty())
        add("constant_column", Severity::Note, names,
            names.size() == 1 ? Text("%1 column is constant or empty: %2. Nothing can be learnt from it.",
                                     names.size(), listed(names))
                              : Text("%1 columns are constant or empty: %2. Nothing can be learnt from them.",
                                     names.size(), listed(names)),
            "Leave it out.", true);
}

void ColumnRemarks::onDuplicateColumns()
{
    std::vector<std::string> names;
    std::string pairs;
    for (const auto& [column, earlier] : findDuplicateColumns(table())) {
        names.push_back(table().columns[column].name);
        if (names.size() <= kMostNamed)
            pairs += (pairs.empty() ? "" : ", ") + shownText(table().columns[column].name) + " as " +
                     shownText(table().columns[earlier].name);
    }
    if (!names.empty())
        add("duplicate_column", Severity::Warning, names,
            names.size() == 1
                ? Text("%1 column duplicates another: %2. Ordering one gives the other for free.",
                       names.size(), pairs)
                : Text("%1 columns duplicate another: %2. Ordering one gives the other for free.",
                       names.size(), pairs),
            "Keep one of them, if they are the same test.");
}

void ColumnRemarks::onGaps()
{
    std::vector<std::string> names;
    for (const ColumnScan& scan : scans()) {
        if (scan.profile.kind != ColumnKind::Label && profile().rows > 0 &&
            static_cast<double>(scan.profile.missing) > kMuchMissing * static_cast<double>(profile().rows) &&
            scan.profile.missing < profile().rows)
            names.push_back(scan.profile.name);
    }
    if (!names.empty())
        add("many_gaps", Severity::Warning, names,
            names.size() == 1 ? Text("%1 column is empty in more than half of the rows: %2. A missing value "
                                     "cannot be revealed to the method.",
                                     names.size(), listed(names))
                              : Text("%1 columns are empty in more than half of the rows: %2. A missing "
                                     "value cannot be revealed to the method.",
                                     names.size(), listed(names)),
            "Find out whether the test was not done or not recorded: the fact that it was done may itself "
            "reveal the diagnosis.");
}

void ColumnRemarks::onIdentifiers()
{
    std::vector<std::string> names;
    for (const Column& column : table().columns) {
        if (column.kind == ColumnKind::Identifier && column.name != table().observedColumn)
            names.push_back(column.name);
    }
    if (!names.empty())
        add("identifier", Severity::Note, names,
            names.size() == 1 ? Text("%1 identifies rows or holds free text, and is not used as a feature. "
                                     "It may identify patients.",
                                     listed(names))
                              : Text("%1 identify rows or hold free text, and are not used as features. They "
                                     "may identify patients.",
                                     listed(names)),
            "Leave it out, split by it (--split group:NAME, time:NAME), or set its kind (--kind "
            "NAME=numeric).");
}

void ColumnRemarks::onObserved()
{
    const std::string& name = table().observedColumn;
    if (name.empty())
        return;
    add("observed_column", Severity::Note, {name},
        Text("Column %1 lists features: it is used as each patient's initial findings, not as a feature.",
             shownText(name)),
        "Choose another with --observed-column, or set its kind (--kind observed=categorical).");
    const auto read = attempt([&] {
        std::vector<FeatureColumn> features;
        for (const std::size_t feature : table().features())
            features.push_back({table().columns[feature].name});
        return namingLines(table(), [&] { return readObservations(textsOf(table(), name, ""), features); });
    });
    if (!read)
        add("observed_unknown", Severity::Error, {name}, read.error().message, read.error().remedy);
}

} // namespace genex::data
