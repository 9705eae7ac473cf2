// SPDX-License-Identifier: GPL-3.0-or-later
#include "database.h"

#include "sqlitefailure.h"

#include "common/error.h"

#include <limits>
#include <sqlite3.h>
#include <utility>

namespace genex::storage {

namespace {

constexpr int kBusyMilliseconds = 5'000;

/// A file name as a URI, to which options can be added.
std::string uriOf(const std::filesystem::path& file)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char letter : file.string()) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::string_view("%?#").find(letter) == std::string_view::npos && byte >= 0x20) {
            uri += letter;
            continue;
        }
        uri += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return uri;
}

int flagsOf(DatabaseAccess access)
{
    const int mode = access == DatabaseAccess::Write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    return mode | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
}

} // namespace

Database::Database(std::filesystem::path file, DatabaseAccess access, const std::string& vfs)
    : m_file(std::move(file))
{
    try {
        connect(access, vfs);
    } catch (...) {
        sqlite3_close(m_handle);
        throw;
    }
}

Database::~Database()
{
    sqlite3_close(m_handle);
}

void Database::connect(DatabaseAccess access, const std::string& vfs)
{
    const bool inMemory = m_file == ":memory:";
    std::string name = inMemory ? m_file.string() : uriOf(m_file);
    if (access == DatabaseAccess::ReadAlone)
        name += "?immutable=1";
    const int code =
        sqlite3_open_v2(name.c_str(), &m_handle, flagsOf(access), vfs.empty() ? nullptr : vfs.c_str());
    if (code != SQLITE_OK)
        fail(code, "open");
    sqlite3_busy_timeout(m_handle, kBusyMilliseconds);
    // A malicious file may contain views and triggers: they get no functions with side effects and no write
    // access to the schema.
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

void Database::execute(const std::string& sql) const
{
    const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        fail(code, "use");
}

std::string Database::ask(const std::string& sql) const
{
    Statement query(*this, sql);
    return query.step() ? query.text(0) : std::string();
}

void Database::setAndCheck(const std::string& pragma, const std::string& value,
                           const std::string& readBack) const
{
    execute("PRAGMA " + pragma + " = " + value);
    const std::string found = ask("PRAGMA " + pragma);
    if (found != readBack)
        throw Failure(ErrorCode::Io,
                      m_file.string() + ": SQLite keeps " + pragma + " at " + found + " where " + readBack +
                          " is needed.",
                      "Put the store on a local disk.");
}

void Database::fail(int code, std::string_view action) const
{
    throwSqliteFailure({code, m_handle, action, m_file});
}

Statement::Statement(const Database& database, std::string_view sql)
    : m_database(database)
{
    const int code =
        sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()), &m_handle, nullptr);
    if (code != SQLITE_OK)
        database.fail(code, "use");
}

Statement::~Statement()
{
    sqlite3_finalize(m_handle);
}

void Statement::check(int code)
{
    if (code != SQLITE_OK)
        m_database.fail(code, "use");
}

Statement& Statement::bind(int parameter, std::int64_t number)
{
    check(sqlite3_bind_int64(m_handle, parameter, number));
    return *this;
}

Statement& Statement::bind(int parameter, std::uint64_t number)
{
    if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        throw Failure(ErrorCode::InvalidInput, "A number is too large for the store.");
    return bind(parameter, static_cast<std::int64_t>(number));
}

Statement& Statement::bindBlob(int parameter, std::string_view bytes)
{
    // An empty view may have a null pointer, which SQLite would take for NULL.
    const char* start = bytes.empty() ? "" : bytes.data();
    check(sqlite3_bind_blob64(m_handle, parameter, start, bytes.size(), SQLITE_TRANSIENT)); // NOLINT
    return *this;
}

Statement& Statement::bindText(int parameter, std::string_view text)
{
    const char* start = text.empty() ? "" : text.data();
    check(sqlite3_bind_text64(m_handle, parameter, start, text.size(), SQLITE_TRANSIENT,
                              SQLITE_UTF8)); // NOLINT
    return *this;
}

Statement& Statement::bindNull(int parameter)
{
    check(sqlite3_bind_null(m_handle, parameter));
    return *this;
}

void Statement::reset()
{
    sqlite3_reset(m_handle); // step() has already reported its result
}

bool Statement::step()
{
    const int code = sqlite3_step(m_handle);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_database.fail(code, "use");
    return false;
}

void Statement::run()
{
    while (step()) {
    }
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_handle, column);
}

std::uint64_t Statement::number(int column) const
{
    const std::int64_t value = integer(column);
    if (value < 0)
        throw Failure(ErrorCode::Corrupt, m_database.file().string() + " holds a negative count.",
                      "Restore the store from a backup.");
    return static_cast<std::uint64_t>(value);
}

std::string Statement::blob(int column) const
{
    const void* start = sqlite3_column_blob(m_handle, column);
    const int length = sqlite3_column_bytes(m_handle, column);
    if (start == nullptr) {
        if (sqlite3_errcode(m_database.handle()) == SQLITE_NOMEM)
            m_database.fail(SQLITE_NOMEM, "read");
        return {};
    }
    return {static_cast<const char*>(start), static_cast<std::size_t>(length)};
}

std::string Statement::text(int column) const
{
    return blob(column);
}

Transaction::Transaction(const Database& database, Kind kind)
    : m_database(database)
{
    // Without memory even ROLLBACK can fail, leaving the previous one open. Transactions are never nested.
    if (sqlite3_get_autocommit(database.handle()) == 0)
        database.execute("ROLLBACK");
    database.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // SQLite may have rolled back itself after a disk error.
    if (m_open && sqlite3_get_autocommit(m_database.handle()) == 0)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_database.execute("COMMIT");
    m_open = false;
}

} // namespace genex::storage
