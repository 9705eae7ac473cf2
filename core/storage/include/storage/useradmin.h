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

/// Users of a store. Every user may change their own passphrase; everything else requires an administrator,
/// others get PermissionDenied. A passphrase opens a user's key slot, which contains the data key: changing
/// it rewrites that slot but no data. Removing a user locks them out of the store; a copy of the file made
/// before still opens with their passphrase.
class UserAdmin
{
public:
    explicit UserAdmin(Context& context)
        : m_context(context)
    {}

    /// Names and roles as sealed.
    std::vector<User> all() const;

    void add(std::string_view name, Role role, std::string_view passphrase, const KeyCost& cost = {});
    /// InvalidInput for the last administrator, here and when changing a role.
    void remove(std::string_view name);
    void changeRole(std::string_view name, Role role);
    /// For a user who forgot theirs.
    void resetPassphrase(std::string_view name, std::string_view passphrase, const KeyCost& cost = {});
    /// The current user's; requires the present one, and wrong attempts are delayed as when unlocking.
    void changePassphrase(std::string_view present, std::string_view next, const KeyCost& cost = {});
    /// The previous one becomes invalid. To be shown once.
    std::string replaceRecoveryKey();

private:
    Context& m_context;
};

} // namespace genex::storage
