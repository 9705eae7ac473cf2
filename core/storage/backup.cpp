// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup.h"

#include "backupstream.h"
#include "hex.h"
#include "storefile.h"
#include "storetransactions.h"
#include "timecode.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "storage/session.h"

#include <algorithm>

namespace genex::storage {

namespace {

constexpr std::size_t kBackupIdBytes = 16;

BackupHeader headerOf(const Context& context)
{
    return {std::string(context.file.storeId()), randomBytes(kBackupIdBytes),
            millisecondsOf(context.file.now()), context.file.openKey(), readSlots(context.file.database())};
}

/// Only the records of the copy are sealed, so it is deleted as soon as the stream is written.
void sealCopy(const Context& context, const std::filesystem::path& part, const std::filesystem::path& copy,
              JobControl& job)
{
    copyDatabase(context.file.database(), copy);
    const BackupHeader header = headerOf(context);
    sealFile(copy, part, header, streamKeyOf(context.keys, header), job);
}

Time timeOfFile(const std::filesystem::path& file)
{
    const auto age = std::filesystem::file_time_type::clock::now() - std::filesystem::last_write_time(file);
    return std::chrono::system_clock::now() -
           std::chrono::duration_cast<std::chrono::system_clock::duration>(age);
}

bool isUpgradeCopy(const std::filesystem::path& file)
{
    return file.extension() == ".store";
}

} // namespace

void writeBackup(Session& session, const std::filesystem::path& file, JobControl& job)
{
    const Context& context = session.context();
    const std::filesystem::path part = withSuffix(file, ".part");
    const std::filesystem::path copy = withSuffix(file, ".copy");
    removeStoreFiles(part);
    removeStoreFiles(copy);
    if (context.file.isWritable())
        session.audit().note(
            {"store.backed_up", {}}); // before it is made, so that the backup contains it too
    try {
        sealCopy(context, part, copy, job);
        publish(part, file);
        removeStoreFiles(copy);
    } catch (...) {
        removeStoreFiles(part);
        removeStoreFiles(copy);
        throw;
    }
}

BackupInfo readBackupInfo(const std::filesystem::path& file)
{
    BackupInfo info;
    info.file = file;
    info.isUpgradeCopy = isUpgradeCopy(file);
    if (info.isUpgradeCopy) {
        schemaVersionOf(Database(file, DatabaseAccess::ReadAlone));
        info.made = timeOfFile(file);
    } else {
        const BackupHeader header = readBackupHeader(file);
        info.storeId = hexOf(header.storeId);
        info.made = timeOfMilliseconds(header.made);
    }
    info.bytes = std::filesystem::file_size(file);
    return info;
}

std::vector<BackupInfo> listBackups(const std::filesystem::path& store)
{
    std::vector<BackupInfo> backups;
    std::error_code ignored;
    const std::filesystem::path folder = withSuffix(std::filesystem::weakly_canonical(store), ".backups");
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        try {
            backups.push_back(readBackupInfo(entry.path()));
        } catch (const std::exception&) {
            continue; // not a backup
        }
    }
    std::sort(backups.begin(), backups.end(),
              [](const BackupInfo& a, const BackupInfo& b) { return a.made > b.made; });
    return backups;
}

} // namespace genex::storage
