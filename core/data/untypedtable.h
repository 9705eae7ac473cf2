// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnbuilder.h"

#include "data/tableimport.h"

namespace genex::data {

/// What the bytes of a file say, before anybody says which column is the label and of what kind the others
/// are. One reading of the file serves all who ask for it with other kinds.
class UntypedTable
{
public:
    /// How a column came to its cells.
    struct Origin
    {
        ColumnBuilder::Wanted wanted = ColumnBuilder::Wanted::Guess;
        std::vector<std::size_t> firstRows; ///< as ColumnBuilder gives them
    };

    Table table;                    ///< its columns have no kinds yet, unless they are images
    std::vector<Origin> origins;    ///< of each column; none for images
    std::vector<std::string> names; ///< of all columns of the file, those left out too
    bool decimalComma = false;

    /// Whether the file would give the same cells if it were read with these options. Only label, kinds and
    /// columns of texts are compared.
    bool canServe(const ImportOptions& options) const;
    std::size_t bytes() const;
};

/// How the cells of a column are to be collected.
ColumnBuilder::Wanted wantedOf(const std::string& column, const ImportOptions& options);

/// Throws Failure when a column that the options speak of is not among the names.
void requireColumns(const std::string& source, const std::vector<std::string>& names,
                    const ImportOptions& options);

/// Decides the kind of each column.
Table withKinds(UntypedTable untyped, const ImportOptions& options);

/// lines: tells in which line of which file a row stands.
[[noreturn]] void throwProblem(const CellProblem& problem, const std::string& column, const Table& lines);

UntypedTable readUntyped(const std::filesystem::path& file, const ImportOptions& options, JobControl& job);

} // namespace genex::data
