// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

/// Trainings that run once on the CPU and once on the stranger device, from the same numbers. Free of torch.
namespace genex::stranger {

struct Comparison
{
    std::int64_t values = 0; ///< parameters and losses compared; 0 if a run failed
    std::int64_t equal = 0;  ///< those of them with the same bits
    std::string failure;     ///< what a run threw
};

enum class Optimiser { Sgd, Adam, AdamW, Lbfgs };

/// A multi-layer perceptron of so many steps.
Comparison compareMlp(Optimiser optimiser, int steps);
/// A transformer encoder of two layers, with layer norms and attention, trained with Adam.
Comparison compareTransformer(int steps);
/// A module saved from the device and loaded to it, against the one that was saved.
Comparison compareSavedAndLoaded();

} // namespace genex::stranger
