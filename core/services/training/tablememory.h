// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace genex::services {

/// How many bytes this machine can still give.
using MemoryProbe = std::function<std::uint64_t()>;

/// What the system says; the largest number there is where it does not say.
std::uint64_t availableMemory();

/// Throws Failure(OutOfMemory) that names both numbers when the table in the file cannot fit: the system
/// would end the program rather than refuse the memory. A file that is not there is somebody else's
/// complaint.
void requireMemoryFor(const std::filesystem::path& file, const MemoryProbe& available);

} // namespace genex::services
