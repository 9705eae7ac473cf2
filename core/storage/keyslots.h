// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "context.h"
#include "head.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

class Database;

/// A wrapped copy of the data key, opened by a user's passphrase or the recovery key. It includes an
/// identity, sealed with a key derived from the data key: name, role and hash of the wrapping. So an
/// administrator can change a role without knowing the passphrase, and nobody without the data key can.
/// Failures are counted outside the seal, since a failed attempt has no key.
struct KeySlot
{
    std::uint64_t id = 0;
    std::optional<std::string> userName; ///< empty: the recovery key
    std::string salt;
    KeyCost cost;
    std::string sealedKey;
    std::uint64_t change = 0;
    std::string sealedIdentity;
    std::uint64_t failures = 0;
    std::uint64_t failedAt = 0; ///< milliseconds since 1970
};

std::vector<KeySlot> readSlots(const Database& database);
/// Throws Failure(NotFound) naming the user.
KeySlot slotOfUser(const Database& database, std::string_view userName);

/// Wraps the data key with a passphrase or the recovery key, with a new salt.
void wrapWithPassphrase(KeySlot& slot, const Context& context, std::string_view passphrase,
                        const KeyCost& cost);
void wrapWithRecoveryKey(KeySlot& slot, const Context& context, std::string_view recoveryBytes);
/// Empty for a wrong passphrase.
std::optional<SecretBytes> unwrapWithPassphrase(const KeySlot& slot, std::string_view storeId,
                                                std::string_view passphrase);
std::optional<SecretBytes> unwrapWithRecoveryKey(const KeySlot& slot, std::string_view storeId,
                                                 std::string_view recoveryBytes);

/// Seals the role and the slot's current wrapping for this change.
void sealIdentity(KeySlot& slot, const Context& context, Role role, std::uint64_t change);
/// Throws Failure(Corrupt) if name, role or wrapping were altered.
Identity openIdentity(const KeySlot& slot, const Context& context);

Hash hashOfSlot(const KeySlot& slot, const Context& context);
/// Throws Failure(Corrupt) if a slot was added, removed, altered or reverted.
void verifySlots(const Context& context, const Head& head);

void insertSlot(const Database& database, const KeySlot& slot);
void updateSlot(const Database& database, const KeySlot& slot);
void deleteSlot(const Database& database, std::uint64_t id);

/// Throws Failure(InvalidInput) for a passphrase that is too short, or a name that cannot be displayed.
void requireUsablePassphrase(std::string_view passphrase);
void requireUsableName(std::string_view name);

} // namespace genex::storage
