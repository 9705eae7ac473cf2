// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensorfile.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

/// The device with libtorch's name, including devices that exist only in tests.
at::Device torchDevice(const std::string& name);

/// As torch counts.
std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

// --- between host memory and a device: the only places where numbers cross
at::Tensor toDevice(std::span<const float> numbers, std::vector<std::int64_t> shape, at::Device device);
at::Tensor toDevice(std::span<const std::int64_t> numbers, std::vector<std::int64_t> shape,
                    at::Device device);
at::Tensor toDevice(std::span<const std::uint8_t> numbers, std::vector<std::int64_t> shape,
                    at::Device device);
at::Tensor toDevice(const RawTensor& raw, at::Device device);

/// The numbers of a float or int64 tensor, row-major.
std::vector<float> floatsOf(const at::Tensor& tensor);
std::vector<std::int64_t> integersOf(const at::Tensor& tensor);
RawTensor toRaw(const at::Tensor& tensor);

} // namespace genex::method
