// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tablesource.h"

#include "cells.h"

#include "common/error.h"
#include "data/rowfailure.h"
#include "data/tabledataset.h"

namespace genex::data {

namespace {

/// Columns that may name the place a row is from. Many values are not worth looking at row by row.
bool mayGroup(const Column& column, const TableUse& use, const PreparedTable& prepared)
{
    if (column.hasNumbers() || column.texts.size() > kMostColumnGroups)
        return false;
    const bool isOfSplit = use.split.rule == SplitRule::GroupColumn && column.name == use.split.column;
    return column.name != prepared.observedColumn && (isOfSplit || column.kind == ColumnKind::Identifier);
}

std::vector<Grouping> groupingsOf(const Table& table, const TableUse& use, const PreparedTable& prepared)
{
    std::vector<Grouping> groupings;
    for (const Column& column : table.columns) {
        if (!mayGroup(column, use, prepared))
            continue;
        Grouping grouping{column.name, {}};
        for (std::size_t row = 0; row < column.rows(); ++row)
            grouping.ofRow.emplace_back(trimmed(column.textAt(row)));
        if (groupsIn(grouping).size() > 1)
            groupings.push_back(std::move(grouping));
    }
    return groupings;
}

} // namespace

std::vector<std::string> columnsAside(const TableUse& use)
{
    std::vector<std::string> columns;
    if (needsColumn(use.split.rule))
        columns.push_back(use.split.column);
    if (!use.observedColumn.empty() && use.observedColumn != use.split.column)
        columns.push_back(use.observedColumn);
    return columns;
}

std::vector<std::string> textsOf(const Table& table, const std::string& name, std::string_view purpose)
{
    const Column& column = table.columns[table.require(name, purpose)];
    std::vector<std::string> texts(column.rows());
    for (std::size_t row = 0; row < texts.size(); ++row)
        texts[row] = column.textAt(row);
    return texts;
}

PreparedTable patientsOf(const Table& table, const TableUse& use)
{
    PreparedTable prepared;
    prepared.dataset = datasetFrom(table, columnsAside(use));
    const bool isFound = use.observedColumn.empty() && use.mayFindObserved;
    prepared.observedColumn = isFound ? table.observedColumn : use.observedColumn;
    if (!prepared.observedColumn.empty())
        prepared.observations = namingLines(table, [&] {
            return readObservations(
                textsOf(table, prepared.observedColumn, "which lists the initial findings"),
                prepared.dataset.features);
        });
    return prepared;
}

void divide(const Table& table, const TableUse& use, PreparedTable& prepared)
{
    if (needsColumn(use.split.rule))
        prepared.splitColumn = textsOf(table, use.split.column, "which determines the split");
    prepared.groupings = groupingsOf(table, use, prepared);
    prepared.split = namingLines(table, [&] {
        if (use.holdsOutGroups)
            prepared.heldOut = groupsToHoldOut(prepared.dataset, use.split, prepared.splitColumn);
        return prepared.heldOut.empty() ? makeSplit(prepared.dataset, use.split, prepared.splitColumn)
                                        : splitHoldingOut(prepared.dataset, use.split, prepared.splitColumn,
                                                          prepared.heldOut.front());
    });
}

PreparedTable prepareTable(const Table& table, const TableUse& use)
{
    PreparedTable prepared = patientsOf(table, use);
    divide(table, use, prepared);
    return prepared;
}

} // namespace genex::data
