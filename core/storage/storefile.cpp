// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefile.h"

#include "keys.h"
#include "seal.h"
#include "timecode.h"

#include "common/error.h"
#include "common/log.h"

#include <cerrno>
#include <unistd.h>

namespace genex::storage {

namespace {

void requireStoreThere(const std::filesystem::path& path)
{
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        throw Failure(ErrorCode::NotFound, Text("There is no store at %1.", path.string()),
                      "Create one, restore one from a backup, or choose another file.");
}

/// Readers leave an empty one behind.
bool hasJournal(const std::filesystem::path& path)
{
    std::error_code problem;
    const auto size = std::filesystem::file_size(withSuffix(path, "-wal"), problem);
    return !problem && size > 0;
}

Text whyReadOnly(const std::filesystem::path& path, const std::optional<Holder>& holder)
{
    return holder ? Text("%1 is being written by %2.", path.string(), describe(*holder))
                  : Text("%1 is read-only: the file or its folder is not writable.", path.string());
}

} // namespace

StoreFile::StoreFile(std::filesystem::path path, const OpenOptions& options,
                     std::span<const Migration> migrations, UpgradeCopy copy)
    : m_path(std::move(path))
    , m_clock(options.clock)
    , m_fileLayer(options.fileLayer)
    , m_upgradeCopy(copy)
{
    requireStoreThere(m_path);
    m_path = std::filesystem::canonical(m_path); // one lock per store, whatever path it is opened by
    takeLock(options);
    if (m_lock && options.access == Access::Write)
        openForWriting(migrations);
    else
        openForReading(migrations);
    readIdentity();
}

StoreFile::~StoreFile()
{
    if (!m_isWritable)
        return;
    try {
        markWriter(false);
    } catch (const Failure& failure) {
        // The next start verifies the file.
        log::warning("store.close_failed", {{"error", log::Word(nameOf(failure.error().code))}});
    }
}

void StoreFile::takeLock(const OpenOptions& options)
{
    const bool mayWrite = ::access(m_path.c_str(), W_OK) == 0;
    if (options.access == Access::Read && options.kernelLocks) {
        m_holder = WriterLock::holderOf(m_path);
        return;
    }
    if (!mayWrite)
        return;
    WriterLock::Outcome outcome = WriterLock::tryTake(m_path, now(), options.kernelLocks);
    m_lock = std::move(outcome.lock);
    m_holder = std::move(outcome.holder);
    m_alone = outcome.kind == WriterLock::Kind::File;
    if (m_alone && m_fileLayer.empty())
        m_fileLayer = kLayerWithoutLocks;
}

void StoreFile::openForWriting(std::span<const Migration> migrations)
{
    {
        // Through a read-only connection: a refused file stays unchanged.
        const Database probe(m_path, DatabaseAccess::Read, m_fileLayer);
        if (m_alone)
            probe.execute("PRAGMA locking_mode = EXCLUSIVE");
        requireKnownVersion(probe, migrations);
    }
    m_database = std::make_unique<Database>(m_path, DatabaseAccess::Write, m_fileLayer);
    applySettings();
    checkAfterBadExit();
    if (needsUpgrade(*m_database, migrations)) {
        if (m_upgradeCopy == UpgradeCopy::Make)
            copyBeforeUpgrade(migrations.back().version);
        upgrade(*m_database, migrations);
    }
    markWriter(true);
    m_isWritable = true;
}

void StoreFile::openForReading(std::span<const Migration> migrations)
{
    if (!m_alone)
        WriterLock::requireNoFileLock(m_path);
    try {
        m_database = std::make_unique<Database>(m_path, DatabaseAccess::Read, m_fileLayer);
        if (m_alone)
            m_database->execute("PRAGMA locking_mode = EXCLUSIVE");
        requireKnownVersion(*m_database, migrations);
    } catch (const Failure& failure) {
        // SQLite wants to create auxiliary files. If it cannot, and there is no journal, nobody is writing.
        const bool isForeign = failure.error().code == ErrorCode::VersionMismatch ||
                               failure.error().code == ErrorCode::InvalidInput;
        if (isForeign || hasJournal(m_path))
            throw;
        m_database = std::make_unique<Database>(m_path, DatabaseAccess::ReadAlone, m_fileLayer);
        requireKnownVersion(*m_database, migrations);
    }
    m_database->execute("PRAGMA temp_store = MEMORY");
    if (needsUpgrade(*m_database, migrations))
        throw Failure(ErrorCode::VersionMismatch, Text("%1 has an older version.", m_path.string()),
                      "Open it once for writing to upgrade it; a copy is made first.");
}

void StoreFile::applySettings() const
{
    const Database& database = *m_database;
    if (m_alone)
        database.setAndCheck("locking_mode", "EXCLUSIVE", "exclusive"); // then WAL needs no shared memory
    database.setAndCheck("journal_mode", "WAL", "wal");
    database.setAndCheck("synchronous", "FULL", "2");
    database.setAndCheck("foreign_keys", "ON", "1");
    database.setAndCheck("temp_store", "MEMORY", "2"); // no query data reach the disk
    database.setAndCheck("cell_size_check", "ON", "1");
}

void StoreFile::checkAfterBadExit() const
{
    if (m_database->ask("SELECT writer_open FROM store WHERE id = 1") == "0")
        return;
    log::warning("store.last_exit_not_clean");
    requireIntact(*m_database);
}

void StoreFile::copyBeforeUpgrade(int version) const
{
    const std::string name =
        "before-version-" + std::to_string(version) + "-" + timeText(now(), UtcForm::FileName);
    std::filesystem::create_directories(backupFolder());
    copyDatabase(*m_database, freeName(backupFolder() / name, ".store"));
}

void StoreFile::readIdentity()
{
    Statement query(*m_database, "SELECT store_id, open_key FROM store WHERE id = 1");
    if (query.step()) {
        m_openKey = query.blob(1);
        m_storeId = query.blob(0);
    }
    const bool keyFits = m_openKey.empty() || m_openKey.size() == kKeyBytes;
    if (m_storeId.size() != kStoreIdBytes || !keyFits)
        throw Failure(ErrorCode::Corrupt, Text("%1 has no store ID.", m_path.string()),
                      "Restore the store from a backup.");
}

void StoreFile::markWriter(bool open) const
{
    Statement(*m_database, "UPDATE store SET writer_open = ?1 WHERE id = 1")
        .bind(1, std::int64_t{open ? 1 : 0})
        .run();
}

void StoreFile::requireWritable() const
{
    if (!isWritable())
        throw Failure(ErrorCode::PermissionDenied, whyReadOnly(m_path, m_holder),
                      m_holder ? "Wait until it is closed there, then open it again."
                               : "Open it for writing, on a writable disk.");
    m_lock->requireHeld();
}

} // namespace genex::storage
