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
    ReadAlone, ///< a file that nobody can be writing: no lock is taken and no file is made beside it
    Write,
};

/// A connection to one SQLite file. Whatever SQLite reports is thrown as Failure naming that file. One thread
/// at a time.
class Database
{
public:
    /// `vfs` names one of SQLite's file layers; empty: its usual one.
    Database(std::filesystem::path file, DatabaseAccess access, const std::string& vfs = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::filesystem::path& file() const { return m_file; }
    sqlite3* handle() const { return m_handle; }

    void execute(const std::string& sql) const;
    /// The first value of the first row, as text; empty when there is no row.
    std::string ask(const std::string& sql) const;
    /// Sets a pragma and reads it back: SQLite ignores silently what it cannot do.
    void setAndCheck(const std::string& pragma, const std::string& value, const std::string& readBack) const;

    /// Throws the Failure of a result code of SQLite.
    [[noreturn]] void fail(int code, std::string_view action) const;

private:
    void connect(DatabaseAccess access, const std::string& vfs);

    std::filesystem::path m_file;
    sqlite3* m_handle = nullptr;
};

/// One prepared statement. Parameters count from 1, columns from 0, as SQLite counts.
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

    /// Makes it ready for other parameters.
    void reset();
    /// Goes to the next row; false after the last.
    bool step();
    /// For what returns no row.
    void run();

    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    /// Of a count or position that was written as one; Corrupt when it is negative.
    std::uint64_t number(int column) const;
    std::string blob(int column) const;
    std::string text(int column) const;

private:
    void check(int code);

    const Database& m_database;
    sqlite3_stmt* m_handle = nullptr;
};

/// Everything between its beginning and commit() happens, or nothing does.
class Transaction
{
public:
    enum class Kind { Read, Write };

    Transaction(const Database& database, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// When it returns, the changes are on the disk.
    void commit();

private:
    const Database& m_database;
    bool m_open = true;
};

} // namespace genex::storage
