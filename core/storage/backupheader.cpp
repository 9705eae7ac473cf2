// SPDX-License-Identifier: GPL-3.0-or-later
#include "backupheader.h"

#include "bytecodec.h"
#include "recoverykey.h"

#include "common/error.h"

#include <algorithm>

namespace genex::storage {

namespace {

constexpr std::size_t kBackupIdBytes = 16;
constexpr std::uint64_t kMostSlots = 10'000;

void write(ByteWriter& writer, const KeySlot& slot)
{
    writer.number(slot.id).byte(slot.userName ? 1 : 0).bytes(slot.salt);
    writer.number(slot.cost.memoryBytes).number(slot.cost.passes).bytes(slot.sealedKey);
}

KeySlot readSlot(ByteReader& reader)
{
    KeySlot slot;
    slot.id = reader.number();
    if (reader.byte() == 1)
        slot.userName = "";
    slot.salt = reader.bytes();
    slot.cost.memoryBytes = reader.number();
    slot.cost.passes = reader.number();
    slot.sealedKey = reader.bytes();
    return slot;
}

std::optional<SecretBytes> tryPassphrase(const BackupHeader& header, std::string_view passphrase)
{
    for (const KeySlot& slot : header.slots) {
        if (!slot.userName)
            continue;
        if (auto key = unwrapWithPassphrase(slot, header.storeId, passphrase))
            return key;
    }
    return std::nullopt;
}

std::optional<SecretBytes> tryRecoveryKey(const BackupHeader& header, std::string_view text)
{
    const RecoveryKey recovery = RecoveryKey::fromText(text);
    for (const KeySlot& slot : header.slots) {
        if (slot.userName)
            continue;
        if (auto key = unwrapWithRecoveryKey(slot, header.storeId, recovery.bytes()))
            return key;
    }
    return std::nullopt;
}

} // namespace

std::string encode(const BackupHeader& header)
{
    ByteWriter writer;
    writer.raw(header.storeId).raw(header.backupId).number(header.made).bytes(header.openKey);
    writer.number(header.slots.size());
    for (const KeySlot& slot : header.slots)
        write(writer, slot);
    return writer.take();
}

BackupHeader decodeBackupHeader(std::string_view bytes, const std::filesystem::path& file)
{
    ByteReader reader(bytes, Text("backup %1", file.string()));
    BackupHeader header;
    header.storeId = reader.raw(kStoreIdBytes);
    header.backupId = reader.raw(kBackupIdBytes);
    header.made = reader.number();
    header.openKey = reader.bytes();
    const std::uint64_t count = reader.number();
    for (std::uint64_t i = 0; i < std::min(count, kMostSlots); ++i)
        header.slots.push_back(readSlot(reader));
    reader.end();
    return header;
}

SecretBytes streamKeyOf(const KeyRing& keys, const BackupHeader& header)
{
    const Hash hash = keyedHash(keys.key(KeyUse::Backups), header.backupId);
    return SecretBytes::copyOf(viewOf(hash));
}

SecretBytes dataKeyOf(const BackupHeader& header, const BackupSecret& secret)
{
    if (header.openKey.size() == kKeyBytes)
        return SecretBytes::copyOf(header.openKey);
    auto key = secret.recoveryKey.empty() ? tryPassphrase(header, secret.passphrase)
                                          : tryRecoveryKey(header, secret.recoveryKey);
    if (!key)
        throw Failure(ErrorCode::PermissionDenied, "Neither passphrase nor recovery key opens this backup.",
                      "Use one that was valid when the backup was made.");
    return std::move(*key);
}

} // namespace genex::storage
