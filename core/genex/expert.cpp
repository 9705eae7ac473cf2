// SPDX-License-Identifier: GPL-3.0-or-later
#include "expert.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Reduction.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/cross_entropy_loss.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/relu.h>

#include <cmath>
#include <numeric>

namespace genex::method {

namespace {

/// The counts are a good start, so they are trained slowly; the network learns the rest.
constexpr double kWideRate = 0.05;

std::vector<std::int64_t> withLast(std::vector<std::int64_t> shape, std::int64_t last)
{
    shape.push_back(last);
    return shape;
}

struct TailShape
{
    std::int64_t in = 0;
    std::int64_t out = 0;
    bool startsWithRelu = true;
};

std::vector<TailShape> tailShapes(const ExpertShape& shape)
{
    if (shape.frontHidden == 0)
        return {{shape.hidden, shape.classes, true}};
    return {{shape.frontHidden, shape.frontLatent, true},
            {shape.frontLatent, shape.hidden, false},
            {shape.hidden, shape.classes, true}};
}

std::int64_t firstWidth(const ExpertShape& shape)
{
    return shape.frontHidden == 0 ? shape.hidden : shape.frontHidden;
}

/// `make(shape, fanIn)` creates each parameter, in the order of parameters().
template <typename Make>
Expert build(const ExpertShape& shape, Make&& make)
{
    Expert expert;
    const std::int64_t width = shape.inputs + shape.features;
    expert.hiddenWeight = make(std::vector{width, firstWidth(shape)}, width);
    expert.hiddenBias = make(std::vector{firstWidth(shape)}, width);
    for (const TailShape& layer : tailShapes(shape)) {
        const at::Tensor weight = make(std::vector{layer.in, layer.out}, layer.in);
        expert.tail.push_back({weight, make(std::vector{layer.out}, layer.in), layer.startsWithRelu});
    }
    return expert;
}

} // namespace

at::Tensor uniformTensor(std::vector<std::int64_t> shape, std::int64_t fanIn, Random& random,
                         at::Device device)
{
    const double bound = 1.0 / std::sqrt(static_cast<double>(fanIn));
    const std::int64_t count =
        std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
    std::vector<float> numbers(static_cast<std::size_t>(count));
    for (float& number : numbers)
        number = static_cast<float>(bound * (2 * random.uniform() - 1));
    return toDevice(numbers, std::move(shape), device);
}

Expert Expert::random(const ExpertShape& shape, Random random, at::Device device)
{
    return build(shape, [&](std::vector<std::int64_t> size, std::int64_t fanIn) {
        return uniformTensor(std::move(size), fanIn, random, device);
    });
}

Expert Expert::empty(const ExpertShape& shape, at::Device device)
{
    return build(shape, [&](const std::vector<std::int64_t>& size, std::int64_t) {
        return at::empty(size, at::TensorOptions(device).dtype(at::kFloat));
    });
}

void Expert::startFrom(const ClassRates& rates)
{
    const at::NoGradGuard noGradient;
    wide = WidePart::from(rates, hiddenBias.device());
    tail.back().weight.zero_();
    tail.back().bias.zero_();
}

void Expert::ignoreMask(std::int64_t inputs)
{
    const at::NoGradGuard noGradient;
    const auto rows = static_cast<double>(hiddenWeight.size(0));
    const double larger = std::sqrt(rows / static_cast<double>(inputs)); // both are drawn within ±1/√fan-in
    maskWeight(inputs).zero_();
    valueWeight(inputs).mul_(larger);
    hiddenBias.mul_(larger);
}

void Expert::silence(const std::vector<std::int64_t>& rows)
{
    if (rows.empty())
        return;
    const at::NoGradGuard noGradient;
    const auto count = static_cast<std::int64_t>(rows.size());
    hiddenWeight.index_fill_(0, toDevice(rows, {count}, hiddenWeight.device()), 0);
}

at::Tensor Expert::changes(const Values& values, const at::Tensor& features, std::int64_t inputs) const
{
    const at::Tensor byValue = values.hasCategories()
                                   ? valueWeight(inputs)
                                         .index_select(0, values.inputs.reshape({-1}))
                                         .view(withLast(values.amounts.sizes().vec(), width()))
                                   : valueWeight(inputs).index_select(0, features);
    const at::Tensor deep =
        byValue * values.amounts.unsqueeze(-1) + maskWeight(inputs).index_select(0, features);
    if (wide.isEmpty())
        return deep;
    const at::Tensor bins = wide.layout.restrictedTo(features).binsOf(values);
    const at::Tensor rows = wide.scaledWeight()
                                .index_select(0, bins.reshape({-1}))
                                .view(withLast(values.amounts.sizes().vec(), classes()));
    return at::cat({deep, rows}, -1);
}

NamedParameters Expert::parameters()
{
    NamedParameters list{{"hidden_weight", &hiddenWeight}, {"hidden_bias", &hiddenBias}};
    for (std::size_t i = 0; i < tail.size(); ++i) {
        const std::string prefix = "tail." + std::to_string(i) + ".";
        list.push_back({prefix + "weight", &tail[i].weight});
        list.push_back({prefix + "bias", &tail[i].bias});
    }
    if (!wide.isEmpty()) {
        list.push_back({"wide.weight", &wide.weight, kWideRate, false});
        list.push_back({"wide.prior", &wide.prior, kWideRate, false});
        list.push_back({"wide.scale", &wide.scale, 1, false});
    }
    return list;
}

Expert Expert::clone() const
{
    Expert copy = *this;
    for (const NamedParameter& parameter : copy.parameters())
        *parameter.tensor = parameter.tensor->detach().clone();
    return copy;
}

at::Tensor hiddenOf(const Expert& expert, const Values& values, const at::Tensor& mask, std::int64_t inputs)
{
    const at::Tensor hidden =
        at::addmm(expert.hiddenBias, at::cat({dense(values, mask, inputs), mask}, 1), expert.hiddenWeight);
    return expert.wide.isEmpty() ? hidden : at::cat({hidden, expert.wide.logits(values, mask)}, 1);
}

at::Tensor logitsOf(const Expert& expert, const at::Tensor& hidden)
{
    at::Tensor x = hidden.narrow(-1, 0, expert.width());
    for (const TailLayer& layer : expert.tail)
        x = at::matmul(layer.startsWithRelu ? at::relu(x) : x, layer.weight) + layer.bias;
    return expert.wide.isEmpty() ? x : x + hidden.narrow(-1, expert.width(), expert.classes());
}

at::Tensor lossesOf(const at::Tensor& logits, const at::Tensor& labels, double labelSmoothing)
{
    return at::cross_entropy_loss(logits, labels, /*weight=*/{}, at::Reduction::None, /*ignore_index=*/-100,
                                  labelSmoothing);
}

ExpertTrainer::ExpertTrainer(const Expert& start, std::optional<std::int64_t> silentRows)
    : expert(start.clone())
    , silentFrom(silentRows)
{
    adam.start(expert.parameters());
}

void ExpertTrainer::step(const Batch& batch, const StepSettings& settings)
{
    const at::Tensor logits = logitsOf(expert, hiddenOf(expert, batch.values, batch.mask, batch.inputs));
    const at::Tensor losses = lossesOf(logits, batch.labels, settings.labelSmoothing);
    stepOn((losses * batch.weights).mean(), settings);
}

void ExpertTrainer::stepOn(const at::Tensor& loss, const StepSettings& settings)
{
    loss.backward();
    lastLoss = loss.detach();
    adam.step(expert.parameters(), settings);
    keepSilent();
}

void ExpertTrainer::keepSilent()
{
    if (!silentFrom)
        return;
    const at::NoGradGuard noGradient;
    expert.maskWeight(*silentFrom).zero_();
}

} // namespace genex::method
