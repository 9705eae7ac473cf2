// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tablesource.h"

#include "common/error.h"
#include "data/rowfailure.h"
#include "data/tabledataset.h"
#include "domain/jsonfields.h"

#include <map>

namespace genex::data {

namespace {

using domain::JsonFields;

constexpr std::size_t kMostColumns = 1'000'000;
constexpr std::size_t kMostPathBytes = 4096;
constexpr std::size_t kMostNameBytes = 1000;
const std::map<std::string, char> kDelimiters = {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}};

ColumnKind kindFrom(JsonFields& fields, const std::string& column, const nlohmann::json& name)
{
    const auto kind = name.is_string() ? columnKindFromName(name.get<std::string>()) : std::nullopt;
    if (!kind || *kind == ColumnKind::Label)
        fields.refuse("kinds", Text("the kind of \"%1\" is unknown", column),
                      "Give binary, numeric, categorical, ordinal or identifier.");
    return *kind;
}

char delimiterFrom(JsonFields& fields)
{
    const auto found = kDelimiters.find(fields.text("delimiter"));
    if (found == kDelimiters.end())
        fields.refuse("delimiter", "is unknown", "Give comma, semicolon or tab.");
    return found->second;
}

ImportOptions importOptionsFrom(JsonFields& fields)
{
    ImportOptions options;
    if (fields.has("label"))
        options.label = fields.text("label", kMostNameBytes);
    if (fields.has("kinds")) {
        for (const auto& [column, kind] : fields.table("kinds", kMostColumns).items())
            options.kinds.emplace(column, kindFrom(fields, column, kind));
    }
    if (fields.has("names"))
        options.names = fields.texts("names", kMostColumns);
    if (fields.has("has_header"))
        options.hasHeader = fields.flag("has_header");
    if (fields.has("delimiter"))
        options.delimiter = delimiterFrom(fields);
    if (fields.has("missing")) {
        const std::vector<std::string> more = fields.texts("missing", kMostColumns);
        options.missing.insert(options.missing.end(), more.begin(), more.end());
    }
    if (fields.has("idx_labels"))
        options.idxLabels = fields.text("idx_labels", kMostPathBytes);
    return options;
}

} // namespace

TableSource tableSourceFrom(JsonFields& fields)
{
    TableSource source{fields.text("path", kMostPathBytes), importOptionsFrom(fields)};
    fields.refuseUnread();
    return source;
}

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
            return readObservations(textsOf(table, prepared.observedColumn, "which says what was observed"),
                                    prepared.dataset.features);
        });
    return prepared;
}

void divide(const Table& table, const TableUse& use, PreparedTable& prepared)
{
    if (needsColumn(use.split.rule))
        prepared.splitColumn = textsOf(table, use.split.column, "which the split follows");
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
