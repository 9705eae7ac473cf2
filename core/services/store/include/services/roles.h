// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/role.h"

#include <string_view>

namespace genex::services {

/// What somebody may want with an unlocked store.
enum class Permission {
    WorkOnCases,    ///< list, search, read, change, export and import them
    UseForResearch, ///< count cases, and export them without anything that names a patient
    BackUp,
    Check, ///< whether the store and its audit log are whole
    ReadAudit,
    ManageUsers,
    ChooseModel, ///< activate, roll back, import and remove models
};

/// Who may do what. The one place where that is decided:
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
/// Everybody may change the own passphrase. Whoever makes a store is its administrator, so one doctor alone
/// may do everything. The recovery key and a store open to all count as an administrator.
bool mayDo(domain::Role role, Permission permission);

/// Throws Failure(PermissionDenied) that says who may.
void requireMay(domain::Role role, Permission permission);

} // namespace genex::services
