// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

/// A network's parameters by name, for optimisers, checkpoints and model files.
struct NamedParameter
{
    std::string name;
    at::Tensor* tensor;
    double rate = 1;    ///< multiplier of the learning rate
    bool decays = true; ///< whether weight decay applies
};
using NamedParameters = std::vector<NamedParameter>;

struct StepSettings
{
    double learningRate = 0;
    double labelSmoothing = 0;
    double weightDecay = 0;
};

/// Adam's state for the parameters of one network.
///   m ← β₁m + (1−β₁)g,  v ← β₂v + (1−β₂)g²,  θ ← (1 − α·λ)·θ − α·m̂ / (√v̂ + ε)
/// The decay λ is decoupled from the gradient g (AdamW): otherwise Adam would scale it up to a full step
/// wherever gradients are small, and a rare class would never be learned.
struct Adam
{
    std::vector<at::Tensor> mean;   ///< m
    std::vector<at::Tensor> square; ///< v
    std::int64_t steps = 0;         ///< t

    /// Enables gradients on the parameters.
    void start(const NamedParameters& parameters);
    /// One step with the parameters' gradients, which are then cleared.
    void step(const NamedParameters& parameters, const StepSettings& settings);
};

} // namespace genex::method
