// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex {

/// What a program that crashes leaves behind would hold keys, cases and findings. From now on this process
/// leaves nothing, and no other program of the same user can look into it; what it starts leaves nothing
/// either. Builds for developers and for sanitizers go on as they were, since both need to look.
void leaveNoCoreDumps();

/// Whether leaveNoCoreDumps() does anything in this build.
bool refusesCoreDumps();

} // namespace genex
