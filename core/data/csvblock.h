// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnbuilder.h"

#include "common/text.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex::data {

/// A syntax error in CSV. Lines count from 0 at the start of the block.
struct CsvProblem
{
    std::size_t line = 0;
    std::size_t column = 0; ///< from 1; 0: the whole line
    Text what;
    Text remedy;
};

/// Records of a block of a CSV file, column by column, as codes and numbers known to the builders.
struct CsvBlock
{
    struct Cells
    {
        ColumnBuilder::Mode mode = ColumnBuilder::Mode::Bytes;
        std::vector<std::uint8_t> bytes;
        std::vector<std::uint32_t> words;
        std::vector<float> numbers;
    };
    struct Stray ///< a cell unknown to its builder
    {
        std::uint32_t row = 0;
        std::uint32_t column = 0;
        std::string_view text;
    };

    std::size_t rows = 0;
    std::size_t lines = 0;
    std::vector<Cells> columns;
    std::vector<Stray> strays;         ///< in file order
    std::deque<std::string> unescaped; ///< texts that contained doubled quotation marks
    /// (row, line) of rows that do not start one line after the previous row.
    std::vector<std::pair<std::size_t, std::size_t>> marks;
    std::optional<CsvProblem> problem; ///< what stopped the parser; earlier rows are valid
};

/// Parses whole records (RFC 4180). Modifies only `block`, so that blocks can be parsed in parallel; the
/// bytes must outlive it.
void readCsvBlock(std::string_view bytes, char delimiter, std::span<const ColumnBuilder> columns,
                  CsvBlock& block);

/// End of the last complete record: after a line feed outside quotation marks. 0 if there is none.
std::size_t endOfRecords(std::string_view bytes);
/// End of the first record that ends at or after `from`; the length of the bytes if none does.
std::size_t endOfRecordFrom(std::string_view bytes, std::size_t from);

/// Fields of the first record, and its length in bytes. Throws CsvProblem.
struct CsvRecord
{
    std::vector<std::string> fields;
    std::size_t bytes = 0;
    std::size_t lines = 0;
};
CsvRecord readCsvRecord(std::string_view bytes, char delimiter);

} // namespace genex::data
