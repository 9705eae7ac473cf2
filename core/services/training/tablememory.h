// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace genex::services {

/// Available memory of this machine in bytes.
using MemoryProbe = std::function<std::uint64_t()>;

/// From the system; the largest number if unknown.
std::uint64_t availableMemory();

/// Throws Failure(OutOfMemory) with both numbers if the file's table cannot fit: the system would kill the
/// program rather than refuse the memory. A missing file is not reported here.
void requireMemoryFor(const std::filesystem::path& file, const MemoryProbe& available);

} // namespace genex::services
