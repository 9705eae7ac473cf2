// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"
#include "data/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What training makes of a table: once for window and engine, so that one refuses what the other would.
namespace genex::data {

/// What the columns beside findings and label are for.
struct TableUse
{
    SplitSettings split;
    std::string observedColumn;   ///< that says what was known first; empty: none
    bool mayFindObserved = false; ///< where none is named, a column that says it by itself is taken
};

/// The columns that say something about rows and are no findings.
std::vector<std::string> columnsAside(const TableUse& use);

/// The text of a column in each row; Failure(NotFound) with near names when there is none.
std::vector<std::string> textsOf(const Table& table, const std::string& name, std::string_view purpose);

/// A table that can be trained or evaluated on.
struct PreparedTable
{
    Dataset dataset; ///< without the columns aside
    Split split;     ///< without the hash of the file
    std::optional<GivenObservations> observations;
    std::string observedColumn;           ///< that gave them, named or found
    std::vector<std::string> splitColumn; ///< what the split follows in each row; empty: no column
};

/// The patients, with what was known first where a column says it. Not divided yet.
PreparedTable patientsOf(const Table& table, const TableUse& use);
void divide(const Table& table, const TableUse& use, PreparedTable& prepared);
/// Both. Failures about a row name its line.
PreparedTable prepareTable(const Table& table, const TableUse& use);

} // namespace genex::data
