// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// A file layer of SQLite that fails on cue: the n-th call of one kind, once or from then on. It stands on
/// the usual one, and does not wait for the disk, since no power cut is played here.
namespace genex::testing::faultvfs {

constexpr const char* kName = "genex-fault";

enum class Call { Read, Write, DiskFull, Sync, Truncate, Open, Delete, SharedMemory };

struct Fault
{
    Call call = Call::Read;
    std::uint64_t at = 0; ///< counts from 1; 0: never
    bool forEver = false;
};

/// Makes the layer known to SQLite, once.
void install();
/// Starts counting from 0.
void arm(const Fault& fault);
void disarm();
/// Whether the armed fault was met.
bool hasStruck();

} // namespace genex::testing::faultvfs
