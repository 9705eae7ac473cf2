// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "common/result.h"
#include "domain/storevalues.h"
#include "services/passphrase.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Store maintenance: backups, checks, audit log and users.
namespace genex::services {

class CaseBook;

/// Writes a backup and returns its file; default: in STORE.backups, named after the time.
Result<std::filesystem::path> backUp(CaseBook& book, const std::optional<std::filesystem::path>& file,
                                     JobControl& job);

struct Restored
{
    std::filesystem::path from;
    std::optional<std::filesystem::path> setAside; ///< new name of the previous store
};

/// Restores a backup; default: the latest in STORE.backups. Closes the book. Does not need a store that
/// opens: a passphrase valid at the time of the backup is enough.
Result<Restored> restore(CaseBook& book, const std::optional<std::filesystem::path>& file,
                         const domain::BackupSecret& secret, JobControl& job);

struct CheckReport
{
    std::uint64_t cases = 0;
    std::uint64_t auditEntries = 0;
    std::vector<domain::BackupInfo> backups; ///< latest first
};

/// Verifies the whole store. Corrupt at the first alteration; the remedy names the backup to restore.
Result<CheckReport> check(CaseBook& book, JobControl& job);

struct AuditPage
{
    std::uint64_t total = 0;
    std::vector<domain::AuditEntry> entries;
};

/// Entries from `first` on; 0: the last ones.
Result<AuditPage> auditPage(CaseBook& book, std::uint64_t first, std::size_t most);
/// Corrupt naming the first entry that was altered, removed or reordered; else the log's end.
Result<domain::AuditAnchor> verifyAudit(CaseBook& book, const std::optional<domain::AuditAnchor>& anchor,
                                        JobControl& job);

Result<std::vector<domain::StoreUser>> users(CaseBook& book);
Result<void> addUser(CaseBook& book, const std::string& name, domain::Role role,
                     const Passphrase& passphrase);
Result<void> removeUser(CaseBook& book, const std::string& name);
Result<void> changeRole(CaseBook& book, const std::string& name, domain::Role role);
/// The current user's.
Result<void> changePassphrase(CaseBook& book, const Passphrase& present, const Passphrase& next);
/// For a user who forgot theirs.
Result<void> resetPassphrase(CaseBook& book, const std::string& name, const Passphrase& next);
/// Invalidates the previous one.
Result<std::string> replaceRecoveryKey(CaseBook& book);

/// Throws Failure(InvalidInput) with the reason: for new passphrases, not for login attempts.
void requireLongEnough(const Passphrase& passphrase);

} // namespace genex::services
