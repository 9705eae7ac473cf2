// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace genex::storage {

enum class DatabaseAccess {
    Read,      ///< sees what the writer has committed
    ReadAlone, ///< a file without a concurrent writer: takes no lock and creates no auxiliary file
    Write,
};

/// A connection to one SQLite file. SQLite errors are thrown as Failure naming that file. Not thread-safe.
class Database
{
public:
    /// `vfs` names one of SQLite's file layers; empty: the default.
    Database(std::filesystem::path file, DatabaseAccess access, const std::string& vfs = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::filesystem::path& file() const { return m_file; }
    sqlite3* handle() const { return m_handle; }

    void execute(const std::string& sql) const;
    /// First value of the first row, as text; empty if there is no row.
    std::string ask(const std::string& sql) const;
    /// Sets a pragma and reads it back: SQLite silently ignores what it does not support.
    void setAndCheck(const std::string& pragma, const std::string& value, const std::string& readBack) const;

    /// Throws the Failure for an SQLite result code.
    [[noreturn]] void fail(int code, std::string_view action) const;

private:
    void connect(DatabaseAccess access, const std::string& vfs);

    std::filesystem::path m_file;
    sqlite3* m_handle = nullptr;
};

/// A prepared statement. As in SQLite, parameters count from 1, columns from 0.
class Statement
{
public:
    Statement(const Database& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& bind(int parameter, std::int64_t number);
    Statement& bind(int parameter, std::uint64_t number);
    Statement& bindBlob(int parameter, std::string_view bytes);
    Statement& bindText(int parameter, std::string_view text);
    Statement& bindNull(int parameter);

    /// Prepares it for new parameters.
    void reset();
    /// Advances to the next row; false after the last.
    bool step();
    /// For statements that return no rows.
    void run();

    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    /// A count or position; Corrupt if negative.
    std::uint64_t number(int column) const;
    std::string blob(int column) const;
    std::string text(int column) const;

private:
    void check(int code);

    const Database& m_database;
    sqlite3_stmt* m_handle = nullptr;
};

/// All or nothing: rolled back unless committed.
class Transaction
{
public:
    enum class Kind { Read, Write };

    Transaction(const Database& database, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// On disk when it returns.
    void commit();

private:
    const Database& m_database;
    bool m_open = true;
};

} // namespace genex::storage
