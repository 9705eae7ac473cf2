// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace genex::bench {

/// The value that `share` of the samples do not exceed.
inline double quantile(std::vector<double> samples, double share)
{
    std::sort(samples.begin(), samples.end());
    const auto last = static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(share * last + 0.5)];
}

/// Median, 99th percentile and extremes of what was measured.
inline nlohmann::ordered_json summary(const std::vector<double>& samples)
{
    return {{"samples", samples.size()},
            {"min", quantile(samples, 0)},
            {"median", quantile(samples, 0.5)},
            {"p99", quantile(samples, 0.99)},
            {"max", quantile(samples, 1)}};
}

} // namespace genex::bench
