// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/Allocator.h>
#include <c10/core/Device.h>

namespace genex::stranger {

inline const c10::Device kDevice{c10::DeviceType::PrivateUse1, 0};

/// Memory of the device: the host's, behind pointers that the host cannot follow.
c10::Allocator* deviceAllocator();

/// Gives the storage room for so many bytes and keeps what it held, as far as that fits.
void resizeStorage(const c10::Storage& storage, std::size_t bytes);

/// A CPU tensor over the same memory as the tensor of the device; valid only while that one lives.
at::Tensor hostAlias(const at::Tensor& tensor);

} // namespace genex::stranger
