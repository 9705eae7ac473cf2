// SPDX-License-Identifier: GPL-3.0-or-later
#include "untypedtable.h"

#include "columnkinds.h"
#include "observedcolumn.h"

#include "common/error.h"

#include <algorithm>

namespace genex::data {

namespace {

using Wanted = ColumnBuilder::Wanted;

bool isTextColumn(const std::string& name, const ImportOptions& options)
{
    return std::ranges::find(options.textColumns, name) != options.textColumns.end();
}

/// Columns with few distinct texts are collected the same way, whether they may be numbers or not.
bool areSameCells(const Column& column, Wanted had, Wanted asked)
{
    if (had == asked)
        return true;
    if (had == Wanted::Number || asked == Wanted::Number)
        return false;
    const bool isFew = std::holds_alternative<Column::Bytes>(column.cells);
    return isFew || (asked == Wanted::Text && std::holds_alternative<Column::Words>(column.cells));
}

void requireName(const std::string& source, const std::vector<std::string>& names, const std::string& name,
                 const char* purpose)
{
    if (std::ranges::find(names, name) != names.end())
        return;
    Table namesOnly;
    namesOnly.source = source;
    for (const std::string& known : names)
        namesOnly.columns.emplace_back().name = known;
    (void)namesOnly.require(name, purpose);
}

std::optional<ColumnKind> givenKind(const std::string& name, const ImportOptions& options)
{
    if (name == options.label)
        return ColumnKind::Label;
    if (isTextColumn(name, options))
        return ColumnKind::Identifier;
    const auto found = options.kinds.find(name);
    return found == options.kinds.end() ? std::nullopt : std::optional(found->second);
}

void decideKinds(UntypedTable& untyped, const ImportOptions& options)
{
    for (std::size_t c = 0; c < untyped.origins.size(); ++c) {
        Column& column = untyped.table.columns[c];
        try {
            setKind(column, givenKind(column.name, options), untyped.origins[c].firstRows,
                    untyped.decimalComma);
        } catch (const CellProblem& problem) {
            throwProblem(problem, column.name, untyped.table);
        }
    }
}

void takeObservedColumn(UntypedTable& untyped, const ImportOptions& options)
{
    const auto found = findObservedColumn(untyped.table);
    if (!found)
        return;
    Column& column = untyped.table.columns[*found];
    if (isTextColumn(column.name, options) || options.kinds.contains(column.name))
        return;
    untyped.table.observedColumn = column.name;
    setKind(column, ColumnKind::Identifier, {}, untyped.decimalComma);
}

} // namespace

bool UntypedTable::canServe(const ImportOptions& options) const
{
    for (std::size_t c = 0; c < origins.size(); ++c) {
        const Column& column = table.columns[c];
        if (!areSameCells(column, origins[c].wanted, wantedOf(column.name, options)))
            return false;
    }
    // A column without values is omitted, unless its kind is given as numbers.
    return std::ranges::none_of(table.emptyColumns, [&](const std::string& name) {
        return wantedOf(name, options) == Wanted::Number;
    });
}

std::size_t UntypedTable::bytes() const
{
    std::size_t size = table.bytes();
    for (const Origin& origin : origins)
        size += origin.firstRows.capacity() * sizeof(std::size_t);
    return size;
}

Wanted wantedOf(const std::string& column, const ImportOptions& options)
{
    if (column == options.label || isTextColumn(column, options))
        return Wanted::Text;
    const auto given = options.kinds.find(column);
    if (given == options.kinds.end())
        return namesSomebody(column) ? Wanted::Text : Wanted::Guess;
    return given->second == ColumnKind::Numeric ? Wanted::Number : Wanted::Text;
}

void requireColumns(const std::string& source, const std::vector<std::string>& names,
                    const ImportOptions& options)
{
    for (const auto& [name, kind] : options.kinds)
        requireName(source, names, name, "whose kind was given");
    if (!options.label.empty())
        requireName(source, names, options.label, "the label");
}

Table withKinds(UntypedTable untyped, const ImportOptions& options)
{
    Table& table = untyped.table;
    if (table.delimiter == 0) { // images, whose columns have fixed kinds
        if (!options.label.empty())
            table.columns[table.require(options.label, "the label")].kind = ColumnKind::Label;
        return std::move(table);
    }
    requireColumns(table.source, untyped.names, options);
    decideKinds(untyped, options);
    takeObservedColumn(untyped, options);
    return std::move(table);
}

void throwProblem(const CellProblem& problem, const std::string& column, const Table& lines)
{
    throw Failure(
        ErrorCode::InvalidInput,
        Text("%1, line %2, column \"%3\": %4", lines.source, lines.lineOf(problem.row), column, problem.what),
        problem.remedy);
}

} // namespace genex::data
