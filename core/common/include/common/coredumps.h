// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex {

/// Disables core dumps and ptrace access for this process and its children, because a dump would contain
/// keys, cases and findings. Does nothing in developer and sanitizer builds, which need them.
void leaveNoCoreDumps();

/// Whether leaveNoCoreDumps() has an effect in this build.
bool refusesCoreDumps();

} // namespace genex
