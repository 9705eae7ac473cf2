// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "domain/role.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

/// What a store tells about itself, wherever it is shown.
namespace genex::domain {

/// What one guess at a passphrase costs (Argon2id). It is kept with every user's key, so it may be raised
/// later without locking anybody out.
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
    std::uint64_t failedAttempts = 0; ///< since the last right passphrase; not sealed
};

struct AuditEntry
{
    std::uint64_t position = 0; ///< from 1 on
    Time time;
    std::string user; ///< empty: nobody by name, with the recovery key or in a store open to all
    Role role = Role::Clinician;
    std::string action;
    std::string detail;
    std::string caseId; ///< empty: about no case
};

/// The audit log's end at some moment. Written down outside the store it proves later that nothing before it
/// was exchanged, not even the whole file for an older copy.
struct AuditAnchor
{
    std::uint64_t count = 0;
    std::string hash; ///< 64 hexadecimal digits

    bool operator==(const AuditAnchor&) const = default;
};

struct BackupInfo
{
    std::filesystem::path file;
    std::string storeId; ///< of the store it was made of; empty for a copy made before an upgrade
    Time made;           ///< for such a copy, when the file was written
    std::uintmax_t bytes = 0;
    bool isUpgradeCopy = false; ///< a store file as it was before an upgrade
};

/// One of the two; nothing for a store that was open to all.
struct BackupSecret
{
    std::string_view passphrase; ///< of any user of that time
    std::string_view recoveryKey;
};

} // namespace genex::domain
