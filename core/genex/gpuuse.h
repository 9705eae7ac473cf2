// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace genex::method {

/// How busy the first GPU is.
struct GpuUse
{
    unsigned busyPercent = 0;
    std::uint64_t memoryBytes = 0;
    std::uint64_t totalBytes = 0;
};

/// Nothing on a machine without an NVIDIA driver.
std::optional<GpuUse> gpuUse();

} // namespace genex::method
