// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace genex {

using Time = std::chrono::system_clock::time_point;
/// Source of the current time; tests inject their own.
using Clock = std::function<Time()>;

} // namespace genex
