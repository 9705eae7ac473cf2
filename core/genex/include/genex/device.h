// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::method {

/// The device used for computation, from resolveDevice().
struct DeviceChoice
{
    std::string name = "cpu"; ///< libtorch's name: "cpu", "cuda:0"
    Text note;                ///< for users: the GPU's name, or why `auto` chose the CPU

    bool operator==(const DeviceChoice&) const = default;
};

/// `auto`, `cpu`, `cuda` or `cuda:k`; the only place where this choice is made. `auto` is the first CUDA
/// device, else the CPU, and never fails. Throws Failure(DeviceUnavailable) for an unavailable CUDA device
/// and Failure(InvalidInput) for any other word.
DeviceChoice resolveDevice(std::string_view wanted);

struct CudaDevice
{
    std::string name;
    std::uint64_t memoryBytes = 0;
};

struct CudaStatus
{
    bool available = false;
    Text reason; ///< one sentence if unavailable, else empty
    Text remedy; ///< may be empty
    std::vector<CudaDevice> devices;
};

/// Looks for the driver, loads libtorch's CUDA library and queries it: once per process.
const CudaStatus& cudaStatus();

struct TorchInfo
{
    std::string version; ///< "2.15.0+cu132"
    std::string blas;    ///< "MKL 2024.2", or the one it was built with
    int threads = 0;
};

TorchInfo torchInfo();

/// Number of threads per operation for the whole process. Set once by the engine before any work, never by
/// this library.
void setThreads(int threads);
/// For threads started later: libtorch has a per-thread number.
void adoptThreads();

} // namespace genex::method
