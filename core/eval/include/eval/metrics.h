// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

using contract::Estimate;

Estimate estimateOf(std::span<const double> values);
/// Weighted mean m; its error is √(Σ w²(v − m)²) / Σ w, for independent values.
Estimate estimateOf(std::span<const double> values, std::span<const double> weights);

/// Fraction of correct predictions. Both lists have the same length.
Estimate accuracyOf(std::span<const std::int32_t> predicted, std::span<const std::int32_t> labels);

/// Counts of class `label` predicted as `predicted`.
class ConfusionCounts
{
public:
    explicit ConfusionCounts(std::size_t classes);

    void add(std::int32_t label, std::int32_t predicted);
    std::int64_t count(std::int32_t label, std::int32_t predicted) const;
    std::size_t classes() const { return m_classes; }

private:
    std::size_t place(std::int32_t label, std::int32_t predicted) const;

    std::size_t m_classes;
    std::vector<std::int64_t> m_counts; ///< [label × predicted]
};

/// Smallest value that at least the fraction `share` of values do not exceed (0 < share ≤ 1); 0 if empty.
double quantileOf(std::vector<double> values, double share);
/// Smallest value that at least the fraction `share` of the weight does not exceed; 0 if empty.
double quantileOf(std::span<const double> values, std::span<const double> weights, double share);

} // namespace genex::eval
