// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// A device for tests that behaves to tensor code as a GPU does, on a machine without one.
///
/// Its tensors live in host memory under the device type PrivateUse1. They may not be mixed with CPU tensors,
/// their pointers fault when the host follows them, and every operation runs the CPU's kernel, so results are
/// equal to the CPU's bit for bit. What it cannot show: branches on is_cuda(), hazards of asynchronous
/// execution, CUDA's own rounding. Keep it out of a process that uses CUDA.
namespace genex::stranger {

inline constexpr const char* kDeviceName = "privateuseone:0";

/// What tensor code asked of the device since the last reset, counted over all threads.
struct Counters
{
    std::int64_t copiesToDevice = 0; ///< host tensors copied to the device
    std::int64_t copiesToHost = 0;   ///< device tensors copied to the host
    std::int64_t scalarReads = 0;    ///< item(), equal() and whatever else answers with a value of the host
    std::int64_t dataDependentShapes =
        0;                        ///< nonzero(), masked_select(), x[mask]: the host waits for the size
    std::int64_t waits = 0;       ///< synchronize() of a stream, an event or the device
    std::int64_t fallbackOps = 0; ///< operations that ran the CPU's kernel

    /// How often a GPU would have made the host wait for its results.
    std::int64_t synchronisations() const { return copiesToHost + scalarReads + dataDependentShapes + waits; }
    bool operator==(const Counters&) const = default;
};

/// Makes the device known to libtorch. A second call does nothing.
void registerStrangerDevice();

Counters counters();
void resetCounters();

} // namespace genex::stranger
