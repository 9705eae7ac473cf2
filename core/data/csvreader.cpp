// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvreader.h"

#include "cells.h"
#include "csvblock.h"
#include "csvdialect.h"
#include "csvnames.h"
#include "recordbuffer.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/parallelfor.h"

#include <algorithm>

namespace genex::data {

namespace {

/// For detecting separator and names.
constexpr std::size_t kFirstBytes = std::size_t{1} << 18;
constexpr std::size_t kMostRows = 0xfffffff0;

class CsvReader
{
public:
    CsvReader(ByteSource& source, std::string_view beginning, std::string sourceName,
              const ImportOptions& options, JobControl& job)
        : m_source(source)
        , m_name(std::move(sourceName))
        , m_options(options)
        , m_job(job)
        , m_threads(options.threads > 0 ? options.threads : static_cast<unsigned>(coreCount()))
        , m_rules{options.missing}
        , m_buffer(source, beginning, kFirstBytes)
        , m_blocks(m_threads)
    {
        m_lines.source = m_name;
    }

    UntypedTable read()
    {
        readHeader();
        while (readBatch()) {
        }
        if (rows() == 0)
            throw Failure(ErrorCode::InvalidInput, Text("%1 has no rows.", m_name),
                          "A table needs a header line and one line per patient.");
        return finish();
    }

private:
    std::size_t rows() const { return m_builders.front().rows(); }
    /// The next records, or the error with its line.
    std::string_view wholeRecords(std::size_t window)
    {
        try {
            return m_buffer.wholeRecords(window);
        } catch (const CsvProblem& problem) {
            throwProblem(problem);
        }
    }

    // --- the first line

    void readHeader()
    {
        refuseUtf16();
        skipBlankLines();
        const std::string_view text = wholeRecords(kFirstBytes);
        if (trimmed(text).empty())
            throw Failure(ErrorCode::InvalidInput, Text("%1 is empty.", m_name),
                          "Choose a file that holds a table.");
        m_delimiter = m_options.delimiter.value_or(detectDelimiter(text));
        m_rules.decimalComma = m_delimiter != ',';
        const CsvRecord first = firstRecord(text);
        m_hasHeader = m_options.hasHeader.value_or(looksLikeHeader(first.fields));
        makeBuilders(m_hasHeader ? first.fields : numberedNames(first.fields.size()));
        if (m_hasHeader) {
            m_buffer.skip(first.bytes);
            m_line += std::max<std::size_t>(first.lines, 1);
        }
    }

    void refuseUtf16() const
    {
        if (m_buffer.unread().starts_with("\xff\xfe") || m_buffer.unread().starts_with("\xfe\xff"))
            throw Failure(ErrorCode::InvalidInput, Text("%1 is UTF-16 text.", m_name), "Save it as UTF-8.");
    }

    void skipBlankLines()
    {
        while (m_buffer.unread().starts_with('\n') || m_buffer.unread().starts_with("\r\n")) {
            m_buffer.skip(m_buffer.unread().front() == '\r' ? 2 : 1);
            ++m_line;
        }
    }

    CsvRecord firstRecord(std::string_view text)
    {
        try {
            return readCsvRecord(text, m_delimiter);
        } catch (const CsvProblem& problem) {
            throwProblem(problem);
        }
    }

    void makeBuilders(std::vector<std::string> headers)
    {
        const ColumnNames columns = columnNames(m_name, std::move(headers), m_options);
        for (const std::string& name : columns.names)
            m_builders.emplace_back(name, wantedOf(name, m_options), m_rules);
        m_names = columns.names;
        m_headers = columns.asWritten;
    }

    // --- the rows

    bool readBatch()
    {
        m_job.report(static_cast<std::int64_t>(m_source.done()), static_cast<std::int64_t>(m_source.total()),
                     "Reading the table");
        const std::size_t blockBytes = m_options.blockBytes * m_threads;
        // In the first rows every value is new and must be added one at a time, so they are read by one
        // thread.
        const std::string_view records =
            wholeRecords(rows() == 0 ? std::min(kFirstBytes, blockBytes) : blockBytes);
        if (records.empty())
            return false;
        const std::vector<std::string_view> pieces = divide(records);
        readSideBySide(pieces);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            append(m_blocks[i]);
        if (rows() > 0 && !m_hasReserved)
            reserveRows(records.size());
        m_buffer.skip(records.size());
        return true;
    }

    /// One chunk per thread, cut between records.
    std::vector<std::string_view> divide(std::string_view records) const
    {
        std::vector<std::string_view> pieces;
        const std::size_t wanted = records.size() / m_threads + 1;
        while (!records.empty()) {
            const std::size_t end = pieces.size() + 1 == m_threads || wanted >= records.size()
                                        ? records.size()
                                        : endOfRecordFrom(records, wanted);
            pieces.push_back(records.substr(0, end));
            records.remove_prefix(end);
        }
        return pieces;
    }

    void readSideBySide(const std::vector<std::string_view>& pieces)
    {
        parallelFor(pieces.size(), static_cast<int>(m_threads),
                    [&](std::size_t i) { readCsvBlock(pieces[i], m_delimiter, m_builders, m_blocks[i]); });
    }

    void append(CsvBlock& block)
    {
        const std::size_t firstRow = rows();
        if (firstRow + block.rows > kMostRows)
            throw Failure(ErrorCode::InvalidInput, Text("%1 has more than four billion rows.", m_name),
                          "Split it.");
        addMarks(block, firstRow);
        for (std::size_t c = 0; c < m_builders.size(); ++c)
            appendColumn(m_builders[c], block.columns[c], block.rows);
        for (const CsvBlock::Stray& stray : block.strays) {
            if (stray.row < block.rows)
                put(stray.column, firstRow + stray.row, stray.text);
        }
        if (block.problem)
            throwProblem(*block.problem);
        m_line += block.lines;
    }

    void addMarks(const CsvBlock& block, std::size_t firstRow)
    {
        const bool startsWithMark = !block.marks.empty() && block.marks.front().first == 0;
        if (block.rows > 0 && !startsWithMark && m_lines.lineOf(firstRow) != m_line + 1)
            m_lines.lineMarks.emplace_back(firstRow, m_line + 1);
        for (const auto& [row, line] : block.marks)
            m_lines.lineMarks.emplace_back(firstRow + row, m_line + line + 1);
    }

    static void appendColumn(ColumnBuilder& builder, const CsvBlock::Cells& cells, std::size_t rows)
    {
        switch (cells.mode) {
        case ColumnBuilder::Mode::Bytes:
            return builder.appendBytes(cells.bytes.data(), rows);
        case ColumnBuilder::Mode::Words:
            return builder.appendWords(cells.words.data(), rows);
        case ColumnBuilder::Mode::Numbers:
            return builder.appendNumbers(cells.numbers.data(), rows);
        }
    }

    void put(std::size_t column, std::size_t row, std::string_view text)
    {
        try {
            m_builders[column].put(row, text);
        } catch (const CellProblem& problem) {
            data::throwProblem(problem, m_builders[column].name(), m_lines);
        }
    }

    /// After the first block the number of rows can be estimated.
    void reserveRows(std::size_t bytesRead)
    {
        const auto expected = static_cast<double>(m_source.expected());
        const double rowsExpected = static_cast<double>(rows()) * expected / static_cast<double>(bytesRead);
        constexpr double kMargin = 1.02;
        m_hasReserved = true;
        for (ColumnBuilder& builder : m_builders)
            builder.reserve(static_cast<std::size_t>(std::min(rowsExpected * kMargin, double{kMostRows})));
    }

    // --- the end

    UntypedTable finish()
    {
        UntypedTable untyped;
        Table& table = untyped.table;
        table.source = m_name;
        table.hadHeader = m_hasHeader;
        table.delimiter = m_delimiter;
        table.lineMarks = std::move(m_lines.lineMarks);
        untyped.names = std::move(m_names);
        untyped.decimalComma = m_rules.decimalComma;
        for (std::size_t c = 0; c < m_builders.size(); ++c) {
            UntypedTable::Origin origin{m_builders[c].wanted(), m_builders[c].firstRows()};
            Column column = m_builders[c].take();
            column.position = c;
            if (m_hasHeader && m_options.names.empty() && m_headers[c] != column.name)
                column.asWritten = m_headers[c];
            if (m_headers[c].empty() && isEmpty(column)) {
                table.emptyColumns.push_back(column.name);
                continue;
            }
            if (m_hasHeader)
                column.unit = unitInHeader(column.name);
            table.columns.push_back(std::move(column));
            untyped.origins.push_back(std::move(origin));
        }
        if (table.columns.empty())
            throw Failure(ErrorCode::InvalidInput, Text("%1 holds neither names nor values.", m_name),
                          "A table needs a header line and one line per patient.");
        m_job.report(static_cast<std::int64_t>(m_source.total()), static_cast<std::int64_t>(m_source.total()),
                     "Reading the table");
        return untyped;
    }

    static bool isEmpty(const Column& column)
    {
        return std::holds_alternative<Column::Bytes>(column.cells) && column.texts.empty();
    }

    // --- messages

    [[noreturn]] void throwProblem(const CsvProblem& problem) const
    {
        const std::size_t line = m_line + problem.line + 1;
        if (problem.column == 0)
            throw Failure(ErrorCode::InvalidInput, Text("%1, line %2: %3", m_name, line, problem.what),
                          problem.remedy);
        const std::string column = problem.column <= m_builders.size()
                                       ? '"' + m_builders[problem.column - 1].name() + '"'
                                       : std::to_string(problem.column);
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1, line %2, column %3: %4", m_name, line, column, problem.what), problem.remedy);
    }

    ByteSource& m_source;
    std::string m_name;
    const ImportOptions& m_options;
    JobControl& m_job;
    unsigned m_threads;
    CellRules m_rules;
    RecordBuffer m_buffer;
    char m_delimiter = ',';
    bool m_hasHeader = true;
    bool m_hasReserved = false;
    std::size_t m_line = 0; ///< of the unread records, from 0
    std::vector<std::string> m_names;
    std::vector<std::string> m_headers;
    std::vector<ColumnBuilder> m_builders;
    std::vector<CsvBlock> m_blocks; ///< one per thread
    Table m_lines;                  ///< only its name and line marks
};

} // namespace

UntypedTable readCsv(ByteSource& source, std::string_view beginning, const std::string& sourceName,
                     const ImportOptions& options, JobControl& job)
{
    return CsvReader(source, beginning, sourceName, options, job).read();
}

} // namespace genex::data
