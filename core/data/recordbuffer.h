// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bytesource.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace genex::data {

/// The part of a CSV file that is being read: whole records of it, as many as are wanted at once.
class RecordBuffer
{
public:
    /// beginning: bytes of the source that were read already. A byte order mark is passed over.
    RecordBuffer(ByteSource& source, std::string_view beginning, std::size_t bytes);

    std::string_view unread() const { return {m_bytes.data() + m_begin, m_filled - m_begin}; }
    void skip(std::size_t bytes) { m_begin += bytes; }
    /// The whole records among the next so many bytes, or more where one record is longer; empty at the end.
    /// Throws CsvProblem when a record is longer than anything sensible.
    std::string_view wholeRecords(std::size_t window);

private:
    void fill();

    ByteSource& m_source;
    std::vector<char> m_bytes;
    std::size_t m_begin = 0; ///< of what is unread
    std::size_t m_filled = 0;
    bool m_isAtEnd = false;
};

} // namespace genex::data
