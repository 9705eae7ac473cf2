// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytesource.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace genex::data {

/// A sliding window of whole records over a CSV file.
class RecordBuffer
{
public:
    /// beginning: bytes already read from the source. Skips a byte order mark.
    RecordBuffer(ByteSource& source, std::string_view beginning, std::size_t bytes);

    std::string_view unread() const { return {m_bytes.data() + m_begin, m_filled - m_begin}; }
    void skip(std::size_t bytes) { m_begin += bytes; }
    /// The whole records among the next `window` bytes, or more if one record is longer; empty at the end.
    /// Throws CsvProblem if a record exceeds the limit.
    std::string_view wholeRecords(std::size_t window);

private:
    void fill();

    ByteSource& m_source;
    std::vector<char> m_bytes;
    std::size_t m_begin = 0; ///< start of the unread bytes
    std::size_t m_filled = 0;
    bool m_isAtEnd = false;
};

} // namespace genex::data
