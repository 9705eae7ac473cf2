// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/storevalues.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

using domain::KeyCost;
using domain::Role;
using User = domain::StoreUser;

struct Context;

/// Who may open a store. Everybody may change his own passphrase; all else takes an administrator, and
/// PermissionDenied is thrown for others. A passphrase opens a user's key slot, which holds the data key:
/// changing one rewrites that slot and no data.
///
/// Removing a user closes the store to him. A copy of the file that he took before still opens with his
/// passphrase.
class UserAdmin
{
public:
    explicit UserAdmin(Context& context)
        : m_context(context)
    {}

    /// Names and roles as they were sealed.
    std::vector<User> all() const;

    void add(std::string_view name, Role role, std::string_view passphrase, const KeyCost& cost = {});
    /// InvalidInput for the last administrator, here and when changing a role.
    void remove(std::string_view name);
    void changeRole(std::string_view name, Role role);
    /// For a user who forgot his.
    void resetPassphrase(std::string_view name, std::string_view passphrase, const KeyCost& cost = {});
    /// One's own; the present one is asked for again, and wrong ones are slowed down as when unlocking.
    void changePassphrase(std::string_view present, std::string_view next, const KeyCost& cost = {});
    /// The one before opens nothing any more. To be shown once.
    std::string replaceRecoveryKey();

private:
    Context& m_context;
};

} // namespace genex::storage
