// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnbuilder.h"

#include "data/tableimport.h"

namespace genex::data {

/// A file's content before its label and column kinds are known. Read once, it serves requests with different
/// kinds.
class UntypedTable
{
public:
    /// How a column's cells were collected.
    struct Origin
    {
        ColumnBuilder::Wanted wanted = ColumnBuilder::Wanted::Guess;
        std::vector<std::size_t> firstRows; ///< from ColumnBuilder
    };

    Table table;                    ///< columns without kinds, except for images
    std::vector<Origin> origins;    ///< per column; empty for images
    std::vector<std::string> names; ///< all columns of the file, including omitted ones
    bool decimalComma = false;

    /// Whether reading the file with these options would give the same cells. Compares only label, kinds and
    /// text columns.
    bool canServe(const ImportOptions& options) const;
    std::size_t bytes() const;
};

/// How to collect the cells of a column.
ColumnBuilder::Wanted wantedOf(const std::string& column, const ImportOptions& options);

/// Throws Failure if a column used in the options does not exist.
void requireColumns(const std::string& source, const std::vector<std::string>& names,
                    const ImportOptions& options);

/// Determines the kind of each column.
Table withKinds(UntypedTable untyped, const ImportOptions& options);

/// lines: maps a row to its file and line.
[[noreturn]] void throwProblem(const CellProblem& problem, const std::string& column, const Table& lines);

UntypedTable readUntyped(const std::filesystem::path& file, const ImportOptions& options, JobControl& job);

} // namespace genex::data
