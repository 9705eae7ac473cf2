#pragma once

#include "data/dataset.h"

#include <cstddef>
#include <span>
#include <vector>

namespace genex::method {

/// How a feature's value becomes a number around zero: absent −1, present +1; a measured value in standard
/// deviations from the mean of the training rows. Zero stands for unknown, so that absent and unknown differ.
struct Encoding
{
    std::vector<float> mean;  ///< [n]; ½ for a binary feature
    std::vector<float> scale; ///< [n]; ½ for a binary feature, never 0
    std::vector<float> low;   ///< [n] smallest training value
    std::vector<float> high;  ///< [n] largest training value

    /// From the known values of these rows.
    static Encoding measure(const data::Dataset& dataset, std::span<const std::size_t> rows);

    float encode(std::size_t feature, double value) const
    {
        return static_cast<float>((value - mean[feature]) / scale[feature]);
    }
    /// A value is believed up to the width of the training range beyond either end of it.
    bool accepts(std::size_t feature, double value) const;
};

} // namespace genex::method
