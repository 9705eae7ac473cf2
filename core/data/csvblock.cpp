// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvblock.h"

#include "cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

namespace genex::data {

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kLongestField = std::size_t{1} << 20;

/// One field between its separators.
struct Field
{
    std::string_view text;
    bool isEscaped = false; ///< contains doubled quotation marks
};

/// Iterates over the fields of CSV text.
class FieldReader
{
public:
    FieldReader(std::string_view bytes, char delimiter)
        : m_at(bytes.data())
        , m_end(bytes.data() + bytes.size())
        , m_delimiter(delimiter)
    {
        for (const char c : {delimiter, '\n', '\r', '"'})
            m_isSpecial[static_cast<unsigned char>(c)] = true;
    }

    bool atEnd() const { return m_at == m_end; }
    const char* at() const { return m_at; }
    std::size_t line() const { return m_line; }
    std::size_t left() const { return static_cast<std::size_t>(m_end - m_at); }
    char delimiter() const { return m_delimiter; }

    /// A field of one character, as most are; skips it.
    bool isSingle() const
    {
        return left() > 1 && !isSpecial(m_at[0]) && (m_at[1] == m_delimiter || m_at[1] == '\n');
    }
    char takeSingle() { return *m_at++; }

    Field take()
    {
        if (!atEnd() && *m_at == '"')
            return takeQuoted();
        const char* const begin = m_at;
        while (m_at != m_end && !isSpecial(*m_at))
            ++m_at;
        if (!atEnd() && *m_at == '"')
            refuse("a quotation mark inside a field that does not start with one.",
                   "Enclose the whole field in quotation marks and double those inside it.");
        checkLength(begin, m_at);
        return {{begin, m_at}, false};
    }

    /// Skips a delimiter; false at the end of the record.
    bool takeDelimiter()
    {
        if (atEnd() || *m_at != m_delimiter)
            return false;
        ++m_at;
        return true;
    }

    /// Skips a line end.
    void takeLineEnd()
    {
        if (atEnd())
            return;
        if (*m_at == '\r') {
            if (left() > 1 && m_at[1] != '\n')
                refuse("a carriage return without a line feed.",
                       "Save the table with Unix or Windows line ends.");
            ++m_at;
        }
        if (!atEnd()) {
            ++m_at;
            ++m_line;
        }
    }

    bool isBlankLine() const { return *m_at == '\n' || (*m_at == '\r' && (left() == 1 || m_at[1] == '\n')); }

    [[noreturn]] void refuse(Text what, Text remedy) const
    {
        throw CsvProblem{m_line, m_column, std::move(what), std::move(remedy)};
    }
    /// For messages: the current field, from 1.
    void setColumn(std::size_t column) { m_column = column; }

private:
    bool isSpecial(char c) const { return m_isSpecial[static_cast<unsigned char>(c)]; }

    Field takeQuoted()
    {
        const char* const begin = ++m_at;
        const std::size_t openedIn = m_line;
        Field field;
        for (;;) {
            const auto* const quote = static_cast<const char*>(std::memchr(m_at, '"', left()));
            if (quote == nullptr) {
                m_line = openedIn;
                refuse("an opening quotation mark is never closed.", "Close it, or double it.");
            }
            m_line += static_cast<std::size_t>(std::count(m_at, quote, '\n'));
            m_at = quote + 1;
            if (atEnd() || *m_at != '"')
                break;
            field.isEscaped = true;
            ++m_at;
        }
        field.text = {begin, m_at - 1};
        checkLength(begin, m_at);
        if (!atEnd() && *m_at != m_delimiter && *m_at != '\n' && *m_at != '\r')
            refuse("text follows the closing quotation mark.", "Double quotation marks inside a field.");
        return field;
    }

    void checkLength(const char* begin, const char* end) const
    {
        if (static_cast<std::size_t>(end - begin) > kLongestField)
            refuse("a field is longer than a million bytes.",
                   "Is this a table, and is a quotation mark missing?");
    }

    const char* m_at;
    const char* m_end;
    char m_delimiter;
    std::size_t m_line = 0;
    std::size_t m_column = 0;
    std::array<bool, 256> m_isSpecial{};
};

std::string unescaped(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (text[i] == '"')
            ++i; // the second of the pair
    }
    return result;
}

/// Fills a CsvBlock.
class BlockReader
{
public:
    BlockReader(std::string_view bytes, char delimiter, std::span<const ColumnBuilder> builders,
                CsvBlock& block)
        : m_fields(bytes, delimiter)
        , m_builders(builders)
        , m_block(block)
    {
        makeRoom(static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1);
    }

    void read()
    {
        std::size_t expectedLine = 0;
        while (!m_fields.atEnd()) {
            if (m_builders.size() > 1 && m_fields.isBlankLine()) {
                m_fields.takeLineEnd();
                continue;
            }
            if (m_fields.line() != expectedLine)
                m_block.marks.emplace_back(m_row, m_fields.line());
            expectedLine = m_fields.line() + 1;
            readRecord();
            m_block.rows = ++m_row;
        }
    }

    std::size_t line() const { return m_fields.line(); }

private:
    /// Destination of a column's cells. All of them together fit into the L1 cache.
    struct Target
    {
        ColumnBuilder::Mode mode = ColumnBuilder::Mode::Bytes;
        const std::uint8_t* byteOfChar = nullptr;
        std::uint8_t* bytes = nullptr;
        float* numbers = nullptr;
        std::uint32_t* words = nullptr;
    };

    void makeRoom(std::size_t rows)
    {
        m_block.columns.resize(m_builders.size());
        m_targets.resize(m_builders.size());
        for (std::size_t c = 0; c < m_builders.size(); ++c) {
            CsvBlock::Cells& cells = m_block.columns[c];
            cells.mode = m_builders[c].mode();
            Target& target = m_targets[c];
            target = {cells.mode, m_builders[c].byteOfChar()};
            switch (cells.mode) {
            case ColumnBuilder::Mode::Bytes:
                cells.bytes.resize(rows);
                target.bytes = cells.bytes.data();
                break;
            case ColumnBuilder::Mode::Words:
                cells.words.resize(rows);
                target.words = cells.words.data();
                break;
            case ColumnBuilder::Mode::Numbers:
                cells.numbers.resize(rows);
                target.numbers = cells.numbers.data();
                break;
            }
        }
    }

    void readRecord()
    {
        for (std::size_t c = 0; c < m_targets.size(); ++c) {
            if (c > 0 && !m_fields.takeDelimiter())
                refuseCount(c);
            readCell(c);
        }
        if (!m_fields.atEnd() && *m_fields.at() == m_fields.delimiter())
            refuseCount(m_targets.size() + countRest());
        m_fields.takeLineEnd();
    }

    void readCell(std::size_t c)
    {
        const Target& target = m_targets[c];
        if (target.mode == ColumnBuilder::Mode::Bytes && m_fields.isSingle()) {
            const char character = m_fields.takeSingle();
            const std::uint8_t code = target.byteOfChar[static_cast<unsigned char>(character)];
            target.bytes[m_row] = code;
            if (code == ColumnBuilder::kUnknownByte)
                addStray(c, {m_fields.at() - 1, 1});
            return;
        }
        m_fields.setColumn(c + 1);
        const Field field = m_fields.take();
        if (field.isEscaped)
            readText(c, m_block.unescaped.emplace_back(unescaped(field.text)));
        else
            readText(c, field.text);
    }

    void readText(std::size_t c, std::string_view text)
    {
        const Target& target = m_targets[c];
        switch (target.mode) {
        case ColumnBuilder::Mode::Bytes:
            target.bytes[m_row] = text.empty() ? Column::kMissingByte
                                  : text.size() == 1
                                      ? target.byteOfChar[static_cast<unsigned char>(text.front())]
                                      : m_builders[c].byteOf(text);
            if (target.bytes[m_row] == ColumnBuilder::kUnknownByte)
                addStray(c, text);
            return;
        case ColumnBuilder::Mode::Words:
            target.words[m_row] = text.empty() ? Column::kMissing : m_builders[c].wordOf(text);
            if (target.words[m_row] == ColumnBuilder::kUnknown)
                addStray(c, text);
            return;
        case ColumnBuilder::Mode::Numbers:
            if (!readNumberInto(text, target.numbers[m_row]))
                addStray(c, text);
            return;
        }
    }

    /// The plain cases; the builder handles the rest.
    static bool readNumberInto(std::string_view text, float& number)
    {
        if (text.empty()) {
            number = kGap;
            return true;
        }
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
        return code == std::errc() && end == text.data() + text.size() && std::isfinite(number);
    }

    void addStray(std::size_t c, std::string_view text)
    {
        m_block.strays.push_back({static_cast<std::uint32_t>(m_row), static_cast<std::uint32_t>(c), text});
    }

    std::size_t countRest()
    {
        std::size_t more = 0;
        for (; m_fields.takeDelimiter(); ++more)
            m_fields.take();
        return more;
    }

    [[noreturn]] void refuseCount(std::size_t found) const
    {
        Text remedy = "Correct the line.";
        if (found < m_targets.size() && m_fields.atEnd())
            remedy = "The file may be truncated: copy it again, or remove its last line.";
        throw CsvProblem{m_fields.line(), 0,
                         found == 1 ? Text("1 field, but the header line has %1.", m_targets.size())
                                    : Text("%1 fields, but the header line has %2.", found, m_targets.size()),
                         remedy};
    }

    FieldReader m_fields;
    std::span<const ColumnBuilder> m_builders;
    CsvBlock& m_block;
    std::vector<Target> m_targets;
    std::size_t m_row = 0;
};

} // namespace

void readCsvBlock(std::string_view bytes, char delimiter, std::span<const ColumnBuilder> columns,
                  CsvBlock& block)
{
    block.rows = 0;
    block.strays.clear();
    block.unescaped.clear();
    block.marks.clear();
    block.problem.reset();
    BlockReader reader(bytes, delimiter, columns, block);
    try {
        reader.read();
    } catch (CsvProblem& problem) {
        block.problem = std::move(problem);
    }
    block.lines = reader.line();
}

std::size_t endOfRecords(std::string_view bytes)
{
    if (bytes.find('"') == std::string_view::npos)
        return bytes.rfind('\n') + 1; // npos + 1 is 0
    // An even number of quotation marks precedes the end of every record.
    std::size_t end = 0;
    bool isInside = false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '"')
            isInside = !isInside;
        else if (bytes[i] == '\n' && !isInside)
            end = i + 1;
    }
    return end;
}

std::size_t endOfRecordFrom(std::string_view bytes, std::size_t from)
{
    bool isInside =
        std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(from), '"') % 2 != 0;
    for (std::size_t i = from; i < bytes.size(); ++i) {
        if (bytes[i] == '"')
            isInside = !isInside;
        else if (bytes[i] == '\n' && !isInside)
            return i + 1;
    }
    return bytes.size();
}

CsvRecord readCsvRecord(std::string_view bytes, char delimiter)
{
    FieldReader fields(bytes, delimiter);
    CsvRecord record;
    do {
        fields.setColumn(record.fields.size() + 1);
        const Field field = fields.take();
        record.fields.push_back(field.isEscaped ? unescaped(field.text) : std::string(field.text));
    } while (fields.takeDelimiter());
    fields.takeLineEnd();
    record.bytes = bytes.size() - fields.left();
    record.lines = fields.line();
    return record;
}

} // namespace genex::data
