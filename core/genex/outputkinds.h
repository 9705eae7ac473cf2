// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"

#include "data/dataset.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Which likelihood each output of the decoder has, and what a draw of it looks like.
struct OutputKinds
{
    at::Tensor isBinary;                   ///< [n] 1 for Bernoulli
    at::Tensor isOrdinal;                  ///< [n] 1 for a Gaussian whose draws are ranks
    at::Tensor absent;                     ///< [n] the amount of 0, of a binary feature
    at::Tensor step;                       ///< [n] the amount between two neighbouring values: 1 / scale
    at::Tensor lowest;                     ///< [n] the amount of the first rank, of an ordinal feature
    at::Tensor highest;                    ///< [n] the amount of the last
    at::Tensor first;                      ///< [n] the first input of each feature
    std::vector<std::int64_t> begins;      ///< [n + 1] the inputs of feature f are [begins[f], begins[f + 1])
    std::vector<std::int64_t> categorical; ///< features with one input per category
    bool hasGaussian = false;              ///< whether any feature is measured or ranked

    OutputKinds() = default;
    OutputKinds(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                at::Device device);
    std::int64_t inputs() const { return begins.back(); }
    std::int64_t features() const { return static_cast<std::int64_t>(begins.size()) - 1; }
    /// The inputs of these features, one after the other.
    std::vector<std::int64_t> inputsOf(std::span<const std::int64_t> features) const;
    /// Of these features alone; their inputs are numbered as inputsOf() lists them.
    OutputKinds restrictedTo(std::span<const std::int64_t> features) const;
};

} // namespace genex::method
