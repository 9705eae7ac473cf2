// SPDX-License-Identifier: GPL-3.0-or-later
#include "adam.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/zeros_like.h>

#include <cmath>

namespace genex::method {

namespace {

constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-8;

} // namespace

void Adam::start(const NamedParameters& parameters)
{
    mean.clear();
    square.clear();
    steps = 0;
    for (const NamedParameter& parameter : parameters) {
        parameter.tensor->requires_grad_();
        mean.push_back(at::zeros_like(*parameter.tensor).detach());
        square.push_back(at::zeros_like(*parameter.tensor).detach());
    }
}

void Adam::step(const NamedParameters& parameters, const StepSettings& settings)
{
    const at::NoGradGuard noGradient;
    ++steps;
    const auto t = static_cast<double>(steps);
    const double meanCorrection = 1 - std::pow(kBeta1, t);
    const double squareCorrection = std::sqrt(1 - std::pow(kBeta2, t));
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        at::Tensor& theta = *parameters[i].tensor;
        if (!theta.grad().defined()) // not part of this step's graph
            continue;
        const at::Tensor& gradient = theta.grad();
        mean[i].mul_(kBeta1).add_(gradient, 1 - kBeta1);
        square[i].mul_(kBeta2).addcmul_(gradient, gradient, 1 - kBeta2);
        const at::Tensor divisor = square[i].sqrt().div_(squareCorrection).add_(kEpsilon);
        const double rate = settings.learningRate * parameters[i].rate;
        if (parameters[i].decays)
            theta.mul_(1 - rate * settings.weightDecay);
        theta.addcdiv_(mean[i], divisor, -rate / meanCorrection);
        theta.mutable_grad().reset();
    }
}

} // namespace genex::method
