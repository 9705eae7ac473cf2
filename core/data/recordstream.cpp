// SPDX-License-Identifier: GPL-3.0-or-later
#include "recordstream.h"

#include <algorithm>

namespace genex::data {

namespace {

constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;

} // namespace

RecordStream::RecordStream(ByteSource& source, char delimiter)
    : m_delimiter(delimiter)
    , m_buffer(source, {}, kBytesAtOnce)
{}

CsvRecord RecordStream::readOne()
{
    try {
        CsvRecord record = readCsvRecord(m_records, m_delimiter);
        m_records.remove_prefix(record.bytes);
        m_buffer.skip(record.bytes);
        m_line += record.lines;
        return record;
    } catch (CsvProblem& problem) {
        problem.line += m_line;
        throw;
    }
}

std::optional<CsvRecord> RecordStream::next()
{
    for (;;) {
        if (m_records.empty())
            m_records = m_buffer.wholeRecords(kBytesAtOnce);
        if (m_records.empty())
            return std::nullopt;
        CsvRecord record = readOne();
        const bool isBlank = record.fields.size() == 1 && record.fields.front().empty();
        if (isBlank && m_width != 1)
            continue;
        m_width = std::max(m_width, record.fields.size());
        return record;
    }
}

} // namespace genex::data
