// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefile.h"

#include "common/error.h"

#include <sqlite3.h>

namespace genex::storage {

namespace {

void copyPages(const Database& from, const Database& to)
{
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr)
        to.fail(sqlite3_extended_errcode(to.handle()), "write");
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE)
        to.fail(code, "write");
}

} // namespace

void copyDatabase(const Database& from, const std::filesystem::path& to)
{
    const std::filesystem::path part = withSuffix(to, ".part");
    removeStoreFiles(part); // left by an interrupted copy
    try {
        createPrivateFile(part);
        {
            const Database copy(part, DatabaseAccess::Write, kLayerWithoutLocks); // not visible to others
            copy.setAndCheck("locking_mode", "EXCLUSIVE", "exclusive");           // WAL without shared memory
            copyPages(from, copy);
            // A single self-contained file. Opening it for writing sets WAL again.
            copy.setAndCheck("journal_mode", "DELETE", "delete");
        }
        publish(part, to);
    } catch (...) {
        removeStoreFiles(part);
        throw;
    }
}

void requireIntact(const Database& database)
{
    const std::string complaint = database.ask("PRAGMA integrity_check(1)");
    if (complaint != "ok")
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2.", database.file().string(), complaint),
                      "Restore the store from a backup; the damaged file is kept.");
}

} // namespace genex::storage
