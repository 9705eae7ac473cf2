// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/atomicfile.h"
#include "storage/store.h"
#include "support/stores/secrets.h"
#include "support/throws.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

/// Stores for tests.
namespace genex::testing {

inline storage::NewStore newStore()
{
    storage::NewStore options;
    options.administrator = kAdministrator;
    options.passphrase = kPassphrase;
    options.cost = kCheap;
    return options;
}

/// For a TestStore that is opened and closed a thousand times: in memory where the system offers that.
inline QString quickPlace()
{
    const bool inMemory = QFileInfo(QStringLiteral("/dev/shm")).isWritable();
    return (inMemory ? QStringLiteral("/dev/shm") : QDir::tempPath()) + QStringLiteral("/genex-store-XXXXXX");
}

/// A store in a folder of its own.
struct TestStore
{
    /// Below the folder for temporary files, or where `place` says, as QTemporaryDir takes it.
    explicit TestStore(const QString& place = QDir::tempPath() + QStringLiteral("/genex-store-XXXXXX"))
        : folder(place)
        , path(std::filesystem::path(folder.path().toStdString()) / "ward.store")
        , recoveryKey(storage::createStore(path, newStore()))
    {}

    std::unique_ptr<storage::Store> open(const storage::OpenOptions& options = {}) const
    {
        return storage::Store::open(path, options);
    }

    QTemporaryDir folder;
    std::filesystem::path path;
    std::string recoveryKey;
};

/// An hour ahead: no wait is left over from wrong passphrases.
inline storage::OpenOptions later()
{
    storage::OpenOptions options;
    options.clock = [] { return std::chrono::system_clock::now() + std::chrono::hours(1); };
    return options;
}

/// A store and the administrator's session in it.
struct OpenStore
{
    explicit OpenStore(const std::filesystem::path& path, const storage::OpenOptions& options = {})
        : store(storage::Store::open(path, options))
        , session(store->unlock(kAdministrator, kPassphrase))
    {}

    storage::Session* operator->() const { return session.get(); }

    std::unique_ptr<storage::Store> store;
    std::unique_ptr<storage::Session> session;
};

using Texts = std::vector<std::string>;
inline const storage::AuditNote kNote{"test.changed", {}};

} // namespace genex::testing
