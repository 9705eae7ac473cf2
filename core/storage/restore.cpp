// SPDX-License-Identifier: GPL-3.0-or-later
#include "backupstream.h"
#include "storefile.h"
#include "storetransactions.h"
#include "verification.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "storage/backup.h"

namespace genex::storage {

namespace {

/// A copy made before an upgrade has the fields of a backup's header in its tables.
BackupHeader headerOfUpgradeCopy(const std::filesystem::path& file)
{
    const Database database(file, DatabaseAccess::ReadAlone);
    requireKnownVersion(database, allMigrations());
    Statement query(database, "SELECT store_id, open_key FROM store WHERE id = 1");
    BackupHeader header;
    if (query.step()) {
        header.storeId = query.blob(0);
        header.openKey = query.blob(1);
    }
    header.slots = readSlots(database);
    return header;
}

/// Unpacks the backup's store to `part` and returns its data key.
SecretBytes unpack(const std::filesystem::path& backup, const std::filesystem::path& part,
                   const BackupSecret& secret, JobControl& job)
{
    if (readBackupInfo(backup).isUpgradeCopy) {
        SecretBytes dataKey = dataKeyOf(headerOfUpgradeCopy(backup), secret);
        copyDatabase(Database(backup, DatabaseAccess::ReadAlone), part);
        return dataKey;
    }
    const BackupHeader header = readBackupHeader(backup);
    const KeyRing keys(dataKeyOf(header, secret));
    unsealFile(backup, part, streamKeyOf(keys, header), job);
    return SecretBytes::copyOf(keys.dataKey().view());
}

/// Opens the unpacked store, verifies it and records its origin in it.
void verifyUnpacked(const std::filesystem::path& part, SecretBytes dataKey, JobControl& job,
                    const Clock& clock)
{
    OpenOptions options;
    options.clock = clock;
    StoreFile file(part, options, allMigrations(), UpgradeCopy::None);
    const Context context{file, KeyRing(std::move(dataKey)), {}};
    verifyAll(context, job);
    WriteTransaction(context).commit({"store.restored", {}});
}

std::optional<std::filesystem::path> putInPlace(const std::filesystem::path& part,
                                                const std::filesystem::path& store, Time now)
{
    const auto outcome = WriterLock::tryTake(store, now, true);
    if (!outcome.lock)
        throw Failure(ErrorCode::PermissionDenied,
                      outcome.holder ? Text("%1 is in use by %2.", store.string(), describe(*outcome.holder))
                                     : Text("%1 is in use.", store.string()),
                      "Close it there and try again.");
    std::optional<SetAside> aside;
    if (std::filesystem::exists(std::filesystem::symlink_status(store)))
        aside.emplace(store, now);
    publish(part, store);
    if (!aside)
        return std::nullopt;
    aside->stay();
    return aside->name();
}

} // namespace

std::optional<std::filesystem::path> restoreBackup(const std::filesystem::path& backup,
                                                   const std::filesystem::path& store,
                                                   const BackupSecret& secret, JobControl& job,
                                                   const Clock& clock)
{
    const std::filesystem::path part = withSuffix(store, ".restoring");
    removeStoreFiles(part); // left by an interrupted restore
    try {
        verifyUnpacked(part, unpack(backup, part, secret, job), job, clock);
        auto aside = putInPlace(part, store, clock());
        removeStoreFiles(part);
        return aside;
    } catch (...) {
        removeStoreFiles(part);
        throw;
    }
}

} // namespace genex::storage
