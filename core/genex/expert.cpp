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

/// `make(shape, fanIn)` gives each parameter, in the order of parameters().
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

NamedParameters Expert::parameters()
{
    NamedParameters list{{"hidden_weight", &hiddenWeight}, {"hidden_bias", &hiddenBias}};
    for (std::size_t i = 0; i < tail.size(); ++i) {
        const std::string prefix = "tail." + std::to_string(i) + ".";
        list.push_back({prefix + "weight", &tail[i].weight});
        list.push_back({prefix + "bias", &tail[i].bias});
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
    return at::addmm(expert.hiddenBias, at::cat({dense(values, mask, inputs), mask}, 1), expert.hiddenWeight);
}

at::Tensor logitsOf(const Expert& expert, const at::Tensor& hidden)
{
    at::Tensor x = hidden;
    for (const TailLayer& layer : expert.tail)
        x = at::matmul(layer.startsWithRelu ? at::relu(x) : x, layer.weight) + layer.bias;
    return x;
}

at::Tensor lossesOf(const at::Tensor& logits, const at::Tensor& labels, double labelSmoothing)
{
    return at::cross_entropy_loss(logits, labels, /*weight=*/{}, at::Reduction::None, /*ignore_index=*/-100,
                                  labelSmoothing);
}

ExpertTrainer::ExpertTrainer(const Expert& start)
    : expert(start.clone())
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
}

} // namespace genex::method
