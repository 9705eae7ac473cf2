// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"

#include "data/dataset.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Likelihood of each decoder output, and how values are drawn from it.
struct OutputKinds
{
    at::Tensor isBinary;                   ///< [n] 1 for Bernoulli
    at::Tensor isOrdinal;                  ///< [n] 1 for a Gaussian rounded to ranks
    at::Tensor absent;                     ///< [n] amount of 0, for a binary feature
    at::Tensor step;                       ///< [n] amount between two neighbouring values: 1 / scale
    at::Tensor lowest;                     ///< [n] amount of the first rank, for an ordinal feature
    at::Tensor highest;                    ///< [n] amount of the last rank
    at::Tensor first;                      ///< [n] the first input of each feature
    std::vector<std::int64_t> begins;      ///< [n + 1] the inputs of feature f are [begins[f], begins[f + 1])
    std::vector<std::int64_t> categorical; ///< features with one input per category
    bool hasGaussian = false;              ///< whether any feature is measured or ranked

    OutputKinds() = default;
    OutputKinds(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                at::Device device);
    std::int64_t inputs() const { return begins.back(); }
    std::int64_t features() const { return static_cast<std::int64_t>(begins.size()) - 1; }
    /// The inputs of these features, concatenated.
    std::vector<std::int64_t> inputsOf(std::span<const std::int64_t> features) const;
    /// Restricted to these features; their inputs are numbered as in inputsOf().
    OutputKinds restrictedTo(std::span<const std::int64_t> features) const;
};

} // namespace genex::method
