// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::method {

/// Where the numbers are computed. Made by resolveDevice() from what the user wants.
struct DeviceChoice
{
    std::string name = "cpu"; ///< as libtorch spells it: "cpu", "cuda:0"
    Text note;                ///< for people: the GPU's name, or why `auto` took the CPU

    bool operator==(const DeviceChoice&) const = default;
};

/// `auto`, `cpu`, `cuda` or `cuda:k`: the one place where this choice is made.
/// `auto` takes the first CUDA device, else the CPU, and never fails. Throws Failure(DeviceUnavailable) for a
/// CUDA device that cannot be had and Failure(InvalidInput) for any other word.
DeviceChoice resolveDevice(std::string_view wanted);

struct CudaDevice
{
    std::string name;
    std::uint64_t memoryBytes = 0;
};

struct CudaStatus
{
    bool available = false;
    Text reason; ///< one sentence when it is not available, else empty
    Text remedy; ///< what would help; empty when nothing would
    std::vector<CudaDevice> devices;
};

/// Looks for the driver, then loads libtorch's CUDA half, then asks it: once per process.
const CudaStatus& cudaStatus();

struct TorchInfo
{
    std::string version; ///< "2.15.0+cu132"
    std::string blas;    ///< "MKL 2024.2", or what it was built with
    int threads = 0;
};

TorchInfo torchInfo();

/// The number of threads for one operation, for the whole process. The engine decides it once, before any
/// work; nothing in this library does.
void setThreads(int threads);
/// For a thread that was started since: libtorch gives each a number of its own.
void adoptThreads();

} // namespace genex::method
