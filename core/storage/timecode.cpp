// SPDX-License-Identifier: GPL-3.0-or-later
#include "timecode.h"

#include <algorithm>

namespace genex::storage {

using std::chrono::milliseconds;

namespace {

/// The last moment a Time can hold, in 2262: later ones come from damaged files.
constexpr std::int64_t kLatest = std::chrono::duration_cast<milliseconds>(Time::duration::max()).count();

} // namespace

std::uint64_t millisecondsOf(Time time)
{
    const auto count = std::chrono::duration_cast<milliseconds>(time.time_since_epoch()).count();
    return static_cast<std::uint64_t>(std::max<std::int64_t>(count, 0));
}

Time timeOfMilliseconds(std::uint64_t count)
{
    const std::uint64_t bounded = std::min(count, static_cast<std::uint64_t>(kLatest));
    return Time(milliseconds(static_cast<std::int64_t>(bounded)));
}

std::string timeText(Time time, UtcForm form)
{
    return utcTimeText(static_cast<std::int64_t>(millisecondsOf(time)), form);
}

} // namespace genex::storage
