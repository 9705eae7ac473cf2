// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensors.h"

#include "common/error.h"

#include <ATen/ops/from_blob.h>

namespace genex::method {

namespace {

at::ScalarType scalarTypeOf(NumberType type)
{
    switch (type) {
    case NumberType::U8:
        return at::kByte;
    case NumberType::F16:
        return at::kHalf;
    case NumberType::F32:
        return at::kFloat;
    case NumberType::I64:
        return at::kLong;
    }
    throw Failure(ErrorCode::Internal, "A tensor has an unknown type of number.");
}

NumberType numberTypeOf(at::ScalarType type)
{
    switch (type) {
    case at::kByte:
        return NumberType::U8;
    case at::kHalf:
        return NumberType::F16;
    case at::kFloat:
        return NumberType::F32;
    case at::kLong:
        return NumberType::I64;
    default:
        throw Failure(ErrorCode::Internal, "A tensor has a type of number that is not stored.");
    }
}

/// An independent tensor on the device; `data` is only read.
at::Tensor copyOf(const void* data, std::span<const std::int64_t> shape, at::ScalarType type,
                  at::Device device)
{
    // from_blob takes no const pointer; nothing is written.
    void* readOnly = const_cast<void*>(data); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    const at::Tensor view =
        at::from_blob(readOnly, {shape.data(), shape.size()}, at::TensorOptions().dtype(type));
    return view.to(device, type, /*non_blocking=*/false, /*copy=*/true);
}

at::Tensor toHost(const at::Tensor& tensor, at::ScalarType type)
{
    return tensor.detach().to(at::kCPU, type).contiguous();
}

template <typename T>
std::vector<T> numbersOf(const at::Tensor& host)
{
    const T* first = host.const_data_ptr<T>();
    return {first, first + host.numel()};
}

} // namespace

at::Device torchDevice(const std::string& name)
{
    return at::Device(name);
}

at::Tensor toDevice(std::span<const float> numbers, std::vector<std::int64_t> shape, at::Device device)
{
    return copyOf(numbers.data(), shape, at::kFloat, device);
}

at::Tensor toDevice(std::span<const std::int64_t> numbers, std::vector<std::int64_t> shape, at::Device device)
{
    return copyOf(numbers.data(), shape, at::kLong, device);
}

at::Tensor toDevice(std::span<const std::uint8_t> numbers, std::vector<std::int64_t> shape, at::Device device)
{
    return copyOf(numbers.data(), shape, at::kByte, device);
}

at::Tensor toDevice(const RawTensor& raw, at::Device device)
{
    return copyOf(raw.bytes.data(), raw.shape, scalarTypeOf(raw.type), device);
}

std::vector<float> floatsOf(const at::Tensor& tensor)
{
    return numbersOf<float>(toHost(tensor, at::kFloat));
}

std::vector<std::int64_t> integersOf(const at::Tensor& tensor)
{
    return numbersOf<std::int64_t>(toHost(tensor, at::kLong));
}

RawTensor toRaw(const at::Tensor& tensor)
{
    const at::Tensor host = toHost(tensor, tensor.scalar_type());
    const auto* first = static_cast<const char*>(host.const_data_ptr());
    return {numberTypeOf(host.scalar_type()), host.sizes().vec(), std::string(first, host.nbytes())};
}

} // namespace genex::method
