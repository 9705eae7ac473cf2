// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/parallelfor.h"

#include "common/parallelfor.h"
#include "genex/device.h"

namespace genex::method {

void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work)
{
    genex::parallelFor(count, workers, work, &adoptThreads);
}

} // namespace genex::method
