// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/tablesource.h"

#include <algorithm>
#include <set>

namespace genex::contract {

namespace {

using domain::refuseField;

constexpr std::array kDelimiterSigns{',', ';', '\t'}; ///< in the order of Delimiter

void checkSample(const TableSource& source, const Text& where)
{
    constexpr const char* kRemedy = "Add it; core/protocol/README.md names the fields.";
    if (!source.rows)
        refuseField(where, "rows", "is missing", kRemedy);
    if (!source.seed)
        refuseField(where, "seed", "is missing", kRemedy);
    if (*source.rows == 0)
        refuseField(where, "rows", "is 0", "Sample at least one patient.");
    if (source != TableSource{.kind = SourceKind::Sample, .rows = source.rows, .seed = source.seed})
        refuseField(where, "kind", "is sample, and the rest is a file's",
                    "Give rows and seed alone, or the kind file.");
}

void checkDifferent(const std::vector<std::string>& texts, const char* field, const Text& where)
{
    std::set<std::string> seen;
    for (const std::string& text : texts) {
        if (!seen.insert(text).second)
            refuseField(where, field, Text("contains %1 twice", text), "Remove one of the two.");
    }
}

void checkKinds(const TableSource& source, const Text& where)
{
    for (const auto& [column, name] : source.kinds) {
        const auto kind = data::columnKindFromName(name);
        if (!kind || *kind == data::ColumnKind::Label)
            refuseField(where, "kinds", Text("the kind of \"%1\" is unknown", column),
                        "Use binary, numeric, categorical, ordinal or identifier.");
    }
}

} // namespace

TableSource TableSource::ofFile(std::string path)
{
    TableSource source;
    source.path = std::move(path);
    return source;
}

void TableSource::check(const Text& where) const
{
    if (kind == SourceKind::Sample)
        return checkSample(*this, where);
    if (path.empty())
        refuseField(where, "path", "is missing", "Add it; core/protocol/README.md names the fields.");
    if (rows || seed)
        refuseField(where, rows ? "rows" : "seed", "is not known", "Check its spelling, or remove it.");
    checkDifferent(names, "names", where);
    checkDifferent(missing, "missing", where);
    checkKinds(*this, where);
}

data::ImportOptions importOptionsOf(const TableSource& source)
{
    data::ImportOptions options;
    options.label = source.label;
    for (const auto& [column, name] : source.kinds)
        options.kinds.emplace(column, data::columnKindFromName(name).value());
    options.names = source.names;
    options.hasHeader = source.hasHeader;
    if (source.delimiter)
        options.delimiter = kDelimiterSigns.at(static_cast<std::size_t>(*source.delimiter));
    options.missing.insert(options.missing.end(), source.missing.begin(), source.missing.end());
    options.idxLabels = source.idxLabels;
    return options;
}

} // namespace genex::contract
