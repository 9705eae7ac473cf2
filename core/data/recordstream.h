// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csvblock.h"
#include "recordbuffer.h"

#include <optional>

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
    CsvRecord readOne();

    char m_delimiter;
    RecordBuffer m_buffer;
    std::string_view m_records; ///< whole ones, in the buffer
    std::size_t m_line = 0;
    std::size_t m_width = 0; ///< fields of the first record
};

} // namespace genex::data
