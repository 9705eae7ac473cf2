// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace genex::method {

/// Utilisation of the first GPU.
struct GpuUse
{
    unsigned busyPercent = 0;
    std::uint64_t memoryBytes = 0;
    std::uint64_t totalBytes = 0;
};

/// Empty without an NVIDIA driver.
std::optional<GpuUse> gpuUse();

} // namespace genex::method
