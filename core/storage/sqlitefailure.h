// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

struct sqlite3;

namespace genex::storage {

/// What SQLite reported while it did something to a file.
struct SqliteReport
{
    int code;
    sqlite3* handle; ///< may be null, when there was no memory for one
    std::string_view action;
    const std::filesystem::path& file;
};

/// Throws it as a Failure with the ErrorCode that fits and what to do.
[[noreturn]] void throwSqliteFailure(const SqliteReport& report);

} // namespace genex::storage
