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

/// What is wrong with the form of a CSV text. Lines count from 0 at the start of the block.
struct CsvProblem
{
    std::size_t line = 0;
    std::size_t column = 0; ///< from 1; 0: the whole line
    Text what;
    Text remedy;
};

/// The records of a block of a CSV file, column by column, as codes and numbers that the builders know
/// already.
struct CsvBlock
{
    struct Cells
    {
        ColumnBuilder::Mode mode = ColumnBuilder::Mode::Bytes;
        std::vector<std::uint8_t> bytes;
        std::vector<std::uint32_t> words;
        std::vector<float> numbers;
    };
    struct Stray ///< a cell that its builder does not know
    {
        std::uint32_t row = 0;
        std::uint32_t column = 0;
        std::string_view text;
    };

    std::size_t rows = 0;
    std::size_t lines = 0;
    std::vector<Cells> columns;
    std::vector<Stray> strays;         ///< in the file's order
    std::deque<std::string> unescaped; ///< texts in which quotation marks stood twice
    /// (row, line): rows that do not begin one line after the row before.
    std::vector<std::pair<std::size_t, std::size_t>> marks;
    std::optional<CsvProblem> problem; ///< what stopped the reading; rows before it are there
};

/// Reads whole records (RFC 4180). Changes nothing but `block`, so that blocks can be read side by side; the
/// bytes must outlive it.
void readCsvBlock(std::string_view bytes, char delimiter, std::span<const ColumnBuilder> columns,
                  CsvBlock& block);

/// The end of the last whole record in the bytes: behind a line feed that no quotation marks enclose. 0 when
/// none ends here.
std::size_t endOfRecords(std::string_view bytes);
/// The end of the first record that ends at or behind `from`; the length of the bytes when none does.
std::size_t endOfRecordFrom(std::string_view bytes, std::size_t from);

/// The fields of the record that begins the bytes, as texts, and its length in bytes. Throws CsvProblem.
struct CsvRecord
{
    std::vector<std::string> fields;
    std::size_t bytes = 0;
    std::size_t lines = 0;
};
CsvRecord readCsvRecord(std::string_view bytes, char delimiter);

} // namespace genex::data
