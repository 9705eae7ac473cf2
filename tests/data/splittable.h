// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "data/split.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace genex {

/// A random table as a split sees it: the group and the label of each row.
struct SplitTable
{
    std::vector<std::uint32_t> groups;
    std::vector<std::int32_t> labels;

    std::size_t rows() const { return labels.size(); }
};

/// 2 to 6 classes of `fewestGroups` to 40 groups of 1 to 9 rows, in random order. Groups of one class only.
inline SplitTable randomSplitTable(Random& random, std::size_t fewestGroups)
{
    std::vector<std::pair<std::uint32_t, std::int32_t>> rows;
    const auto classes = static_cast<std::int32_t>(2 + random.below(5));
    std::uint32_t group = 0;
    for (std::int32_t label = 0; label < classes; ++label) {
        const std::size_t count = fewestGroups + random.below(41 - fewestGroups);
        for (std::size_t g = 0; g < count; ++g, ++group)
            rows.insert(rows.end(), 1 + random.below(9), {group, label});
    }
    random.shuffle(rows);
    SplitTable table;
    for (const auto& [number, label] : rows) {
        table.groups.push_back(number);
        table.labels.push_back(label);
    }
    return table;
}

/// Rows of each part, of one class or of all (label -1).
inline std::array<double, data::kParts>
countsOf(std::span<const data::Part> parts, std::span<const std::int32_t> labels, std::int32_t label = -1)
{
    std::array<double, data::kParts> counts{};
    for (std::size_t r = 0; r < parts.size(); ++r) {
        if (label < 0 || labels[r] == label)
            counts[static_cast<std::size_t>(parts[r])] += 1;
    }
    return counts;
}

/// The largest difference between a count and its share.
inline double worstDeviation(const std::array<double, data::kParts>& counts, const data::SplitShares& shares)
{
    const double all = counts[0] + counts[1] + counts[2];
    double worst = 0;
    for (const data::Part part : {data::Part::Training, data::Part::Validation, data::Part::Test})
        worst = std::max(worst, std::abs(counts[static_cast<std::size_t>(part)] - shares.of(part) * all));
    return worst;
}

/// The rows in the largest group.
inline double largestGroup(const SplitTable& table)
{
    std::map<std::uint32_t, double> sizes;
    double largest = 0;
    for (const std::uint32_t group : table.groups)
        largest = std::max(largest, ++sizes[group]);
    return largest;
}

} // namespace genex
