// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlitefailure.h"

#include "common/error.h"

#include <cerrno>
#include <sqlite3.h>

namespace genex::storage {

namespace {

ErrorCode codeOfSystemError(int errorNumber)
{
    return errorFromErrno(errorNumber, "", "").code;
}

ErrorCode codeOf(const SqliteReport& report)
{
    const int systemError = report.handle != nullptr ? sqlite3_system_errno(report.handle) : 0;
    if (report.code == SQLITE_IOERR_NOMEM)
        return ErrorCode::OutOfMemory;
    switch (report.code & 0xff) {
    case SQLITE_NOMEM:
        return ErrorCode::OutOfMemory;
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
    case SQLITE_ERROR: // our statements match our schema, so the schema was altered
        return ErrorCode::Corrupt;
    case SQLITE_PERM:
    case SQLITE_READONLY:
        return ErrorCode::PermissionDenied;
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
        return systemError != 0 ? codeOfSystemError(systemError) : ErrorCode::Io;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_INTERRUPT:
    case SQLITE_PROTOCOL:
        return ErrorCode::Io;
    case SQLITE_TOOBIG:
        return ErrorCode::InvalidInput;
    case SQLITE_CONSTRAINT:
        return ErrorCode::Corrupt; // input is checked before writing: only a damaged table can object
    default:
        return ErrorCode::Internal;
    }
}

std::string remedyOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::DiskFull:
        return "Free some space and try again; nothing that was saved is lost.";
    case ErrorCode::OutOfMemory:
        return "Close other programs and try again; nothing that was saved is lost.";
    case ErrorCode::Corrupt:
        return "Restore the store from a backup; the damaged file is kept.";
    case ErrorCode::PermissionDenied:
        return "Check the permissions of the file and its folder.";
    case ErrorCode::Io:
        return "Check the disk and try again; nothing that was saved is lost.";
    default:
        return {};
    }
}

} // namespace

void throwSqliteFailure(const SqliteReport& report)
{
    const ErrorCode code = codeOf(report);
    const char* reason =
        report.handle != nullptr ? sqlite3_errmsg(report.handle) : sqlite3_errstr(report.code);
    throw Failure(code,
                  "Cannot " + std::string(report.action) + " " + report.file.string() + ": " + reason +
                      " (SQLite " + std::to_string(report.code) + ").",
                  remedyOf(code));
}

} // namespace genex::storage
