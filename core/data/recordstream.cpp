#include "recordstream.h"

#include <algorithm>
#include <cstring>

namespace genex::data {

RecordStream::RecordStream(ByteSource& source, char delimiter)
    : m_source(source)
    , m_delimiter(delimiter)
    , m_buffer(std::size_t{1} << 20)
{
    fill();
    if (unread().starts_with("\xef\xbb\xbf"))
        m_begin += 3;
}

void RecordStream::fill()
{
    for (;;) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_filled - m_begin);
        m_filled -= m_begin;
        m_begin = 0;
        const std::size_t wanted = m_buffer.size() - m_filled;
        const std::size_t got = m_source.read({m_buffer.data() + m_filled, wanted});
        m_filled += got;
        m_isAtEnd = got < wanted;
        m_end = m_isAtEnd ? m_filled : endOfRecords(unread());
        if (m_end > 0 || m_isAtEnd)
            return;
        m_buffer.resize(m_buffer.size() * 2); // a record longer than the buffer
    }
}

CsvRecord RecordStream::readOne()
{
    try {
        CsvRecord record = readCsvRecord({m_buffer.data() + m_begin, m_end - m_begin}, m_delimiter);
        m_begin += record.bytes;
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
        if (m_begin == m_end && !m_isAtEnd)
            fill();
        if (m_begin == m_end)
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
