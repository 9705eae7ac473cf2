// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/storevalues.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex {
class JobControl;
}

namespace genex::storage {

using domain::BackupInfo;
using domain::BackupSecret;

class Session;

/// A backup is one file with the whole store in it, sealed as a stream: it shows its size, its time and how
/// many ways there are to open it, and no name. It opens with the passphrases and the recovery key of the
/// time it was made.

/// Writes a new file, all or nothing, and notes it in the audit log. Throws Failure; InvalidInput when
/// something stands there already.
void writeBackup(Session& session, const std::filesystem::path& file, JobControl& job);

/// What stands in STORE.backups, the latest first. Needs no store and no key: a damaged store has neither.
/// Files that are no backup are left out.
std::vector<BackupInfo> listBackups(const std::filesystem::path& store);

/// Throws Failure naming the file when it is neither a backup nor a copy made before an upgrade.
BackupInfo readBackupInfo(const std::filesystem::path& file);

/// Puts the store of a backup in place. It is first unsealed beside it and looked through, every record of
/// it; only then what stands at `store`, whole or damaged, gets another name, and is never deleted. Returns
/// that name; empty when nothing stood there. Throws Failure; then `store` is as it was.
std::optional<std::filesystem::path> restoreBackup(const std::filesystem::path& backup,
                                                   const std::filesystem::path& store,
                                                   const BackupSecret& secret, JobControl& job,
                                                   const Clock& clock = &std::chrono::system_clock::now);

} // namespace genex::storage
