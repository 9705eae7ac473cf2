// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"

#include "common/clock.h"
#include "storage/useradmin.h"

#include <string>

namespace genex::storage {

class StoreFile;

/// The current user.
struct Identity
{
    std::string name; ///< empty: recovery key, or a store open to all
    Role role = Role::Administrator;
};

/// What every part of an unlocked store needs: the file, the keys and the user.
struct Context
{
    StoreFile& file;
    KeyRing keys;
    Identity user;
};

} // namespace genex::storage
