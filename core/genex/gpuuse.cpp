// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpuuse.h"

#include <dlfcn.h>

namespace genex::method {

namespace {

/// NVML, which comes with the driver: nothing to link or install.
class Nvml
{
public:
    Nvml()
        : m_library(::dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL))
    {
        const auto init = function<int()>("nvmlInit_v2");
        const auto handle = function<int(unsigned, void**)>("nvmlDeviceGetHandleByIndex_v2");
        if (!init || !handle || init() != 0 || handle(0, &m_device) != 0)
            m_device = nullptr;
    }

    std::optional<contract::GpuStatus> use() const
    {
        const auto rates = function<int(void*, Rates*)>("nvmlDeviceGetUtilizationRates");
        const auto memory = function<int(void*, Memory*)>("nvmlDeviceGetMemoryInfo");
        Rates busy;
        Memory bytes;
        if (!m_device || !rates || !memory || rates(m_device, &busy) != 0 || memory(m_device, &bytes) != 0)
            return std::nullopt;
        return contract::GpuStatus{busy.gpu, bytes.used, bytes.total};
    }

private:
    // As in nvml.h.
    struct Rates
    {
        unsigned gpu = 0;
        unsigned memory = 0;
    };
    struct Memory
    {
        unsigned long long total = 0;
        unsigned long long free = 0;
        unsigned long long used = 0;
    };

    template <typename Signature>
    Signature* function(const char* name) const
    {
        return m_library ? reinterpret_cast<Signature*>(::dlsym(m_library, name)) : nullptr;
    }

    void* m_library;
    void* m_device = nullptr;
};

} // namespace

std::optional<contract::GpuStatus> gpuUse()
{
    static const Nvml nvml;
    return nvml.use();
}

} // namespace genex::method
