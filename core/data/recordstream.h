#pragma once

#include "bytesource.h"
#include "csvblock.h"

#include <optional>
#include <vector>

namespace genex::data {

/// The records of a CSV file one after another, as texts. Throws CsvProblem with the line counted from the
/// file's start.
class RecordStream
{
public:
    RecordStream(ByteSource& source, char delimiter);

    /// Nothing at the end. Blank lines are passed over when there is more than one column.
    std::optional<CsvRecord> next();

private:
    void fill();
    std::string_view unread() const { return {m_buffer.data() + m_begin, m_filled - m_begin}; }
    CsvRecord readOne();

    ByteSource& m_source;
    char m_delimiter;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0; ///< of the whole records
    std::size_t m_filled = 0;
    std::size_t m_line = 0;
    std::size_t m_width = 0; ///< fields of the first record
    bool m_isAtEnd = false;
};

} // namespace genex::data
