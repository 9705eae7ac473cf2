// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/log.h"
#include "services/casebook.h"
#include "services/storecare.h"
#include "services/storeguard.h"
#include "storage/store.h"

#include <pwd.h>
#include <unistd.h>

namespace genex::services {

namespace {

void logUnlocked(const storage::Session& session)
{
    log::info("store.unlocked",
              {{"role", log::Word(nameOf(session.role()))}, {"read_only", session.isReadOnly()}});
}

} // namespace

bool CaseBook::storeExists() const
{
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::symlink_status(m_file, ignored));
}

Result<std::string> CaseBook::create(const std::string& administrator, const Passphrase& passphrase)
{
    return attempt([&] {
        requireLongEnough(passphrase);
        storage::NewStore store;
        store.administrator = administrator;
        store.passphrase = passphrase.view();
        store.cost = m_options.keyCost;
        store.clock = m_options.clock;
        return storage::createStore(m_file, store);
    });
}

Result<void> CaseBook::createOpenToAll()
{
    return attempt([&] {
        storage::NewStore store;
        store.openToAll = true;
        store.clock = m_options.clock;
        storage::createStore(m_file, store);
    });
}

Result<void> CaseBook::open()
{
    close();
    return guardStore(m_file, [&] {
        storage::OpenOptions options;
        options.clock = m_options.clock;
        m_store = storage::Store::open(m_file, options);
    });
}

void CaseBook::close()
{
    lock();
    m_store.reset();
}

bool CaseBook::isOpenToAll() const
{
    return m_store && m_store->isOpenToAll();
}

std::vector<std::string> CaseBook::userNames() const
{
    return m_store ? m_store->userNames() : std::vector<std::string>();
}

Text CaseBook::readOnlyReason() const
{
    if (!m_store || !m_store->isReadOnly())
        return {};
    const auto holder = m_store->holder();
    return holder ? Text("The store is read-only for now: it is being written by %1.", describe(*holder))
                  : Text("The store is read-only: its file or folder is not writable.");
}

Result<void> CaseBook::unlock(std::string_view user, const Passphrase& passphrase)
{
    lock();
    return guardStore(m_file, [&] {
        m_session = store().unlock(user, passphrase.view());
        logUnlocked(*m_session);
    });
}

Result<void> CaseBook::unlockWithRecoveryKey(std::string_view key)
{
    lock();
    return guardStore(m_file, [&] {
        m_session = store().unlockWithRecoveryKey(key);
        logUnlocked(*m_session);
    });
}

Result<void> CaseBook::unlockOpen()
{
    lock();
    return guardStore(m_file, [&] {
        m_session = store().unlockOpen();
        logUnlocked(*m_session);
    });
}

void CaseBook::lock()
{
    m_index.reset();
    m_indexedChange = 0;
    m_session.reset();
}

std::string CaseBook::who() const
{
    if (!m_session)
        return {};
    if (!m_session->user().empty())
        return m_session->user();
    return isOpenToAll() ? "everybody" : "recovery key";
}

bool CaseBook::isUnlockedByUser() const
{
    return m_session && !m_session->user().empty();
}

bool CaseBook::may(Permission permission) const
{
    return m_session && mayDo(m_session->role(), permission);
}

std::string loginName()
{
    const passwd* entry = ::getpwuid(::getuid());
    return entry && entry->pw_name && *entry->pw_name ? entry->pw_name : "user";
}

} // namespace genex::services
