// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cell.h"

#include "data/dataset.h"
#include "data/tabledataset.h"
#include "genex/methodsettings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// How a feature's value becomes a number around zero: absent −1, present +1; a measured value, its logarithm
/// or a rank in standard deviations from the mean of the training rows; a category is 1 at its own input.
/// Zero stands for unknown, so that absent and unknown differ. With ValueEncoding::ZeroOne, as in the paper,
/// absent is 0 too.
struct Encoding
{
    data::InputLayout layout = data::InputLayout({});
    std::vector<float> mean;  ///< [n] of the logarithms where these count; ½ for a binary feature
    std::vector<float> scale; ///< [n] likewise; ½ for a binary feature, never 0
    std::vector<float> low;   ///< [n] smallest training value
    std::vector<float> high;  ///< [n] largest training value
    std::vector<std::uint8_t> isLogarithm; ///< [n] whether its logarithm counts; low is then positive

    /// From the known values of these rows. With `takesLogarithms` a measured value that is always positive
    /// and skewed counts by its logarithm: that of 800 lies as far from 80 as that of 80 from 8.
    static Encoding measure(const data::Dataset& dataset, std::span<const std::size_t> rows,
                            ValueEncoding how = ValueEncoding::Centred, bool takesLogarithms = false);

    Cell cell(std::size_t feature, double value) const;
    /// The value that a cell stands for: 0 or 1, a number in its unit, a position among the categories.
    double valueOf(std::size_t feature, Cell cell) const;
    /// A value is believed up to the width of the training range beyond either end of it.
    bool accepts(std::size_t feature, double value) const;

private:
    /// A logarithm needs a positive number: nothing counts as less than half the smallest training value.
    double least(std::size_t feature) const { return low[feature] / 2.0; }
};

} // namespace genex::method
