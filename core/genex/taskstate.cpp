// SPDX-License-Identifier: GPL-3.0-or-later
#include "taskstate.h"

#include "tensors.h"

#include "common/error.h"

#include <ATen/core/grad_mode.h>

#include <charconv>

namespace genex::method {

void StateWriter::number(const std::string& name, std::int64_t value)
{
    m_file.metadata[name] = std::to_string(value);
}

void StateWriter::integers(const std::string& name, const std::vector<std::int64_t>& values)
{
    m_file.tensors[name] = RawTensor::from<std::int64_t>(values, {static_cast<std::int64_t>(values.size())});
}

void StateWriter::parameters(const std::string& prefix, const NamedParameters& parameters)
{
    for (const NamedParameter& parameter : parameters)
        m_file.tensors[prefix + parameter.name] = toRaw(*parameter.tensor);
}

void StateWriter::adam(const std::string& prefix, const Adam& adam)
{
    number(prefix + "steps", adam.steps);
    for (std::size_t i = 0; i < adam.mean.size(); ++i) {
        m_file.tensors[prefix + "mean." + std::to_string(i)] = toRaw(adam.mean[i]);
        m_file.tensors[prefix + "square." + std::to_string(i)] = toRaw(adam.square[i]);
    }
}

std::int64_t StateReader::number(const std::string& name) const
{
    const std::string& text = m_file.text(name, m_fileName);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: \"%2\" is not a number.", m_fileName, name));
    return value;
}

std::vector<std::int64_t> StateReader::integers(const std::string& name) const
{
    const auto found = m_file.tensors.find(name);
    const std::vector<std::int64_t> shape =
        found == m_file.tensors.end() ? std::vector<std::int64_t>{} : found->second.shape;
    return m_file.get(name, NumberType::I64, shape, m_fileName).to<std::int64_t>();
}

void StateReader::tensor(const std::string& name, at::Tensor& into) const
{
    const at::NoGradGuard noGradient;
    const std::vector<std::int64_t> shape = into.sizes().vec();
    into.copy_(toDevice(m_file.get(name, NumberType::F32, shape, m_fileName), into.device()));
}

void StateReader::parameters(const std::string& prefix, const NamedParameters& parameters) const
{
    for (const NamedParameter& parameter : parameters)
        tensor(prefix + parameter.name, *parameter.tensor);
}

void StateReader::adam(const std::string& prefix, Adam& adam) const
{
    adam.steps = number(prefix + "steps");
    for (std::size_t i = 0; i < adam.mean.size(); ++i) {
        tensor(prefix + "mean." + std::to_string(i), adam.mean[i]);
        tensor(prefix + "square." + std::to_string(i), adam.square[i]);
    }
}

} // namespace genex::method
