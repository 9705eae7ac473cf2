// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"
#include "services/datasetrecord.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A table as shown before training. Plain values: showing it reads no file.
namespace genex::services {

enum class RemarkWeight { Note, Warning, Error };

/// Something a user should know about the table.
struct TableRemark
{
    std::string id; ///< "duplicate_rows"
    RemarkWeight weight = RemarkWeight::Note;
    Text message;
    Text remedy;
};

struct ColumnView
{
    std::string name;
    std::string kind; ///< binary, numeric, categorical, ordinal, identifier or label
    std::string unit;
    std::int64_t gaps = 0;
    std::int64_t distinct = 0;
    std::optional<double> lowest; ///< numbers only
    std::optional<double> highest;
    std::optional<double> mean;
    bool isHistogram = false;                               ///< bars are intervals from lowest to highest
    bool hasRest = false;                                   ///< the last bar is all values without their own
    std::vector<std::pair<std::string, std::int64_t>> bars; ///< value and number of rows; at most 20
    std::vector<TableRemark> remarks;                       ///< those about this column
};

/// The field a problem is shown at.
enum class DatasetField { Table, Label, Split, Observed, Name };

/// Why training would refuse the table as it is.
struct TableRefusal
{
    DatasetField field = DatasetField::Table;
    Error error;
};

struct TableView
{
    // --- how it was read
    contract::TableSource source;
    std::string split = "group";
    std::string observedColumn;
    // --- its contents
    std::string sha256; ///< of the file
    std::string label;  ///< empty: none chosen
    std::int64_t rows = 0;
    int features = 0; ///< without the columns for split and O
    std::int64_t duplicates = 0;
    double leakShare = 0; ///< fraction of test rows also in training if rows are split individually
    std::vector<std::pair<std::string, std::int64_t>> classes; ///< largest first
    std::vector<ColumnView> columns;
    std::vector<TableRemark> remarks; ///< most severe first
    bool mayChangeKinds = true;       ///< pixels are always numeric
    std::optional<TableRefusal> refusal;
    // --- its origin
    std::optional<DatasetRecord> saved; ///< the saved data set, if opened from the list
    bool hasChanged = false;            ///< since it was saved
};

/// A new data set for the table, with choices left open.
DatasetRecord draftOf(const TableView& view);

} // namespace genex::services
