// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/columngroups.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"
#include "data/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Prepares a table for training: shared by window and engine, so that both refuse the same tables.
namespace genex::data {

/// The role of columns other than findings and label.
struct TableUse
{
    SplitSettings split;
    std::string observedColumn;   ///< lists the initial findings; empty: none
    bool mayFindObserved = false; ///< if none is given, use one detected by its name and content
    bool holdsOutGroups = false;  ///< the split's column, if it has few values, is for leaving one group out
};

/// Columns about the rows that are not findings.
std::vector<std::string> columnsAside(const TableUse& use);

/// The text of a column in each row; Failure(NotFound) with similar names if it does not exist.
std::vector<std::string> textsOf(const Table& table, const std::string& name, std::string_view purpose);

/// A table ready for training or evaluation.
struct PreparedTable
{
    Dataset dataset; ///< without those columns
    Split split;     ///< without the hash of the file
    std::optional<GivenObservations> observations;
    std::string observedColumn;           ///< given or detected
    std::vector<std::string> splitColumn; ///< the split column's text in each row; empty: none
    std::vector<std::string> heldOut;     ///< see groupsToHoldOut(); the split holds out the first
    /// Columns with up to kMostColumnGroups values that are no features: the split's, and identifiers.
    std::vector<Grouping> groupings;
};

/// The patients with their initial findings, if a column lists them. Not split yet.
PreparedTable patientsOf(const Table& table, const TableUse& use);
void divide(const Table& table, const TableUse& use, PreparedTable& prepared);
/// Patients and split. Failures about a row name its line.
PreparedTable prepareTable(const Table& table, const TableUse& use);

} // namespace genex::data
