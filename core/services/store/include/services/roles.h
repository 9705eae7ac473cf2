// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/role.h"

#include <string_view>

namespace genex::services {

/// Actions on an unlocked store.
enum class Permission {
    WorkOnCases,    ///< list, search, read, change, export and import them
    UseForResearch, ///< count cases, and export them de-identified
    BackUp,
    Check, ///< verify the store and its audit log
    ReadAudit,
    ManageUsers,
    ChooseModel, ///< activate, roll back, import and remove models
};

/// The permissions of each role:
///
///                    clinician   data scientist   administrator
///   WorkOnCases         yes            –               yes
///   UseForResearch      yes           yes              yes
///   BackUp              yes            –               yes
///   Check               yes           yes              yes
///   ReadAudit            –             –               yes
///   ManageUsers          –             –               yes
///   ChooseModel          –            yes              yes
///
/// Every user may change their own passphrase. The creator of a store is its administrator, so a doctor
/// working alone may do everything. The recovery key and a store open to all count as an administrator.
bool mayDo(domain::Role role, Permission permission);

/// Throws Failure(PermissionDenied) naming the roles that may.
void requireMay(domain::Role role, Permission permission);

} // namespace genex::services
