// SPDX-License-Identifier: GPL-3.0-or-later
#include "recordbuffer.h"

#include "csvblock.h"

#include <algorithm>
#include <cstring>

namespace genex::data {

namespace {

constexpr std::size_t kLongestRecord = std::size_t{256} << 20;

} // namespace

RecordBuffer::RecordBuffer(ByteSource& source, std::string_view beginning, std::size_t bytes)
    : m_source(source)
    , m_bytes(std::max(bytes, beginning.size()))
    , m_filled(beginning.size())
{
    std::copy(beginning.begin(), beginning.end(), m_bytes.begin());
    fill();
    if (unread().starts_with("\xef\xbb\xbf"))
        skip(3);
}

void RecordBuffer::fill()
{
    std::memmove(m_bytes.data(), m_bytes.data() + m_begin, m_filled - m_begin);
    m_filled -= m_begin;
    m_begin = 0;
    const std::size_t wanted = m_bytes.size() - m_filled;
    const std::size_t got = m_source.read({m_bytes.data() + m_filled, wanted});
    m_filled += got;
    m_isAtEnd = got < wanted;
}

std::string_view RecordBuffer::wholeRecords(std::size_t window)
{
    for (;; window *= 2) {
        if (window > unread().size() && !m_isAtEnd) {
            m_bytes.resize(std::max(m_bytes.size(), window));
            fill();
        }
        const std::string_view next = unread().substr(0, window);
        if (m_isAtEnd && next.size() == unread().size())
            return next;
        if (const std::size_t end = endOfRecords(next); end > 0)
            return next.substr(0, end);
        if (window > kLongestRecord)
            throw CsvProblem{0, 0, Text("the line does not end within %1 MB.", kLongestRecord >> 20U),
                             "Is this a table, and is a quotation mark missing?"};
    }
}

} // namespace genex::data
