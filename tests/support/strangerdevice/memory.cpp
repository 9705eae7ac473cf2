// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory.h"

#include "registration.h"

#include <ATen/ops/from_blob.h>
#include <c10/core/CPUAllocator.h>

#include <algorithm>
#include <cstring>

namespace genex::stranger {

namespace {

/// User space ends below bit 47, so a pointer with the upper half flipped points into the kernel's part of
/// the address space: following it faults at once, and flipping it again gives the host's pointer back.
constexpr std::uintptr_t kUpperHalf = 0xffff800000000000;

void* flipped(const void* pointer)
{
    if (pointer == nullptr)
        return nullptr;
    return reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(pointer) ^ kUpperHalf);
}

class DeviceAllocator final : public c10::Allocator
{
public:
    c10::DataPtr allocate(std::size_t bytes) override
    {
        void* host = c10::GetCPUAllocator()->raw_allocate(bytes);
        return {flipped(host), host, c10::GetCPUAllocator()->raw_deleter(), kDevice};
    }

    void copy_data(void* target, const void* source, std::size_t bytes) const override
    {
        std::memcpy(flipped(target), flipped(source), bytes);
    }
};

} // namespace

c10::Allocator* deviceAllocator()
{
    static DeviceAllocator allocator;
    return &allocator;
}

void resizeStorage(const c10::Storage& storage, std::size_t bytes)
{
    auto fresh = deviceAllocator()->allocate(bytes);
    const std::size_t kept = std::min(bytes, storage.nbytes());
    if (kept > 0)
        deviceAllocator()->copy_data(fresh.get(), storage.data(), kept);
    storage.set_data_ptr_noswap(std::move(fresh));
    storage.set_nbytes(bytes);
}

at::Tensor hostAlias(const at::Tensor& tensor)
{
    return at::from_blob(flipped(tensor.const_data_ptr()), tensor.sizes(), tensor.strides(),
                         tensor.options().device(c10::kCPU));
}

void registerAllocator()
{
    c10::SetAllocator(c10::DeviceType::PrivateUse1, deviceAllocator());
}

} // namespace genex::stranger
