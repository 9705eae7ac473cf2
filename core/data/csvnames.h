// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/tableimport.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::data {

/// What the columns of a table are called.
struct ColumnNames
{
    std::vector<std::string> names;     ///< each another one
    std::vector<std::string> asWritten; ///< in the first line, or given; may be empty or stand twice
};

/// From the fields of the first line. Throws Failure when they cannot be names, are too many, are not as many
/// as the names that were given, or when one that an option speaks of is not among them.
ColumnNames columnNames(const std::string& source, std::vector<std::string> headers,
                        const ImportOptions& options);

/// "1", "2", …: for a table whose first line holds values.
std::vector<std::string> numberedNames(std::size_t count);

} // namespace genex::data
