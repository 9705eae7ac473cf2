// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genex {

/// Bytes of memory; 0 where the system does not say.
struct MemoryUse
{
    std::uint64_t resident = 0;  ///< of this process now
    std::uint64_t available = 0; ///< that processes could still take on this machine
    std::uint64_t total = 0;     ///< of this machine
};

MemoryUse memoryUse();

} // namespace genex
