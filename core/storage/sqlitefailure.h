// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

struct sqlite3;

namespace genex::storage {

/// An SQLite error during an operation on a file.
struct SqliteReport
{
    int code;
    sqlite3* handle; ///< null if it could not be allocated
    std::string_view action;
    const std::filesystem::path& file;
};

/// Throws a Failure with the matching ErrorCode and a remedy.
[[noreturn]] void throwSqliteFailure(const SqliteReport& report);

} // namespace genex::storage
