// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"
#include "memory.h"
#include "registration.h"

#include <ATen/EmptyTensor.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

/// The operations that cannot go through the CPU's kernels: what makes memory, what copies between the
/// devices, and what looks at the same memory in another way.
namespace genex::stranger {

namespace {

constexpr c10::DispatchKeySet kKeys{c10::DispatchKey::PrivateUse1};

void checkIndex(std::optional<c10::Device> device)
{
    TORCH_CHECK(!device || device->index() <= 0, "There is no device ", *device);
}

at::Tensor empty(at::IntArrayRef size, std::optional<at::ScalarType> type, std::optional<at::Layout>,
                 std::optional<at::Device> device, std::optional<bool>,
                 std::optional<at::MemoryFormat> format)
{
    checkIndex(device);
    return at::detail::empty_generic(size, deviceAllocator(), kKeys, c10::dtype_or_default(type), format);
}

at::Tensor emptyStrided(at::IntArrayRef size, at::IntArrayRef stride, std::optional<at::ScalarType> type,
                        std::optional<at::Layout>, std::optional<at::Device> device, std::optional<bool>)
{
    checkIndex(device);
    return at::detail::empty_strided_generic(size, stride, deviceAllocator(), kKeys,
                                             c10::dtype_or_default(type));
}

at::Tensor onHost(const at::Tensor& tensor)
{
    return tensor.device() == kDevice ? hostAlias(tensor) : tensor;
}

void countCopy(const at::Tensor& source, const at::Tensor& target)
{
    if (source.device() == target.device())
        return;
    count(target.device() == kDevice ? Event::CopyToDevice : Event::CopyToHost);
}

at::Tensor copyFrom(const at::Tensor& source, const at::Tensor& target, bool)
{
    countCopy(source, target);
    onHost(target).copy_(onHost(source));
    return target;
}

/// Strided as given, or contiguous; the storage grows when it is too small and never shrinks.
void reshapeInPlace(const at::Tensor& self, at::IntArrayRef size, at::OptionalIntArrayRef stride)
{
    auto* impl = self.unsafeGetTensorImpl();
    if (stride)
        impl->set_sizes_and_strides(size, *stride);
    else
        impl->set_sizes_contiguous(size);
    const auto bytes = at::detail::computeStorageNbytes(self.sizes(), self.strides(), self.itemsize(),
                                                        static_cast<std::size_t>(self.storage_offset()));
    if (self.numel() > 0 && bytes > self.storage().nbytes())
        resizeStorage(self.storage(), bytes);
}

const at::Tensor& resizeInPlace(const at::Tensor& self, at::IntArrayRef size,
                                std::optional<at::MemoryFormat> format)
{
    reshapeInPlace(self, size, std::nullopt);
    if (format)
        self.unsafeGetTensorImpl()->empty_tensor_restride(*format);
    return self;
}

at::Tensor copyFromAndResize(const at::Tensor& source, const at::Tensor& target)
{
    if (source.sizes() != target.sizes())
        resizeInPlace(target, source.sizes(), std::nullopt);
    return copyFrom(source, target, false);
}

at::Tensor& setStorage(at::Tensor& self, at::Storage source, std::int64_t offset, at::IntArrayRef size,
                       at::IntArrayRef stride)
{
    TORCH_CHECK(source.device() == kDevice, "A tensor on ", kDevice, " cannot use a storage on ",
                source.device());
    self.unsafeGetTensorImpl()->set_storage_keep_dtype(std::move(source));
    self.unsafeGetTensorImpl()->set_storage_offset(offset);
    reshapeInPlace(self, size, stride.data() == nullptr ? at::OptionalIntArrayRef() : stride);
    return self;
}

/// Asked by Module::to() with a tensor of each device: dense tensors may take each other's place, as on a
/// GPU.
bool hasCompatibleShallowCopyType(const at::Tensor& self, const at::Tensor& from)
{
    return self.layout() == at::kStrided && from.layout() == at::kStrided;
}

} // namespace

void registerOps()
{
    static torch::Library library = MAKE_TORCH_LIBRARY_IMPL(aten, PrivateUse1);
    library.impl("empty.memory_format", &empty);
    library.impl("empty_strided", &emptyStrided);
    library.impl("_copy_from", &copyFrom);
    library.impl("_copy_from_and_resize", &copyFromAndResize);
    library.impl("resize_", &resizeInPlace);
    library.impl("as_strided", &at::native::as_strided_tensorimpl);
    library.impl("view", &at::native::view);
    library.impl("_reshape_alias", &at::native::_reshape_alias);
    library.impl("unfold", &at::native::unfold);
    library.impl("set_.source_Storage_storage_offset", &setStorage);
    library.impl("_has_compatible_shallow_copy_type", &hasCompatibleShallowCopyType);
}

} // namespace genex::stranger
