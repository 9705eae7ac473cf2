// SPDX-License-Identifier: GPL-3.0-or-later
#include "deviceprobes.h"

#include <ATen/CPUGeneratorImpl.h>
#include <torch/torch.h>

namespace genex::stranger {

namespace {

torch::Device device()
{
    registerStrangerDevice();
    return torch::Device(kDeviceName);
}

void look(Glance glance, const torch::nn::Module& module, const torch::Tensor& loss,
          const torch::Tensor& output)
{
    switch (glance) {
    case Glance::None:
        return;
    case Glance::Item:
        loss.item<float>();
        return;
    case Glance::CopyToHost:
        output.cpu();
        return;
    case Glance::Mask:
        output.index({output > 0});
        return;
    case Glance::DeviceIndex:
        output.index({torch::arange(3, output.device())});
        return;
    case Glance::HostIndex:
        output.index({torch::arange(3)});
        return;
    case Glance::ClipGradNorm:
        torch::nn::utils::clip_grad_norm_(module.parameters(), 1.0);
        return;
    }
}

torch::Tensor drawTensor(Draw kind, const torch::TensorOptions& options)
{
    switch (kind) {
    case Draw::Normal:
        return torch::randn({20}, options);
    case Draw::Uniform:
        return torch::rand({20}, options);
    case Draw::Integers:
        return torch::randint(1000, {20}, options);
    case Draw::Permutation:
        return torch::randperm(20, options);
    case Draw::Bernoulli:
        return torch::bernoulli(torch::full({40}, 0.5, options));
    case Draw::Multinomial:
        return torch::multinomial(torch::ones({50}, options), 20);
    case Draw::Dropout:
        return torch::dropout(torch::ones({40}, options), 0.5, true);
    case Draw::NewGenerator: {
        auto generator = at::detail::getPrivateUse1Hooks().getNewGenerator(0);
        generator.set_current_seed(at::globalContext().defaultGenerator(device()).current_seed() + 1);
        return torch::randn({20}, generator, options);
    }
    }
    throw std::logic_error("unknown draw");
}

} // namespace

float firstValueBehindPointer(bool onDevice)
{
    const auto tensor = torch::ones({4}, onDevice ? device() : torch::Device(torch::kCPU));
    return *static_cast<const volatile float*>(tensor.data_ptr<float>());
}

Counters countsOfTrainingStep(Glance glance)
{
    torch::nn::Sequential mlp(torch::nn::Linear(4, 8), torch::nn::LayerNorm(torch::nn::LayerNormOptions({8})),
                              torch::nn::ReLU(), torch::nn::Dropout(0.1), torch::nn::Linear(8, 1));
    mlp->to(device());
    torch::optim::Adam optimiser(mlp->parameters(), 1e-2);
    const auto input = torch::randn({16, 4}, device());
    const auto target = torch::rand({16, 1}, device());

    resetCounters();
    optimiser.zero_grad();
    const auto output = mlp->forward(input);
    const auto loss = torch::binary_cross_entropy_with_logits(output, target);
    loss.backward();
    look(glance, *mlp, loss, output.detach());
    optimiser.step();
    return counters();
}

Counters countsOfCopies()
{
    const auto host = torch::ones({3});
    const auto there = device();
    resetCounters();
    const auto moved = host.to(there);
    const auto within = moved.clone();
    const auto back = within.cpu();
    return counters();
}

std::vector<float> draw(Draw kind, unsigned seed)
{
    const auto there = device();
    torch::manual_seed(seed);
    const auto values = drawTensor(kind, there).cpu().to(torch::kFloat);
    return {values.data_ptr<float>(), values.data_ptr<float>() + values.numel()};
}

bool drawLeavesCpuGeneratorAlone(Draw kind)
{
    const auto there = device();
    torch::manual_seed(7);
    const auto expected = torch::rand({5});
    torch::manual_seed(7);
    drawTensor(kind, there);
    return torch::equal(torch::rand({5}), expected);
}

std::string drawFromCpuGenerator()
{
    try {
        torch::randn({4}, at::detail::createCPUGenerator(1), device());
        return {};
    } catch (const c10::Error& error) {
        return error.what_without_backtrace();
    }
}

double shareKeptByDropout(double p)
{
    const auto kept = torch::dropout(torch::ones({10000}, device()), p, true);
    return (kept - 1 / (1 - p)).abs().lt(1e-6).to(torch::kDouble).mean().item<double>();
}

} // namespace genex::stranger
