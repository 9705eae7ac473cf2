// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace genex::method {

/// genex::parallelFor for work with tensors: libtorch gives every thread a number of threads of its own,
/// which is not the one that the engine has set.
void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work);

} // namespace genex::method
