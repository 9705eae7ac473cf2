// SPDX-License-Identifier: GPL-3.0-or-later
#include "nearestname.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace genex::data {

namespace {

/// Levenshtein's distance, row by row of its table.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> distances(b.size() + 1);
    std::iota(distances.begin(), distances.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = distances[0];
        distances[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = distances[j + 1];
            distances[j + 1] = std::min({replaced, distances[j] + 1, distances[j + 1] + 1});
        }
    }
    return distances.back();
}

} // namespace

std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names)
{
    constexpr std::size_t kMostBytes = 200; // a name; more is a column of something else
    if (names.empty() || name.size() > kMostBytes)
        return std::nullopt;
    return std::ranges::min(names, {},
                            [name](const std::string& other) { return editDistance(name, other); });
}

} // namespace genex::data
