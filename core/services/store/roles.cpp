// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/roles.h"

#include "common/error.h"

#include <array>
#include <string>

namespace genex::services {

namespace {

using domain::Role;

struct Rule
{
    Permission permission;
    const char* wish;
    bool clinician;
    bool dataScientist;
};

/// An administrator may do everything.
constexpr std::array kRules{
    Rule{Permission::WorkOnCases, "work on cases", true, false},
    Rule{Permission::UseForResearch, "count cases and export them de-identified", true, true},
    Rule{Permission::BackUp, "make a backup", true, false},
    Rule{Permission::Check, "check the store", true, true},
    Rule{Permission::ReadAudit, "read the audit log", false, false},
    Rule{Permission::ManageUsers, "manage users", false, false},
    Rule{Permission::ChooseModel, "choose the active model", false, true},
};

const Rule& ruleOf(Permission permission)
{
    return kRules.at(static_cast<std::size_t>(permission));
}

Text wordsFor(Role role)
{
    return role == Role::Clinician ? Text("a clinician") : Text("a data scientist");
}

} // namespace

bool mayDo(Role role, Permission permission)
{
    switch (role) {
    case Role::Clinician:
        return ruleOf(permission).clinician;
    case Role::DataScientist:
        return ruleOf(permission).dataScientist;
    case Role::Administrator:
        return true;
    }
    return false; // invalid number from a damaged file
}

void requireMay(Role role, Permission permission)
{
    if (mayDo(role, permission))
        return;
    const Rule& rule = ruleOf(permission);
    const bool isForClinicians = rule.clinician;
    throw Failure(ErrorCode::PermissionDenied,
                  Text("As %1 you are not allowed to %2.", wordsFor(role), rule.wish),
                  isForClinicians      ? "Ask a clinician or an administrator of this store."
                  : rule.dataScientist ? "Ask a data scientist or an administrator of this store."
                                       : "Ask an administrator of this store.");
}

} // namespace genex::services
