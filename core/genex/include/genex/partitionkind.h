// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace genex::method {

/// How patients are put into buckets (Algorithm 1, Partition); the last two are there for comparison.
enum class PartitionKind { Hyperplanes, KMeans, GaussianMixture };

/// "hyperplanes", "k-means" or "gaussian-mixture".
std::string_view nameOf(PartitionKind kind);
/// Throws Failure(InvalidInput) with the names that there are.
PartitionKind partitionKindFromName(std::string_view name);

} // namespace genex::method
