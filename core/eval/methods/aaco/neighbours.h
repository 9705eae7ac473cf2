// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

/// Nearest-neighbour search over training rows by known features.
class Neighbours
{
public:
    /// The table must outlive it.
    Neighbours(const data::Dataset& dataset, std::vector<std::size_t> rows);

    /// The `count` rows nearest to a patient in these features: mean squared difference in standard
    /// deviations over features both have, 1 for a different category or rank; the first in a tie.
    std::vector<std::size_t> nearest(std::span<const float> patient, std::span<const std::int64_t> known,
                                     std::size_t count) const;

private:
    double distance(std::span<const float> patient, std::span<const std::int64_t> known,
                    std::span<const float> row) const;

    const data::Dataset& m_dataset;
    std::vector<std::size_t> m_rows;
    std::vector<double> m_scales; ///< 1 / standard deviation of each measured feature
};

} // namespace genex::eval
