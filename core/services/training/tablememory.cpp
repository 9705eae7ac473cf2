// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablememory.h"

#include "common/error.h"
#include "common/memoryuse.h"

#include <array>
#include <cstdio>
#include <limits>
#include <string>

namespace genex::services {

namespace {

/// A table of findings, "0,1,", takes one byte per two of its file, and four more as numbers for training:
/// two and a half times the file, plus the blocks being read.
constexpr std::uint64_t kTimesFile = 3;
/// Typical gzip ratio of such a table.
constexpr std::uint64_t kTimesPacked = 8;

std::string gigabytes(std::uint64_t bytes)
{
    std::array<char, 32> text{};
    const int length =
        std::snprintf(text.data(), text.size(), "%.1f GB", static_cast<double>(bytes) / 1'000'000'000.0);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::uint64_t times(std::uint64_t bytes, std::uint64_t factor)
{
    constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
    return bytes > kMost / factor ? kMost : bytes * factor;
}

} // namespace

std::uint64_t availableMemory()
{
    const std::uint64_t bytes = memoryUse().available;
    return bytes > 0 ? bytes : std::numeric_limits<std::uint64_t>::max();
}

void requireMemoryFor(const std::filesystem::path& file, const MemoryProbe& available)
{
    std::error_code problem;
    const std::uint64_t size = std::filesystem::file_size(file, problem);
    if (problem)
        return;
    const std::uint64_t needed =
        times(size, file.extension() == ".gz" ? kTimesFile * kTimesPacked : kTimesFile);
    const std::uint64_t there = available();
    if (needed > there)
        throw Failure(ErrorCode::OutOfMemory,
                      Text("%1 has %2 and would need about %3 of memory; %4 is free.",
                           file.filename().string(), gigabytes(size), gigabytes(needed), gigabytes(there)),
                      "Close other programs, use a machine with more memory, or use part of the table.");
}

} // namespace genex::services
