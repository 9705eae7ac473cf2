// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace genex {

/// In bytes; 0 if unknown.
struct MemoryUse
{
    std::uint64_t resident = 0;  ///< by this process
    std::uint64_t available = 0; ///< available to processes on this machine
    std::uint64_t total = 0;     ///< installed in this machine
};

MemoryUse memoryUse();

} // namespace genex
