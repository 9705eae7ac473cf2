// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keyslots.h"

#include <chrono>

namespace genex::storage {

/// How long to wait after so many failures in a row: 1 s, 2 s, 4 s … up to 5 minutes.
std::chrono::milliseconds waitAfter(std::uint64_t failures);

/// How long a user must still wait. A clock that was set back since the failure makes it the whole wait
/// again.
std::chrono::milliseconds remainingWait(const KeySlot& slot, Time now);

/// Throws Failure(PermissionDenied) with the seconds left while the user must wait.
void requireNoWait(const KeySlot& slot, Time now);

/// Counts a wrong passphrase. Call it before anybody is told: who ends the program before that has learned
/// nothing. Not before it is tried, so that a program that is killed meanwhile does not lock its user out.
void countFailure(const Database& database, std::uint64_t slotId, Time now);
/// Lets the wait start anew from now: for a clock that was set back, which else might make it last for days.
void restartWait(const Database& database, const KeySlot& slot, Time now);
void clearAttempts(const Database& database, std::uint64_t slotId);

} // namespace genex::storage
