// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tablesource.h"

#include "common/error.h"
#include "data/rowfailure.h"
#include "data/tabledataset.h"

namespace genex::data {

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
    prepared.split =
        namingLines(table, [&] { return makeSplit(prepared.dataset, use.split, prepared.splitColumn); });
}

PreparedTable prepareTable(const Table& table, const TableUse& use)
{
    PreparedTable prepared = patientsOf(table, use);
    divide(table, use, prepared);
    return prepared;
}

} // namespace genex::data
