// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backupheader.h"

#include <filesystem>

namespace genex {
class JobControl;
}

namespace genex::storage {

/// Seals `from` into the new file `to`, in chunks that cannot be omitted, repeated or reordered.
void sealFile(const std::filesystem::path& from, const std::filesystem::path& to, const BackupHeader& header,
              const SecretBytes& streamKey, JobControl& job);

/// Reads the header. Throws Failure naming the file if it is not a backup.
BackupHeader readBackupHeader(const std::filesystem::path& file);

/// Unseals into the new file `to`. Throws Failure(Corrupt) if any byte was altered or the end is missing.
void unsealFile(const std::filesystem::path& from, const std::filesystem::path& to,
                const SecretBytes& streamKey, JobControl& job);

} // namespace genex::storage
