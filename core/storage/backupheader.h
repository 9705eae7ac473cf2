// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keyslots.h"

#include "storage/backup.h"

#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

constexpr std::string_view kBackupMagic = "GENEXBAK1";

/// Precedes the stream of a backup and is authenticated with its first chunk.
struct BackupHeader
{
    std::string storeId;
    std::string backupId; ///< derives the stream's key, together with the data key
    std::uint64_t made = 0;
    std::string openKey;        ///< for a store open to all
    std::vector<KeySlot> slots; ///< without names: userName is an empty string for a user
};

std::string encode(const BackupHeader& header);
/// Throws Failure(Corrupt) naming the file.
BackupHeader decodeBackupHeader(std::string_view bytes, const std::filesystem::path& file);

SecretBytes streamKeyOf(const KeyRing& keys, const BackupHeader& header);

/// The data key, from any slot the secret opens. Throws Failure(PermissionDenied) if there is none.
SecretBytes dataKeyOf(const BackupHeader& header, const BackupSecret& secret);

} // namespace genex::storage
