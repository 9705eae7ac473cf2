// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/tableimport.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::data {

/// Column names of a table.
struct ColumnNames
{
    std::vector<std::string> names;     ///< unique
    std::vector<std::string> asWritten; ///< from the first line, or given; may be empty or repeated
};

/// From the fields of the first line. Throws Failure if they are invalid, too many, do not match the number
/// of given names, or lack a name used in the options.
ColumnNames columnNames(const std::string& source, std::vector<std::string> headers,
                        const ImportOptions& options);

/// "1", "2", …: for a table without a header.
std::vector<std::string> numberedNames(std::size_t count);

} // namespace genex::data
