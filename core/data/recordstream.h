// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csvblock.h"
#include "recordbuffer.h"

#include <optional>

namespace genex::data {

/// Reads the records of a CSV file as texts, one at a time. Throws CsvProblem with the line in the file.
class RecordStream
{
public:
    RecordStream(ByteSource& source, char delimiter);

    /// Empty at the end. Blank lines are skipped if there is more than one column.
    std::optional<CsvRecord> next();

private:
    CsvRecord readOne();

    char m_delimiter;
    RecordBuffer m_buffer;
    std::string_view m_records; ///< whole records, in the buffer
    std::size_t m_line = 0;
    std::size_t m_width = 0; ///< number of fields of the first record
};

} // namespace genex::data
