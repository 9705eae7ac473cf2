// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace genex {

using Time = std::chrono::system_clock::time_point;
/// What tells the time; tests pass one that they set.
using Clock = std::function<Time()>;

} // namespace genex
