// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "storage/holder.h"
#include "storage/session.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

class StoreFile;

struct NewStore
{
    bool openToAll = false;      ///< demonstration: no passphrase, nothing secret
    std::string administrator;   ///< name of the first user
    std::string_view passphrase; ///< as typed, normalised (NFC) and wiped by the caller
    KeyCost cost;
    Clock clock = &std::chrono::system_clock::now;
};

/// Creates a store at a path that does not exist. Returns the recovery key, to be shown once and kept on
/// paper; empty for a store open to all. Throws Failure and leaves nothing behind.
std::string createStore(const std::filesystem::path& path, const NewStore& options);

enum class Access { Write, Read };

struct OpenOptions
{
    Access access = Access::Write;
    Clock clock = &std::chrono::system_clock::now;
    std::string fileLayer;   ///< an SQLite VFS name; empty: chosen for the file system
    bool kernelLocks = true; ///< false: as on a file system without locks
};

/// The file of a store, open but locked: nothing can be read before it is unlocked. Errors are thrown as
/// Failure. Not thread-safe, including its session. Opening sets and verifies SQLite's configuration (WAL,
/// every commit synced), refuses a newer incompatible version without touching it, copies and upgrades an
/// older one, and verifies the whole file if its last writer did not exit cleanly.
class Store
{
public:
    /// With Access::Write, the store is read-only if another process is writing or the folder is not
    /// writable: see isReadOnly() and holder(). On a file system without locks, only one process can open it
    /// at all.
    static std::unique_ptr<Store> open(const std::filesystem::path& path, const OpenOptions& options = {});
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const std::filesystem::path& path() const;
    /// For demonstration: unlockOpen() needs no passphrase, and nothing in it is secret.
    bool isOpenToAll() const;
    bool isReadOnly() const;
    /// The current writer, if it is another process.
    std::optional<Holder> holder() const;
    /// Folder of the copies made before upgrades, and the default folder of backups.
    std::filesystem::path backupFolder() const;

    /// Names are not sealed, so that users can choose theirs; permissions are.
    std::vector<std::string> userNames() const;
    /// Remaining delay for this user after wrong passphrases.
    std::chrono::milliseconds waitFor(std::string_view user) const;

    /// PermissionDenied for a wrong passphrase, or during the delay. The session must not outlive the store;
    /// destroying it wipes the keys and leaves the store open and locked.
    std::unique_ptr<Session> unlock(std::string_view user, std::string_view passphrase);
    /// As an administrator without a name; for lost passphrases.
    std::unique_ptr<Session> unlockWithRecoveryKey(std::string_view text);
    /// InvalidInput unless the store is open to all.
    std::unique_ptr<Session> unlockOpen();

private:
    explicit Store(std::unique_ptr<StoreFile> file);

    std::unique_ptr<StoreFile> m_file;
};

} // namespace genex::storage
