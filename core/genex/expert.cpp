#include "expert.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/Reduction.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/addmm.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/cross_entropy_loss.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/relu.h>
#include <ATen/ops/zeros_like.h>

#include <cmath>

namespace genex::method {

namespace {

constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-8;

at::Tensor uniform(std::int64_t rows, std::int64_t columns, std::int64_t fanIn, Random& random,
                   at::Device device)
{
    const double bound = 1.0 / std::sqrt(static_cast<double>(fanIn));
    std::vector<float> numbers(static_cast<std::size_t>(rows * columns));
    for (float& number : numbers)
        number = static_cast<float>(bound * (2 * random.uniform() - 1));
    return toDevice(numbers, {rows, columns}, device);
}

at::Tensor membersOf(const Pools& pools, std::size_t features, at::Device device)
{
    std::vector<float> members(pools.size() * features);
    for (std::size_t p = 0; p < pools.size(); ++p) {
        for (const std::int64_t feature : pools[p])
            members[p * features + static_cast<std::size_t>(feature)] = 1;
    }
    return toDevice(members, {static_cast<std::int64_t>(pools.size()), static_cast<std::int64_t>(features)},
                    device);
}

} // namespace

Expert Expert::random(std::int64_t features, std::int64_t hidden, std::int64_t classes, Random random,
                      at::Device device)
{
    Expert expert;
    expert.hiddenWeight = uniform(2 * features, hidden, 2 * features, random, device);
    expert.hiddenBias = uniform(1, hidden, 2 * features, random, device).reshape({hidden});
    expert.outWeight = uniform(hidden, classes, hidden, random, device);
    expert.outBias = uniform(1, classes, hidden, random, device).reshape({classes});
    return expert;
}

std::array<at::Tensor*, 4> Expert::parameters()
{
    return {&hiddenWeight, &hiddenBias, &outWeight, &outBias};
}

std::array<const at::Tensor*, 4> Expert::parameters() const
{
    return {&hiddenWeight, &hiddenBias, &outWeight, &outBias};
}

Expert Expert::clone() const
{
    return {hiddenWeight.detach().clone(), hiddenBias.detach().clone(), outWeight.detach().clone(),
            outBias.detach().clone()};
}

at::Tensor hiddenOf(const Expert& expert, const at::Tensor& values, const at::Tensor& mask)
{
    return at::addmm(expert.hiddenBias, at::cat({values * mask, mask}, 1), expert.hiddenWeight);
}

at::Tensor logitsOf(const Expert& expert, const at::Tensor& hidden)
{
    return at::matmul(at::relu(hidden), expert.outWeight) + expert.outBias;
}

DeviceTable::DeviceTable(const TrainingTable& table, const Pools& poolList, at::Device device)
{
    const auto rows = static_cast<std::int64_t>(table.rows());
    const auto features = static_cast<std::int64_t>(table.features);
    values = toDevice(table.values, {rows, features}, device);
    known = toDevice(table.known, {rows, features}, device).to(at::kFloat);
    labels = toDevice(table.labels, {rows}, device);
    pools = membersOf(poolList, table.features, device);
}

Batch gather(const DeviceTable& table, const Draw& draw)
{
    const at::Device device = table.values.device();
    const auto count = static_cast<std::int64_t>(draw.rows.size());
    const std::int64_t features = table.values.size(1);
    const at::Tensor rows = toDevice(draw.rows, {count}, device);
    const at::Tensor pools = toDevice(draw.pools, {count}, device);
    const auto revealedRows = static_cast<std::int64_t>(draw.revealed.size()) / features;
    const at::Tensor revealed = toDevice(draw.revealed, {revealedRows, features}, device).to(at::kFloat);
    Batch batch;
    batch.values = table.values.index_select(0, rows);
    batch.known = table.known.index_select(0, rows);
    batch.mask = at::maximum(table.pools.index_select(0, pools), revealed) * batch.known;
    batch.labels = table.labels.index_select(0, rows);
    batch.weights = toDevice(draw.weights, {count}, device);
    return batch;
}

ExpertTrainer::ExpertTrainer(const Expert& start)
    : expert(start.clone())
{
    const auto parameters = expert.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        parameters[i]->requires_grad_();
        mean[i] = at::zeros_like(*parameters[i]).detach();
        square[i] = at::zeros_like(*parameters[i]).detach();
    }
}

void ExpertTrainer::step(const Batch& batch, const StepSettings& settings)
{
    const at::Tensor logits = logitsOf(expert, hiddenOf(expert, batch.values, batch.mask));
    const at::Tensor loss = at::cross_entropy_loss(logits, batch.labels, /*weight=*/{}, at::Reduction::Mean,
                                                   /*ignore_index=*/-100, settings.labelSmoothing);
    loss.backward();
    const at::NoGradGuard noGradient;
    ++steps;
    for (std::size_t i = 0; i < mean.size(); ++i)
        update(i, settings);
}

/// m ← β₁m + (1−β₁)g,  v ← β₂v + (1−β₂)g²,  θ ← θ − α·m̂ / (√v̂ + ε), with g the gradient plus the weight
/// decay.
void ExpertTrainer::update(std::size_t parameter, const StepSettings& settings)
{
    at::Tensor& theta = *expert.parameters()[parameter];
    const at::Tensor gradient = theta.grad().add(theta, settings.weightDecay);
    const auto t = static_cast<double>(steps);
    const double meanCorrection = 1 - std::pow(kBeta1, t);
    const double squareCorrection = std::sqrt(1 - std::pow(kBeta2, t));
    mean[parameter].mul_(kBeta1).add_(gradient, 1 - kBeta1);
    square[parameter].mul_(kBeta2).addcmul_(gradient, gradient, 1 - kBeta2);
    const at::Tensor divisor = square[parameter].sqrt().div_(squareCorrection).add_(kEpsilon);
    theta.addcdiv_(mean[parameter], divisor, -settings.learningRate / meanCorrection);
    theta.mutable_grad().reset();
}

} // namespace genex::method
