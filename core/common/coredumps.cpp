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
    // The limit is handed on to what is started. It does not bind a system that pipes dumps into a program;
    // that a process cannot be dumped does, and it keeps debuggers out too.
    constexpr rlimit kNothing{0, 0};
    ::setrlimit(RLIMIT_CORE, &kNothing);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

} // namespace genex
