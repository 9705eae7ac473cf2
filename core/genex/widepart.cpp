// SPDX-License-Identifier: GPL-3.0-or-later
#include "widepart.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace genex::method {

WideLayout::WideLayout(const ValueBins& valueBins, at::Device device)
    : bins(static_cast<std::int64_t>(valueBins.size()))
{
    const auto n = static_cast<std::int64_t>(valueBins.features());
    std::size_t most = 1;
    for (std::size_t f = 0; f < valueBins.features(); ++f)
        most = std::max(most, valueBins.isCategorical(f) ? 0 : valueBins.count(f) - 1);
    std::vector<std::int64_t> first;
    std::vector<float> ends(valueBins.features() * most, std::numeric_limits<float>::infinity());
    std::vector<std::int64_t> categorical;
    std::vector<std::int64_t> inputs;
    for (std::size_t f = 0; f < valueBins.features(); ++f) {
        first.push_back(static_cast<std::int64_t>(valueBins.begin(f)));
        categorical.push_back(valueBins.isCategorical(f) ? 1 : 0);
        inputs.push_back(static_cast<std::int64_t>(valueBins.firstInput(f)));
        if (!valueBins.isCategorical(f))
            std::ranges::copy(valueBins.cutsOf(f), ends.begin() + static_cast<std::ptrdiff_t>(f * most));
    }
    begins = toDevice(first, {n}, device);
    cuts = toDevice(ends, {n, static_cast<std::int64_t>(most)}, device);
    if (std::ranges::count(categorical, 1) == 0)
        return;
    isCategorical = toDevice(categorical, {n}, device);
    firstInputs = toDevice(inputs, {n}, device);
}

WideLayout WideLayout::restrictedTo(const at::Tensor& features, const at::Tensor& firsts) const
{
    WideLayout part;
    part.bins = bins;
    part.begins = begins.index_select(0, features);
    part.cuts = cuts.index_select(0, features);
    if (isCategorical.defined()) {
        part.isCategorical = isCategorical.index_select(0, features);
        part.firstInputs = firsts;
    }
    return part;
}

WideLayout WideLayout::restrictedTo(const at::Tensor& features) const
{
    return restrictedTo(features,
                        firstInputs.defined() ? firstInputs.index_select(0, features) : at::Tensor());
}

at::Tensor WideLayout::binsOf(const Values& values) const
{
    const at::Tensor places = begins + (values.amounts.unsqueeze(-1) >= cuts).sum(-1);
    if (!isCategorical.defined() || !values.hasCategories())
        return places;
    return places + (values.inputs - firstInputs).clamp_min(0) * isCategorical;
}

at::Tensor WideLayout::spread(const Values& values, const at::Tensor& mask) const
{
    return at::zeros({mask.size(0), bins}, mask.options()).scatter(1, binsOf(values), mask);
}

WidePart WidePart::from(const ClassRates& rates, at::Device device)
{
    WidePart part;
    const auto classes = static_cast<std::int64_t>(rates.classes);
    part.layout = WideLayout(rates.bins, device);
    part.weight = toDevice(rates.evidence(), {part.layout.bins, classes}, device);
    part.prior = toDevice(rates.logPriors(), {classes}, device);
    part.scale = at::zeros({1}, part.prior.options());
    return part;
}

WidePart WidePart::empty(const WideLayout& layout, std::int64_t classes, at::Device device)
{
    const at::TensorOptions options = at::TensorOptions(device).dtype(at::kFloat);
    return {layout, at::empty({layout.bins, classes}, options), at::empty({classes}, options),
            at::empty({1}, options)};
}

at::Tensor WidePart::scaledWeight() const
{
    return weight * scale.exp();
}

at::Tensor WidePart::logits(const Values& values, const at::Tensor& mask) const
{
    return at::addmm(prior, layout.spread(values, mask), weight) * scale.exp();
}

} // namespace genex::method
