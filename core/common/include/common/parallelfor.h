// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace genex {

/// Number of hardware threads; at least one.
int coreCount();

/// Calls work(0) … work(count − 1) once each on up to `workers` threads, including the caller's, starting in
/// this order. The first exception prevents further calls from starting and is rethrown once the running ones
/// have ended. `onThread`, if set, is called once on each thread before it works.
void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work,
                 const std::function<void()>& onThread = {});

} // namespace genex
