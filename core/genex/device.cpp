// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/device.h"

#include "common/error.h"

#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <torch/cuda.h>
#include <torch/headeronly/version.h>

#include <charconv>
#include <dlfcn.h>
#include <optional>

namespace genex::method {

namespace {

/// The CUDA driver's list of devices: libtorch's is in its CUDA library, which we only load.
class Driver
{
public:
    explicit Driver(void* library)
        : m_library(library)
    {}

    std::vector<CudaDevice> devices() const
    {
        const auto init = function<int(unsigned)>("cuInit");
        const auto count = function<int(int*)>("cuDeviceGetCount");
        int found = 0;
        if (!init || !count || init(0) != 0 || count(&found) != 0)
            return {};
        std::vector<CudaDevice> list;
        for (int i = 0; i < found; ++i)
            list.push_back(describe(i));
        return list;
    }

private:
    template <typename Signature>
    Signature* function(const char* name) const
    {
        return reinterpret_cast<Signature*>(::dlsym(m_library, name));
    }

    CudaDevice describe(int index) const
    {
        const auto get = function<int(int*, int)>("cuDeviceGet");
        const auto name = function<int(char*, int, int)>("cuDeviceGetName");
        const auto memory = function<int(std::size_t*, int)>("cuDeviceTotalMem_v2");
        CudaDevice device{"CUDA device " + std::to_string(index), 0};
        int handle = 0;
        char text[256] = {};
        std::size_t bytes = 0;
        if (!get || get(&handle, index) != 0)
            return device;
        if (name && name(text, static_cast<int>(sizeof text) - 1, handle) == 0)
            device.name = text;
        if (memory && memory(&bytes, handle) == 0)
            device.memoryBytes = bytes;
        return device;
    }

    void* m_library;
};

CudaStatus lookForCuda()
{
    void* driver = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!driver)
        return {false, "There is no NVIDIA driver on this machine.", "", {}};
    // libtorch caches whether it has CUDA on first use: this must come before.
    if (!::dlopen("libtorch_cuda.so", RTLD_NOW | RTLD_GLOBAL))
        return {false,
                "The NVIDIA driver is present, but the CUDA libraries are not installed.",
                "./run --gpu adds them.",
                {}};
    if (!torch::cuda::is_available())
        return {false, "The NVIDIA driver finds no usable GPU.", "Check the output of nvidia-smi.", {}};
    CudaStatus status{true, "", "", Driver(driver).devices()};
    status.devices.resize(static_cast<std::size_t>(torch::cuda::device_count()));
    return status;
}

/// The k of "cuda:k", 0 for "cuda", empty for any other word.
std::optional<std::size_t> cudaIndex(std::string_view wanted)
{
    if (wanted == "cuda")
        return 0;
    if (!wanted.starts_with("cuda:"))
        return std::nullopt;
    wanted.remove_prefix(5);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), index);
    if (error != std::errc{} || end != wanted.data() + wanted.size())
        return std::nullopt;
    return index;
}

DeviceChoice cudaDevice(std::size_t index)
{
    const CudaStatus& status = cudaStatus();
    if (!status.available)
        throw Failure(ErrorCode::DeviceUnavailable, Text("CUDA cannot be used. %1", status.reason),
                      status.remedy.empty() ? "Choose the device auto or cpu." : status.remedy);
    if (index >= status.devices.size())
        throw Failure(ErrorCode::DeviceUnavailable,
                      Text("There is no cuda:%1: this machine has %2 CUDA device(s), counted from 0.", index,
                           status.devices.size()),
                      "Choose another one, or auto.");
    return {"cuda:" + std::to_string(index), status.devices[index].name};
}

/// "Intel(R) oneAPI Math Kernel Library Version 2024.2-Product Build …" → "MKL 2024.2"
std::string blasFrom(const std::string& config)
{
    const std::string_view kMkl = "Math Kernel Library Version ";
    const std::size_t at = config.find(kMkl);
    if (at == std::string::npos)
        return config.find("OpenBLAS") != std::string::npos ? "OpenBLAS" : "unknown";
    const std::size_t begin = at + kMkl.size();
    return "MKL " + config.substr(begin, config.find_first_not_of("0123456789.", begin) - begin);
}

} // namespace

const CudaStatus& cudaStatus()
{
    static const CudaStatus status = lookForCuda();
    return status;
}

DeviceChoice resolveDevice(std::string_view wanted)
{
    if (wanted == "cpu")
        return {"cpu", ""};
    if (wanted == "auto") {
        const CudaStatus& status = cudaStatus();
        return status.available ? cudaDevice(0) : DeviceChoice{"cpu", status.reason};
    }
    if (const auto index = cudaIndex(wanted))
        return cudaDevice(*index);
    throw Failure(ErrorCode::InvalidInput, Text("Unknown device: \"%1\".", wanted),
                  "It must be auto, cpu, cuda or cuda:k.");
}

TorchInfo torchInfo()
{
    cudaStatus(); // the configuration includes CUDA
    return {TORCH_VERSION, blasFrom(at::show_config()), at::get_num_threads()};
}

void setThreads(int threads)
{
    if (threads < 1)
        throw Failure(ErrorCode::InvalidInput, Text("The number of threads is %1.", threads),
                      "It must be at least 1.");
    at::set_num_threads(threads);
}

void adoptThreads()
{
    at::init_num_threads();
}

} // namespace genex::method
