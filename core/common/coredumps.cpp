// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/coredumps.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace genex {

namespace {

#if defined(NDEBUG) && !defined(GENEX_SANITIZED)
constexpr bool kRefuses = true;
#else
constexpr bool kRefuses = false;
#endif

} // namespace

bool refusesCoreDumps()
{
    return kRefuses;
}

void leaveNoCoreDumps()
{
    if (!kRefuses)
        return;
    // The limit is inherited by children. It does not apply if the system pipes dumps into a program; making
    // the process undumpable does, and also keeps debuggers out.
    constexpr rlimit kNothing{0, 0};
    ::setrlimit(RLIMIT_CORE, &kNothing);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

} // namespace genex
