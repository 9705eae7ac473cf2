// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "domain/role.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

/// Values that describe a store to the layers above.
namespace genex::domain {

/// Cost of one passphrase attempt (Argon2id). Stored with every user's key, so that it can be raised later.
struct KeyCost
{
    std::uint64_t memoryBytes = std::uint64_t{64} << 20U;
    std::uint64_t passes = 3;

    bool operator==(const KeyCost&) const = default;
};

struct StoreUser
{
    std::string name;
    Role role = Role::Clinician;
    std::uint64_t failedAttempts = 0; ///< since the last correct passphrase; not sealed
};

struct AuditEntry
{
    std::uint64_t position = 0; ///< from 1
    Time time;
    std::string user; ///< empty: recovery key, or a store open to all
    Role role = Role::Clinician;
    std::string action;
    std::string detail;
    std::string caseId; ///< empty: not about a case
};

/// End of the audit log at some moment. Kept outside the store, it later proves that nothing before it was
/// replaced, not even the whole file by an older copy.
struct AuditAnchor
{
    std::uint64_t count = 0;
    std::string hash; ///< 64 hexadecimal digits

    bool operator==(const AuditAnchor&) const = default;
};

struct BackupInfo
{
    std::filesystem::path file;
    std::string storeId; ///< of the original store; empty for a copy made before an upgrade
    Time made;           ///< for such a copy, the file's time
    std::uintmax_t bytes = 0;
    bool isUpgradeCopy = false; ///< copy of a store file made before an upgrade
};

/// Exactly one is set; neither for a store that was open to all.
struct BackupSecret
{
    std::string_view passphrase; ///< of any user at that time
    std::string_view recoveryKey;
};

} // namespace genex::domain
