// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"
#include "migrations.h"
#include "writerlock.h"

#include "storage/store.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace genex::storage {

/// Whether to make a copy before an older store is upgraded; not for one just restored from a backup.
enum class UpgradeCopy { Make, None };

/// The open file of a Store: connection, writer lock, clock; no keys. While it is open, the process must not
/// open and close the file except through SQLite: by POSIX semantics, that would drop SQLite's locks.
class StoreFile
{
public:
    StoreFile(std::filesystem::path path, const OpenOptions& options,
              std::span<const Migration> migrations = allMigrations(), UpgradeCopy copy = UpgradeCopy::Make);
    ~StoreFile();
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    const Database& database() const { return *m_database; }
    /// 16 bytes.
    std::string_view storeId() const { return m_storeId; }
    /// Data key of a store open to all; empty: it has passphrases.
    const std::string& openKey() const { return m_openKey; }
    Time now() const { return m_clock(); }

    bool isWritable() const { return m_isWritable; }
    const std::optional<Holder>& holder() const { return m_holder; }
    /// Throws Failure(PermissionDenied) naming the writer.
    void requireWritable() const;

    std::filesystem::path backupFolder() const { return withSuffix(m_path, ".backups"); }

private:
    void takeLock(const OpenOptions& options);
    void openForWriting(std::span<const Migration> migrations);
    void openForReading(std::span<const Migration> migrations);
    void applySettings() const;
    void checkAfterBadExit() const;
    void copyBeforeUpgrade(int version) const;
    void readIdentity();
    void markWriter(bool open) const;

    std::filesystem::path m_path;
    Clock m_clock;
    std::string m_fileLayer;
    UpgradeCopy m_upgradeCopy;
    bool m_isWritable = false;
    bool m_alone = false; ///< on a file system without locks
    std::unique_ptr<WriterLock> m_lock;
    std::optional<Holder> m_holder;
    std::unique_ptr<Database> m_database;
    std::string m_storeId;
    std::string m_openKey;
};

/// SQLite's file layer without locks: used with our own lock where the file system has none.
constexpr const char* kLayerWithoutLocks = "unix-none";

/// Copies the current database page by page to a new file.
void copyDatabase(const Database& from, const std::filesystem::path& to);

/// Throws Failure(Corrupt) with SQLite's first error.
void requireIntact(const Database& database);

} // namespace genex::storage
