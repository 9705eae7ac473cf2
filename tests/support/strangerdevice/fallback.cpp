// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"
#include "generator.h"
#include "memory.h"
#include "registration.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/core/enum_tag.h>
#include <ATen/native/CPUFallback.h>

#include <string_view>
#include <unordered_map>

/// Every other operation: check that all tensors are where a GPU would want them, run the CPU's kernel on
/// copies, and bring the results back to the device. libtorch's own fallback does the copying; alone it would
/// accept any mixture.
namespace genex::stranger {

namespace {

using Operator = c10::OperatorHandle;
using Stack = torch::jit::Stack;

/// "aten::add_" and "aten::add" are both "add".
std::string_view baseName(const Operator& op)
{
    std::string_view name = op.schema().name();
    name.remove_prefix(std::min(name.size(), name.find("::") + 2));
    if (name.ends_with('_'))
        name.remove_suffix(1);
    return name;
}

/// The operations to which CUDA lets a 0-dim CPU tensor in, and the argument that it may be; empty: any but
/// the output.
const std::unordered_map<std::string_view, std::string_view>& hostScalarArguments()
{
    static const std::unordered_map<std::string_view, std::string_view> arguments{
        {"add", ""},
        {"sub", ""},
        {"rsub", ""},
        {"mul", ""},
        {"div", ""},
        {"floor_divide", ""},
        {"remainder", ""},
        {"fmod", ""},
        {"pow", ""},
        {"maximum", ""},
        {"minimum", ""},
        {"fmax", ""},
        {"fmin", ""},
        {"atan2", ""},
        {"hypot", ""},
        {"copysign", ""},
        {"xlogy", ""},
        {"logaddexp", ""},
        {"eq", ""},
        {"ne", ""},
        {"lt", ""},
        {"le", ""},
        {"gt", ""},
        {"ge", ""},
        {"logical_and", ""},
        {"logical_or", ""},
        {"logical_xor", ""},
        {"bitwise_and", ""},
        {"bitwise_or", ""},
        {"bitwise_xor", ""},
        {"where", ""},
        {"fill", "value"},
        {"masked_fill", "value"},
        {"index_fill", "value"},
        {"index_put", "values"},
        {"_index_put_impl", "values"},
    };
    return arguments;
}

bool mayBeHostScalar(const Operator& op, const std::string& argument)
{
    const auto found = hostScalarArguments().find(baseName(op));
    return found != hostScalarArguments().end() && (found->second.empty() || found->second == argument);
}

bool mayStayOnHost(const Operator& op, const c10::Argument& argument, const at::Tensor& tensor)
{
    const bool written = argument.alias_info() != nullptr && argument.alias_info()->isWrite();
    if (written || !tensor.device().is_cpu())
        return false;
    if (baseName(op) == "index" && argument.name() == "indices")
        return true;
    return tensor.dim() == 0 && mayBeHostScalar(op, argument.name());
}

void checkTensor(const Operator& op, const c10::Argument& argument, const at::Tensor& tensor)
{
    if (!tensor.defined() || tensor.device() == kDevice || mayStayOnHost(op, argument, tensor))
        return;
    TORCH_CHECK(false, "Expected all tensors to be on the same device, but found at least two devices, ",
                kDevice, " and ", tensor.device(), ": argument '", argument.name(), "' of ",
                op.schema().name(), " is on ", tensor.device());
}

void checkArgument(const Operator& op, const c10::Argument& argument, const c10::IValue& value)
{
    if (value.isTensor()) {
        checkTensor(op, argument, value.toTensor());
    } else if (value.isTensorList()) {
        for (const at::Tensor& tensor : value.toTensorVector())
            checkTensor(op, argument, tensor);
    } else if (value.isOptionalTensorList()) {
        for (const auto& tensor : value.toOptionalTensorVector())
            checkTensor(op, argument, tensor.value_or(at::Tensor()));
    }
}

void checkDevices(const Operator& op, const Stack& stack)
{
    const auto& arguments = op.schema().arguments();
    const auto values = torch::jit::last(stack, arguments.size());
    for (std::size_t i = 0; i < arguments.size(); ++i)
        checkArgument(op, arguments[i], values[i]);
}

void countOperation(const Operator& op)
{
    count(Event::FallbackOp);
    if (op.hasTag(at::Tag::data_dependent_output))
        count(Event::ScalarRead);
    if (op.hasTag(at::Tag::dynamic_output_shape))
        count(Event::DataDependentShape);
}

/// Puts the CPU generator behind the device's, or behind the one passed, in the operation's generator
/// argument. \return false if the operation has none
bool passHostGenerator(const Operator& op, Stack& stack)
{
    const auto& arguments = op.schema().arguments();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].name() != "generator")
            continue;
        c10::IValue& value = stack[stack.size() - arguments.size() + i];
        value = hostGenerator(value.isGenerator() ? value.toGenerator() : defaultGenerator());
        return true;
    }
    return false;
}

/// native_dropout and a few others take no generator and draw from the CPU's global one: for as long as this
/// lives, that one goes on where the device's stopped.
class LentState
{
public:
    LentState()
        : m_saved(m_global.get_state())
    {
        m_global.set_state(m_device.get_state());
    }
    ~LentState()
    {
        m_device.set_state(m_global.get_state());
        m_global.set_state(m_saved);
    }
    LentState(const LentState&) = delete;
    LentState& operator=(const LentState&) = delete;

private:
    at::Generator m_global = at::detail::getDefaultCPUGenerator();
    at::Generator m_device = hostGenerator(defaultGenerator());
    at::Tensor m_saved;
};

/// libtorch's fallback leaves a result on the CPU when the first argument was a CPU scalar.
void moveResults(const Operator& op, Stack& stack)
{
    const std::size_t results = op.schema().returns().size();
    for (std::size_t i = stack.size() - results; i < stack.size(); ++i) {
        if (stack[i].isTensor() && stack[i].toTensor().defined())
            stack[i] = stack[i].toTensor().to(kDevice);
    }
}

void runOnHost(const Operator& op, Stack* stack)
{
    checkDevices(op, *stack);
    countOperation(op);
    const Uncounted uncounted;
    std::optional<LentState> lent;
    if (!passHostGenerator(op, *stack) && op.hasTag(at::Tag::nondeterministic_seeded))
        lent.emplace();
    at::native::cpu_fallback(op, stack, /*error_on_views=*/true);
    moveResults(op, *stack);
}

} // namespace

void registerFallback()
{
    static torch::Library everything = MAKE_TORCH_LIBRARY_IMPL(_, PrivateUse1);
    everything.fallback(torch::CppFunction::makeFromBoxedFunction<&runOnHost>());
    // These have a composite form that rounds differently from the CPU's kernel.
    static torch::Library norms = MAKE_TORCH_LIBRARY_IMPL(aten, PrivateUse1);
    norms.impl("native_layer_norm", torch::CppFunction::makeFromBoxedFunction<&runOnHost>());
    norms.impl("native_group_norm", torch::CppFunction::makeFromBoxedFunction<&runOnHost>());
}

} // namespace genex::stranger
