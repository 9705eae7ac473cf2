// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/memoryuse.h"

#include <fstream>
#include <string>
#include <unistd.h>

namespace genex {

namespace {

/// The second number of the file: resident pages.
std::uint64_t residentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::uint64_t all = 0;
    std::uint64_t pages = 0;
    file >> all >> pages;
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

MemoryUse memoryUse()
{
    constexpr std::uint64_t kKibibyte = 1024;
    MemoryUse use;
    use.resident = residentBytes();
    std::ifstream lines("/proc/meminfo");
    std::string name;
    std::uint64_t kibibytes = 0;
    for (std::string unit; lines >> name >> kibibytes && std::getline(lines, unit);) {
        if (name == "MemTotal:")
            use.total = kibibytes * kKibibyte;
        else if (name == "MemAvailable:")
            use.available = kibibytes * kKibibyte;
    }
    return use;
}

} // namespace genex
