// SPDX-License-Identifier: GPL-3.0-or-later
#include "attempts.h"

#include "database.h"
#include "timecode.h"

#include "common/error.h"

#include <algorithm>

namespace genex::storage {

using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr seconds kLongestWait{300};
constexpr std::uint64_t kMostDoublings = 10; // beyond the longest delay

void writeAttempts(const Database& database, std::uint64_t slotId, std::uint64_t failures, std::uint64_t at)
{
    Statement(database, "UPDATE slots SET failures = ?2, failed_at = ?3 WHERE id = ?1")
        .bind(1, slotId)
        .bind(2, failures)
        .bind(3, at)
        .run();
}

} // namespace

milliseconds waitAfter(std::uint64_t failures)
{
    if (failures == 0)
        return milliseconds(0);
    const std::uint64_t doublings = std::min(failures - 1, kMostDoublings);
    return std::min<milliseconds>(seconds(std::int64_t{1} << doublings), kLongestWait);
}

milliseconds remainingWait(const KeySlot& slot, Time now)
{
    const milliseconds wait = waitAfter(slot.failures);
    const std::uint64_t current = millisecondsOf(now);
    if (current < slot.failedAt)
        return wait;
    const std::uint64_t passed = current - slot.failedAt;
    return passed >= static_cast<std::uint64_t>(wait.count())
               ? milliseconds(0)
               : wait - milliseconds(static_cast<std::int64_t>(passed));
}

void countFailure(const Database& database, std::uint64_t slotId, Time now)
{
    // Counted in the file, since others may try meanwhile; a damaged counter must not overflow.
    Statement(database,
              "UPDATE slots SET failures = min(failures, 1000000) + 1, failed_at = ?2 WHERE id = ?1")
        .bind(1, slotId)
        .bind(2, millisecondsOf(now))
        .run();
}

void clearAttempts(const Database& database, std::uint64_t slotId)
{
    writeAttempts(database, slotId, 0, 0);
}

void restartWait(const Database& database, const KeySlot& slot, Time now)
{
    writeAttempts(database, slot.id, slot.failures, millisecondsOf(now));
}

void requireNoWait(const KeySlot& slot, Time now)
{
    const milliseconds wait = remainingWait(slot, now);
    if (wait.count() == 0)
        return;
    const auto left = (wait.count() + 999) / 1000;
    throw Failure(ErrorCode::PermissionDenied,
                  Text("After %1 wrong passphrases for %2, the store makes you wait.", slot.failures,
                       slot.userName.value_or("this user")),
                  Text("Try again in %1 s.", left));
}

} // namespace genex::storage
