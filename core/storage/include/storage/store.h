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
    bool openToAll = false;      ///< a demonstration: no passphrase, nothing secret
    std::string administrator;   ///< the first user's name
    std::string_view passphrase; ///< as the user typed it, normalised (NFC) and wiped by the caller
    KeyCost cost;
    Clock clock = &std::chrono::system_clock::now;
};

/// Makes a store at a path where nothing stands. Returns the recovery key, to be shown once and kept on
/// paper; empty for a store open to all. Throws Failure; then nothing is there.
std::string createStore(const std::filesystem::path& path, const NewStore& options);

enum class Access { Write, Read };

struct OpenOptions
{
    Access access = Access::Write;
    Clock clock = &std::chrono::system_clock::now;
    std::string fileLayer;   ///< one of SQLite's VFS names; empty: as the file system needs it
    bool kernelLocks = true; ///< false: as on a file system without them
};

/// The file of a store, open and still locked: nothing in it can be read before somebody unlocks it.
/// Everything is thrown as Failure. One thread at a time, its session included.
///
/// Opening sets and checks what SQLite is told (WAL, every commit synced), refuses a file of a newer,
/// incompatible version without touching it, copies and upgrades an older one, and looks through the whole
/// file when its last writer did not end properly.
class Store
{
public:
    /// With Access::Write and another process writing, or a folder that cannot be written, the store is
    /// read-only: ask isReadOnly() and holder(). On a file system without locks only one process can have it
    /// open at all.
    static std::unique_ptr<Store> open(const std::filesystem::path& path, const OpenOptions& options = {});
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const std::filesystem::path& path() const;
    /// A store for demonstration: unlockOpen() takes no passphrase, and nothing in it is secret.
    bool isOpenToAll() const;
    bool isReadOnly() const;
    /// Who writes instead of us.
    std::optional<Holder> holder() const;
    /// Where the copies made before an upgrade stand, and backups that were not put elsewhere.
    std::filesystem::path backupFolder() const;

    /// The names stand unsealed in the file, so that one can be chosen; what they may do does not.
    std::vector<std::string> userNames() const;
    /// How long this user has to wait after wrong passphrases before another is looked at.
    std::chrono::milliseconds waitFor(std::string_view user) const;

    /// PermissionDenied for a wrong passphrase, or while the user must wait. The session must not outlive the
    /// store; destroying it wipes the keys and leaves the store locked and open.
    std::unique_ptr<Session> unlock(std::string_view user, std::string_view passphrase);
    /// As an administrator without a name; for when passphrases are lost.
    std::unique_ptr<Session> unlockWithRecoveryKey(std::string_view text);
    /// InvalidInput for a store that is not open to all.
    std::unique_ptr<Session> unlockOpen();

private:
    explicit Store(std::unique_ptr<StoreFile> file);

    std::unique_ptr<StoreFile> m_file;
};

} // namespace genex::storage
