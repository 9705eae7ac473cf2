// SPDX-License-Identifier: GPL-3.0-or-later
#include "outputkinds.h"

#include "tensors.h"

#include <ATen/ops/index_select.h>

#include <algorithm>

namespace genex::method {

namespace {

at::Tensor indicator(const std::vector<float>& numbers, at::Device device)
{
    return toDevice(numbers, {static_cast<std::int64_t>(numbers.size())}, device);
}

} // namespace

OutputKinds::OutputKinds(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                         at::Device device)
{
    std::vector<float> binary;
    std::vector<float> ordinal;
    std::vector<float> zero;
    std::vector<float> steps;
    std::vector<float> low;
    std::vector<float> high;
    std::vector<std::int64_t> firsts;
    for (std::size_t f = 0; f < features.size(); ++f) {
        const data::FeatureKind kind = features[f].kind;
        begins.push_back(static_cast<std::int64_t>(encoding.layout.begin(f)));
        if (kind == data::FeatureKind::Categorical)
            categorical.push_back(static_cast<std::int64_t>(f));
        binary.push_back(kind == data::FeatureKind::Binary ? 1 : 0);
        ordinal.push_back(kind == data::FeatureKind::Ordinal ? 1 : 0);
        hasGaussian = hasGaussian || kind == data::FeatureKind::Ordinal || kind == data::FeatureKind::Numeric;
        zero.push_back(encoding.cell(f, 0).amount);
        steps.push_back(1 / encoding.scale[f]);
        low.push_back(zero.back());
        const double last = static_cast<double>(features[f].categories.size()) - 1;
        high.push_back(kind == data::FeatureKind::Ordinal ? encoding.cell(f, last).amount : zero.back());
    }
    firsts = begins;
    begins.push_back(static_cast<std::int64_t>(encoding.layout.inputs()));
    isBinary = indicator(binary, device);
    isOrdinal = indicator(ordinal, device);
    absent = indicator(zero, device);
    step = indicator(steps, device);
    lowest = indicator(low, device);
    highest = indicator(high, device);
    first = toDevice(firsts, {static_cast<std::int64_t>(firsts.size())}, device);
}

std::vector<std::int64_t> OutputKinds::inputsOf(std::span<const std::int64_t> features) const
{
    std::vector<std::int64_t> list;
    for (const std::int64_t f : features) {
        for (std::int64_t i = begins[static_cast<std::size_t>(f)];
             i < begins[static_cast<std::size_t>(f) + 1]; ++i)
            list.push_back(i);
    }
    return list;
}

OutputKinds OutputKinds::restrictedTo(std::span<const std::int64_t> features) const
{
    const at::Device device = isBinary.device();
    const auto count = static_cast<std::int64_t>(features.size());
    const at::Tensor index = toDevice(features, {count}, device);
    OutputKinds part;
    part.isBinary = isBinary.index_select(0, index);
    part.isOrdinal = isOrdinal.index_select(0, index);
    part.absent = absent.index_select(0, index);
    part.step = step.index_select(0, index);
    part.lowest = lowest.index_select(0, index);
    part.highest = highest.index_select(0, index);
    part.hasGaussian = hasGaussian;
    part.begins = {0};
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto f = static_cast<std::size_t>(features[i]);
        if (std::ranges::binary_search(categorical, features[i]))
            part.categorical.push_back(static_cast<std::int64_t>(i));
        part.begins.push_back(part.begins.back() + begins[f + 1] - begins[f]);
    }
    part.first = toDevice(std::span(part.begins).first(features.size()), {count}, device);
    return part;
}

} // namespace genex::method
