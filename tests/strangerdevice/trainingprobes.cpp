// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingprobes.h"

#include "support/strangerdevice/strangerdevice.h"

#include <torch/torch.h>

#include <sstream>

namespace genex::stranger {

namespace {

using Closure = std::function<torch::Tensor()>;

/// One flat tensor on the CPU with all parameters of the module behind the losses.
torch::Tensor flatten(const torch::nn::Module& module, const std::vector<torch::Tensor>& losses)
{
    std::vector<torch::Tensor> parts;
    for (const auto& loss : losses)
        parts.push_back(loss.detach().cpu().flatten());
    for (const auto& parameter : module.parameters())
        parts.push_back(parameter.detach().cpu().flatten());
    return torch::cat(parts);
}

Comparison compareBits(const torch::Tensor& left, const torch::Tensor& right)
{
    const auto same = left.view(torch::kInt32) == right.view(torch::kInt32);
    return {.values = left.numel(), .equal = same.sum().item<std::int64_t>(), .failure = {}};
}

/// Runs the training on both devices and compares what it returns.
Comparison compareDevices(const std::function<torch::Tensor(torch::Device)>& training)
{
    registerStrangerDevice();
    torch::set_num_threads(1); // threads would cost more than they save on networks this small
    try {
        const torch::Tensor expected = training(torch::kCPU);
        return compareBits(training(torch::Device(kDeviceName)), expected);
    } catch (const c10::Error& failure) {
        return {.values = 0, .equal = 0, .failure = failure.what_without_backtrace()};
    } catch (const std::exception& failure) {
        return {.values = 0, .equal = 0, .failure = failure.what()};
    }
}

std::unique_ptr<torch::optim::Optimizer> makeOptimiser(Optimiser kind,
                                                       const std::vector<torch::Tensor>& parameters)
{
    using namespace torch::optim;
    switch (kind) {
    case Optimiser::Sgd:
        return std::make_unique<SGD>(parameters, SGDOptions(0.05).momentum(0.9).nesterov(true));
    case Optimiser::Adam:
        return std::make_unique<Adam>(parameters, AdamOptions(1e-2));
    case Optimiser::AdamW:
        return std::make_unique<AdamW>(parameters, AdamWOptions(1e-2).weight_decay(0.1));
    case Optimiser::Lbfgs:
        return std::make_unique<LBFGS>(parameters, LBFGSOptions(0.5).line_search_fn("strong_wolfe"));
    }
    throw std::logic_error("unknown optimiser");
}

std::vector<torch::Tensor> train(torch::optim::Optimizer& optimiser, int steps, const Closure& loss)
{
    std::vector<torch::Tensor> losses;
    for (int step = 0; step < steps; ++step) {
        losses.push_back(optimiser.step([&] {
            optimiser.zero_grad();
            auto value = loss();
            value.backward();
            return value;
        }));
    }
    return losses;
}

torch::nn::Sequential makeMlp()
{
    return torch::nn::Sequential(torch::nn::Linear(12, 32),
                                 torch::nn::LayerNorm(torch::nn::LayerNormOptions({32})), torch::nn::GELU(),
                                 torch::nn::Linear(32, 24), torch::nn::ReLU(), torch::nn::Linear(24, 5));
}

torch::Tensor trainMlp(torch::Device device, Optimiser kind, int steps)
{
    torch::manual_seed(1);
    auto mlp = makeMlp();
    const auto input = torch::randn({64, 12}).to(device);
    const auto target = torch::randint(5, {64}, torch::kLong).to(device);
    mlp->to(device);
    const auto optimiser = makeOptimiser(kind, mlp->parameters());
    auto losses = train(*optimiser, steps,
                        [&] { return torch::nn::functional::cross_entropy(mlp->forward(input), target); });
    return flatten(*mlp, losses);
}

torch::Tensor trainTransformer(torch::Device device, int steps)
{
    torch::manual_seed(2);
    const auto layer = torch::nn::TransformerEncoderLayerOptions(12, 3).dim_feedforward(24).dropout(0.0);
    torch::nn::TransformerEncoder encoder(torch::nn::TransformerEncoderOptions(layer, 2));
    const auto input = torch::randn({7, 16, 12}).to(device);
    const auto target = torch::rand({7, 16, 12}).to(device);
    const auto padding =
        torch::rand({16, 7}).lt(0.2).index_fill_(1, torch::zeros(1, torch::kLong), false).to(device);
    encoder->to(device);
    const auto optimiser = makeOptimiser(Optimiser::Adam, encoder->parameters());
    auto losses = train(*optimiser, steps, [&] {
        const auto output = encoder->forward(input, {}, padding);
        return torch::binary_cross_entropy_with_logits(output, target);
    });
    return flatten(*encoder, losses);
}

} // namespace

Comparison compareMlp(Optimiser optimiser, int steps)
{
    return compareDevices([=](torch::Device device) { return trainMlp(device, optimiser, steps); });
}

Comparison compareTransformer(int steps)
{
    return compareDevices([=](torch::Device device) { return trainTransformer(device, steps); });
}

Comparison compareSavedAndLoaded()
{
    return compareDevices([](torch::Device device) {
        torch::manual_seed(3);
        auto saved = makeMlp();
        if (device.is_cpu())
            return flatten(*saved, {});
        saved->to(device);
        std::stringstream file;
        torch::save(saved, file);
        auto loaded = makeMlp();
        loaded->to(device);
        torch::load(loaded, file, device);
        TORCH_CHECK(loaded->parameters().front().device() == device, "loaded to another device");
        return flatten(*loaded, {});
    });
}

} // namespace genex::stranger
