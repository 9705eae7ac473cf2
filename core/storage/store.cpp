// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store.h"

#include "attempts.h"
#include "storefile.h"
#include "unlocking.h"

namespace genex::storage {

std::unique_ptr<Store> Store::open(const std::filesystem::path& path, const OpenOptions& options)
{
    return std::unique_ptr<Store>(new Store(std::make_unique<StoreFile>(path, options)));
}

Store::Store(std::unique_ptr<StoreFile> file)
    : m_file(std::move(file))
{}

Store::~Store() = default;

const std::filesystem::path& Store::path() const
{
    return m_file->path();
}

bool Store::isOpenToAll() const
{
    return !m_file->openKey().empty();
}

bool Store::isReadOnly() const
{
    return !m_file->isWritable();
}

std::optional<Holder> Store::holder() const
{
    return m_file->holder();
}

std::filesystem::path Store::backupFolder() const
{
    return m_file->backupFolder();
}

std::vector<std::string> Store::userNames() const
{
    std::vector<std::string> names;
    for (const KeySlot& slot : readSlots(m_file->database())) {
        if (slot.userName)
            names.push_back(*slot.userName);
    }
    return names;
}

std::chrono::milliseconds Store::waitFor(std::string_view user) const
{
    return remainingWait(slotOfUser(m_file->database(), user), m_file->now());
}

std::unique_ptr<Session> Store::unlock(std::string_view user, std::string_view passphrase)
{
    return std::make_unique<Session>(unlockWithPassphrase(*m_file, user, passphrase));
}

std::unique_ptr<Session> Store::unlockWithRecoveryKey(std::string_view text)
{
    return std::make_unique<Session>(storage::unlockWithRecoveryKey(*m_file, text));
}

std::unique_ptr<Session> Store::unlockOpen()
{
    return std::make_unique<Session>(unlockOpenStore(*m_file));
}

} // namespace genex::storage
