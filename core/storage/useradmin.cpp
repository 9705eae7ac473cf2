// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/useradmin.h"

#include "attempts.h"
#include "keyslots.h"
#include "recoverykey.h"
#include "storefile.h"
#include "storetransactions.h"

#include "common/error.h"

#include <algorithm>

namespace genex::storage {

namespace {

void requireAdministrator(const Context& context)
{
    if (!context.file.openKey().empty())
        throw Failure(ErrorCode::InvalidInput, "A store without a passphrase has no users.",
                      "Create a store with a passphrase.");
    if (context.user.role != Role::Administrator)
        throw Failure(ErrorCode::PermissionDenied, "Only an administrator manages users.",
                      "Ask an administrator of this store.");
}

/// Replaces a slot by one with another role, wrapping or both, and updates the head.
void replaceSlot(const Context& context, WriteTransaction& change, const KeySlot& before, KeySlot after,
                 Role role)
{
    change.head().slots.remove(hashOfSlot(before, context));
    sealIdentity(after, context, role, change.number());
    updateSlot(context.file.database(), after);
    change.head().slots.add(hashOfSlot(after, context));
}

void requireOtherAdministrator(const Context& context, std::string_view name)
{
    const auto slots = readSlots(context.file.database());
    const bool found = std::any_of(slots.begin(), slots.end(), [&](const KeySlot& slot) {
        return slot.userName && slot.userName != name &&
               openIdentity(slot, context).role == Role::Administrator;
    });
    if (!found)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is the store's last administrator.", name),
                      "Make someone else an administrator first.");
}

KeySlot recoverySlot(const Database& database)
{
    for (KeySlot& slot : readSlots(database)) {
        if (!slot.userName)
            return std::move(slot);
    }
    throw Failure(ErrorCode::Corrupt, "The store has no slot for a recovery key.",
                  "Restore the store from a backup.");
}

void setPassphrase(const Context& context, const KeySlot& slot, std::string_view passphrase,
                   const KeyCost& cost, const std::string& action)
{
    requireUsablePassphrase(passphrase);
    WriteTransaction change(context);
    KeySlot next = slot;
    wrapWithPassphrase(next, context, passphrase, cost);
    replaceSlot(context, change, slot, next, openIdentity(slot, context).role);
    clearAttempts(context.file.database(), slot.id);
    change.commit({action, *slot.userName});
}

} // namespace

std::vector<User> UserAdmin::all() const
{
    const ReadTransaction view(m_context);
    verifySlots(m_context, view.head());
    std::vector<User> users;
    for (const KeySlot& slot : readSlots(m_context.file.database())) {
        if (slot.userName)
            users.push_back({*slot.userName, openIdentity(slot, m_context).role, slot.failures});
    }
    return users;
}

void UserAdmin::add(std::string_view name, Role role, std::string_view passphrase, const KeyCost& cost)
{
    requireAdministrator(m_context);
    requireUsableName(name);
    requireUsablePassphrase(passphrase);
    WriteTransaction change(m_context);
    for (const KeySlot& slot : readSlots(m_context.file.database())) {
        if (slot.userName == name)
            throw Failure(ErrorCode::InvalidInput, Text("User %1 already exists.", name),
                          "Choose another name.");
    }
    KeySlot slot;
    slot.id = change.number() + 2; // the first two exist from the start
    slot.userName = name;
    wrapWithPassphrase(slot, m_context, passphrase, cost);
    sealIdentity(slot, m_context, role, change.number());
    insertSlot(m_context.file.database(), slot);
    change.head().slots.add(hashOfSlot(slot, m_context));
    change.commit({"user.added", std::string(name) + ", " + std::string(nameOf(role))});
}

void UserAdmin::remove(std::string_view name)
{
    requireAdministrator(m_context);
    WriteTransaction change(m_context);
    const KeySlot slot = slotOfUser(m_context.file.database(), name);
    requireOtherAdministrator(m_context, name);
    change.head().slots.remove(hashOfSlot(slot, m_context));
    deleteSlot(m_context.file.database(), slot.id);
    change.commit({"user.removed", std::string(name)});
}

void UserAdmin::changeRole(std::string_view name, Role role)
{
    requireAdministrator(m_context);
    WriteTransaction change(m_context);
    const KeySlot slot = slotOfUser(m_context.file.database(), name);
    if (role != Role::Administrator)
        requireOtherAdministrator(m_context, name);
    replaceSlot(m_context, change, slot, slot, role);
    change.commit({"user.role_changed", std::string(name) + ", " + std::string(nameOf(role))});
    if (name == m_context.user.name)
        m_context.user.role = role;
}

void UserAdmin::resetPassphrase(std::string_view name, std::string_view passphrase, const KeyCost& cost)
{
    requireAdministrator(m_context);
    setPassphrase(m_context, slotOfUser(m_context.file.database(), name), passphrase, cost,
                  "user.passphrase_reset");
}

void UserAdmin::changePassphrase(std::string_view present, std::string_view next, const KeyCost& cost)
{
    const KeySlot slot = slotOfUser(m_context.file.database(), m_context.user.name);
    requireNoWait(slot, m_context.file.now());
    if (!unwrapWithPassphrase(slot, m_context.file.storeId(), present)) {
        if (m_context.file.isWritable())
            countFailure(m_context.file.database(), slot.id, m_context.file.now());
        throw Failure(ErrorCode::PermissionDenied, "The current passphrase is wrong.", "Type it again.");
    }
    setPassphrase(m_context, slot, next, cost, "user.passphrase_changed");
}

std::string UserAdmin::replaceRecoveryKey()
{
    requireAdministrator(m_context);
    const RecoveryKey key = RecoveryKey::random();
    WriteTransaction change(m_context);
    const KeySlot slot = recoverySlot(m_context.file.database());
    KeySlot next = slot;
    wrapWithRecoveryKey(next, m_context, key.bytes());
    replaceSlot(m_context, change, slot, next, Role::Administrator);
    change.commit({"store.recovery_key_replaced", {}});
    return key.text();
}

} // namespace genex::storage
