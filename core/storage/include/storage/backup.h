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

/// A backup is one file with the whole store, sealed as a stream. It reveals its size, its time and the
/// number of key slots, but no names. It opens with the passphrases and recovery key valid when it was made.

/// Writes a new file atomically and records it in the audit log. Throws Failure; InvalidInput if the path
/// exists.
void writeBackup(Session& session, const std::filesystem::path& file, JobControl& job);

/// Backups in STORE.backups, latest first. Needs neither store nor key, since a store may be damaged. Other
/// files are ignored.
std::vector<BackupInfo> listBackups(const std::filesystem::path& store);

/// Throws Failure naming the file if it is neither a backup nor a copy made before an upgrade.
BackupInfo readBackupInfo(const std::filesystem::path& file);

/// Restores a backup. It is first unsealed to a temporary file and fully verified; only then is an existing
/// file at `store`, intact or damaged, renamed. It is never deleted. Returns the new name; empty if there was
/// none. Throws Failure and leaves `store` unchanged.
std::optional<std::filesystem::path> restoreBackup(const std::filesystem::path& backup,
                                                   const std::filesystem::path& store,
                                                   const BackupSecret& secret, JobControl& job,
                                                   const Clock& clock = &std::chrono::system_clock::now);

} // namespace genex::storage
