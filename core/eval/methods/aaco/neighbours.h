// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace genex::eval {

/// Nearest-neighbour search over training rows by known features.
class Neighbours
{
public:
    /// What counts in standard deviations; other differences are 1.
    enum class Scaled {
        Measured,   ///< measured values alone
        AllNumbers, ///< and whatever is a number: a rare finding weighs more than a frequent one
    };

    /// The table must outlive it.
    Neighbours(const data::Dataset& dataset, std::vector<std::size_t> rows, Scaled scaled = Scaled::Measured);

    /// The `count` rows nearest to a patient in these features, without his own: mean squared difference over
    /// features both have; the first in a tie.
    std::vector<std::size_t> nearest(std::span<const float> patient, std::span<const std::int64_t> known,
                                     std::size_t count, std::optional<std::size_t> own = {}) const;

private:
    bool isScaled(std::size_t feature) const;
    double distance(std::span<const float> patient, std::span<const std::int64_t> known,
                    std::span<const float> row) const;

    const data::Dataset& m_dataset;
    std::vector<std::size_t> m_rows;
    std::vector<double> m_scales; ///< 1 / standard deviation of each feature, 0 if it has none
    Scaled m_scaled;
};

} // namespace genex::eval
