// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/clock.h"
#include "common/text.h"

#include <string>

namespace genex::storage {

/// The process that has a store open for writing.
struct Holder
{
    std::string user; ///< operating system user, not a user of the store
    std::string host;
    long pid = 0;
    Time since;
};

/// "anna on ward-3 (process 4711, since 2026-01-31T13:05:00Z)".
Text describe(const Holder& holder);

} // namespace genex::storage
