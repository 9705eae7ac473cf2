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

/// A table as a person looks at it before training. Values only: whoever shows it reads no file.
namespace genex::services {

enum class RemarkWeight { Note, Warning, Error };

/// Something that whoever learns from the table should know.
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
    std::optional<double> lowest; ///< of numbers
    std::optional<double> highest;
    std::optional<double> mean;
    bool isHistogram = false;                               ///< bars are stretches from lowest to highest
    bool hasRest = false;                                   ///< the last bar is everything that has none
    std::vector<std::pair<std::string, std::int64_t>> bars; ///< value and rows; at most 20
    std::vector<TableRemark> remarks;                       ///< those that name this column
};

/// What a choice belongs to, so that its problem can stand beside it.
enum class DatasetField { Table, Label, Split, Observed, Name };

/// What training would say to the table as it is.
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
    // --- what it holds
    std::string sha256; ///< of the file
    std::string label;  ///< empty: none chosen
    std::int64_t rows = 0;
    int features = 0; ///< without the columns that split and O are read from
    std::int64_t duplicates = 0;
    double leakShare = 0; ///< of test rows that stand in training too, when rows are dealt out one by one
    std::vector<std::pair<std::string, std::int64_t>> classes; ///< largest first
    std::vector<ColumnView> columns;
    std::vector<TableRemark> remarks; ///< gravest first
    bool mayChangeKinds = true;       ///< pixels are numbers, whatever anybody says
    std::optional<TableRefusal> refusal;
    // --- how it came here
    std::optional<DatasetRecord> saved; ///< the data set that was opened
    bool hasChanged = false;            ///< since it was saved
};

/// A new data set of the table: what is to be saved, but for what is still to be chosen.
DatasetRecord draftOf(const TableView& view);

} // namespace genex::services
