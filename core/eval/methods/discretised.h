// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

/// Columns of a table as small integers, for counting: measured values by octile, missing values as −1.
class Discretised
{
public:
    Discretised(const data::Dataset& dataset, std::span<const std::size_t> rows);

    std::size_t features() const { return m_columns.size(); }
    std::span<const int> column(std::size_t feature) const { return m_columns[feature]; }
    std::span<const int> labels() const { return m_labels; }

private:
    std::vector<std::vector<int>> m_columns;
    std::vector<int> m_labels;
};

/// I(a; b) in nats over rows with both values; 0 if there are none.
double mutualInformation(std::span<const int> a, std::span<const int> b);
/// 2 I(a; b) / (H(a) + H(b)) in [0, 1]; 0 if neither varies.
double normalisedInformation(std::span<const int> a, std::span<const int> b);

} // namespace genex::eval
