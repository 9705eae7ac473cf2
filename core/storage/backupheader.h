// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keyslots.h"

#include "storage/backup.h"

#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

constexpr std::string_view kBackupMagic = "GENEXBAK1";

/// What stands before the stream of a backup. It is bound into the stream's first piece.
struct BackupHeader
{
    std::string storeId;
    std::string backupId; ///< gives the stream's key together with the data key
    std::uint64_t made = 0;
    std::string openKey;        ///< of a store open to all
    std::vector<KeySlot> slots; ///< without names: userName is empty text for a user
};

std::string encode(const BackupHeader& header);
/// Throws Failure(Corrupt) naming the file.
BackupHeader decodeBackupHeader(std::string_view bytes, const std::filesystem::path& file);

SecretBytes streamKeyOf(const KeyRing& keys, const BackupHeader& header);

/// The data key, from whichever slot the secret opens. Throws Failure(PermissionDenied) when there is none.
SecretBytes dataKeyOf(const BackupHeader& header, const BackupSecret& secret);

} // namespace genex::storage
