// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backupheader.h"

#include <filesystem>

namespace genex {
class JobControl;
}

namespace genex::storage {

/// Seals `from` into the new file `to`, in pieces that cannot be left out, repeated or exchanged.
void sealFile(const std::filesystem::path& from, const std::filesystem::path& to, const BackupHeader& header,
              const SecretBytes& streamKey, JobControl& job);

/// Reads what stands before the stream. Throws Failure naming the file when it is no backup.
BackupHeader readBackupHeader(const std::filesystem::path& file);

/// The reverse, into the new file `to`. Throws Failure(Corrupt) when a byte is not as it was sealed, or the
/// end is missing.
void unsealFile(const std::filesystem::path& from, const std::filesystem::path& to,
                const SecretBytes& streamKey, JobControl& job);

} // namespace genex::storage
