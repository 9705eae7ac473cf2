// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace genex {

/// How many threads this machine runs at once; at least one.
int coreCount();

/// Calls work(0) … work(count − 1), each once, on up to `workers` threads, the caller's among them. They
/// begin in this order. The first failure stops what has not begun, and is thrown when the rest has ended.
/// `onThread`, if any, is called once on each of the threads before they work.
void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work,
                 const std::function<void()>& onThread = {});

} // namespace genex
