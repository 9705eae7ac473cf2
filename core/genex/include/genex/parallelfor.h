// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace genex::method {

/// genex::parallelFor for tensor work: libtorch has a per-thread number of threads, which is set to the
/// engine's on each.
void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work);

} // namespace genex::method
