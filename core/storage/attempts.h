// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keyslots.h"

#include <chrono>

namespace genex::storage {

/// Delay after consecutive failures: 1 s, 2 s, 4 s … up to 5 minutes.
std::chrono::milliseconds waitAfter(std::uint64_t failures);

/// Remaining delay. If the clock was set back since the failure, the full delay applies again.
std::chrono::milliseconds remainingWait(const KeySlot& slot, Time now);

/// Throws Failure(PermissionDenied) with the remaining seconds during the delay.
void requireNoWait(const KeySlot& slot, Time now);

/// Counts a wrong passphrase. Call it before reporting the failure, so that killing the program reveals
/// nothing; but after the attempt, so that a killed program does not lock its user out.
void countFailure(const Database& database, std::uint64_t slotId, Time now);
/// Restarts the delay now: for a clock that was set back, which could otherwise make it last for days.
void restartWait(const Database& database, const KeySlot& slot, Time now);
void clearAttempts(const Database& database, std::uint64_t slotId);

} // namespace genex::storage
