// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyslots.h"

#include "bytecodec.h"
#include "database.h"
#include "storefile.h"

#include "common/error.h"

#include <sodium.h>

#include <algorithm>

namespace genex::storage {

namespace {

constexpr std::size_t kShortestPassphrase = 8;
constexpr std::size_t kLongestPassphrase = 1024;
constexpr std::size_t kLongestName = 64;
constexpr const char* kColumns = "SELECT id, user_name, salt, memory_bytes, passes, sealed_key, change, "
                                 "sealed_identity, failures, failed_at FROM slots ";

KeySlot slotOf(const Statement& query)
{
    KeySlot slot;
    slot.id = query.number(0);
    if (!query.isNull(1))
        slot.userName = query.text(1);
    slot.salt = query.blob(2);
    slot.cost = {query.number(3), query.number(4)};
    slot.sealedKey = query.blob(5);
    slot.change = query.number(6);
    slot.sealedIdentity = query.blob(7);
    slot.failures = query.number(8);
    slot.failedAt = query.number(9);
    return slot;
}

Place placeOfKey(std::string_view storeId, const KeySlot& slot)
{
    return {"slot keys", storeId, slot.salt, slot.id};
}

Place placeOfIdentity(const Context& context, const KeySlot& slot)
{
    return {"slots", context.file.storeId(), {}, slot.change};
}

void wrap(KeySlot& slot, const Context& context, const SecretBytes& wrapping)
{
    slot.sealedKey =
        seal(wrapping.key(), context.keys.dataKey().view(), placeOfKey(context.file.storeId(), slot));
}

std::optional<SecretBytes> unwrap(const KeySlot& slot, std::string_view storeId, const SecretBytes& wrapping)
{
    const Place place = placeOfKey(storeId, slot);
    if (!opens(wrapping.key(), slot.sealedKey, place))
        return std::nullopt;
    std::string plain = unseal(wrapping.key(), slot.sealedKey, place, "key slot");
    SecretBytes dataKey = SecretBytes::copyOf(plain);
    sodium_memzero(plain.data(), plain.size());
    if (dataKey.size() != kKeyBytes)
        throw Failure(ErrorCode::Corrupt, "A key slot holds no key.", "Restore the store from a backup.");
    return dataKey;
}

Hash hashOfWrapping(const KeySlot& slot)
{
    ByteWriter writer;
    writer.number(slot.id).byte(slot.userName ? 1 : 0).bytes(slot.userName.value_or("")).bytes(slot.salt);
    writer.number(slot.cost.memoryBytes).number(slot.cost.passes).bytes(slot.sealedKey);
    return plainHash(writer.written());
}

void bindSlot(Statement& statement, const KeySlot& slot)
{
    statement.bind(1, slot.id);
    if (slot.userName)
        statement.bindText(2, *slot.userName);
    else
        statement.bindNull(2);
    statement.bindBlob(3, slot.salt).bind(4, slot.cost.memoryBytes).bind(5, slot.cost.passes);
    statement.bindBlob(6, slot.sealedKey).bind(7, slot.change).bindBlob(8, slot.sealedIdentity);
}

} // namespace

std::vector<KeySlot> readSlots(const Database& database)
{
    Statement query(database, std::string(kColumns) + "NOT INDEXED ORDER BY id");
    std::vector<KeySlot> slots;
    while (query.step())
        slots.push_back(slotOf(query));
    return slots;
}

KeySlot slotOfUser(const Database& database, std::string_view userName)
{
    for (KeySlot& slot : readSlots(database)) {
        if (slot.userName == userName)
            return std::move(slot);
    }
    throw Failure(ErrorCode::NotFound,
                  Text("The store %1 has no user %2.", database.file().string(), userName),
                  "Choose one of its users, or ask an administrator to add you.");
}

void wrapWithPassphrase(KeySlot& slot, const Context& context, std::string_view passphrase,
                        const KeyCost& cost)
{
    slot.salt = randomBytes(kSaltBytes);
    slot.cost = cost;
    wrap(slot, context, keyFromPassphrase(passphrase, slot.salt, cost));
}

void wrapWithRecoveryKey(KeySlot& slot, const Context& context, std::string_view recoveryBytes)
{
    slot.salt = randomBytes(kSaltBytes);
    slot.cost = {0, 0};
    wrap(slot, context, keyFromRecoveryBytes(recoveryBytes, slot.salt));
}

std::optional<SecretBytes> unwrapWithPassphrase(const KeySlot& slot, std::string_view storeId,
                                                std::string_view passphrase)
{
    return unwrap(slot, storeId, keyFromPassphrase(passphrase, slot.salt, slot.cost));
}

std::optional<SecretBytes> unwrapWithRecoveryKey(const KeySlot& slot, std::string_view storeId,
                                                 std::string_view recoveryBytes)
{
    return unwrap(slot, storeId, keyFromRecoveryBytes(recoveryBytes, slot.salt));
}

void sealIdentity(KeySlot& slot, const Context& context, Role role, std::uint64_t change)
{
    slot.change = change;
    ByteWriter writer;
    writer.byte(static_cast<std::uint8_t>(role)).raw(viewOf(hashOfWrapping(slot)));
    slot.sealedIdentity =
        seal(context.keys.key(KeyUse::Slots), writer.written(), placeOfIdentity(context, slot));
}

Identity openIdentity(const KeySlot& slot, const Context& context)
{
    const Text what = Text("key slot %1", slot.id);
    const std::string plain =
        unseal(context.keys.key(KeyUse::Slots), slot.sealedIdentity, placeOfIdentity(context, slot), what);
    ByteReader reader(plain, what);
    const auto role = static_cast<Role>(reader.byte());
    if (reader.rest() != viewOf(hashOfWrapping(slot)))
        throw Failure(ErrorCode::Corrupt, Text("The store's %1 was altered.", what),
                      "Restore the store from a backup.");
    return {slot.userName.value_or(""), role};
}

Hash hashOfSlot(const KeySlot& slot, const Context& context)
{
    return rowHash(context.keys, placeOfIdentity(context, slot), slot.sealedIdentity);
}

void verifySlots(const Context& context, const Head& head)
{
    Tally found;
    for (const KeySlot& slot : readSlots(context.file.database())) {
        openIdentity(slot, context);
        found.add(hashOfSlot(slot, context));
    }
    requireSame(found, head.slots, "key slots");
}

void insertSlot(const Database& database, const KeySlot& slot)
{
    Statement statement(database, "INSERT INTO slots (id, user_name, salt, memory_bytes, passes, sealed_key, "
                                  "change, sealed_identity) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    bindSlot(statement, slot);
    statement.run();
}

void updateSlot(const Database& database, const KeySlot& slot)
{
    Statement statement(database,
                        "UPDATE slots SET user_name = ?2, salt = ?3, memory_bytes = ?4, passes = ?5, "
                        "sealed_key = ?6, change = ?7, sealed_identity = ?8 WHERE id = ?1");
    bindSlot(statement, slot);
    statement.run();
}

void deleteSlot(const Database& database, std::uint64_t id)
{
    Statement(database, "DELETE FROM slots WHERE id = ?1").bind(1, id).run();
}

void requireUsablePassphrase(std::string_view passphrase)
{
    if (passphrase.size() < kShortestPassphrase || passphrase.size() > kLongestPassphrase)
        throw Failure(ErrorCode::InvalidInput,
                      Text("A passphrase has %1 to %2 characters.", kShortestPassphrase, kLongestPassphrase),
                      "Use a few words that only you would combine.");
}

void requireUsableName(std::string_view name)
{
    const auto isControl = [](char letter) {
        return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
    };
    if (name.empty() || name.size() > kLongestName || std::any_of(name.begin(), name.end(), isControl))
        throw Failure(
            ErrorCode::InvalidInput,
            Text("A user's name has between 1 and %1 bytes and no control characters.", kLongestName),
            "Choose another name.");
}

} // namespace genex::storage
