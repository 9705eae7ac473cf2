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

/// Encodes feature values as numbers around zero: absent −1, present +1; a measured value, its logarithm or a
/// rank in standard deviations from the mean of the training rows; a category is 1 at its own input. Zero is
/// unknown, so that absent and unknown differ. With ValueEncoding::ZeroOne, as in the paper, absent is 0 too.
struct Encoding
{
    data::InputLayout layout = data::InputLayout({});
    std::vector<float> mean;  ///< [n] of the logarithms if they are used; ½ for a binary feature
    std::vector<float> scale; ///< [n] likewise; ½ for a binary feature, never 0
    std::vector<float> low;   ///< [n] smallest training value
    std::vector<float> high;  ///< [n] largest training value
    std::vector<std::uint8_t> isLogarithm; ///< [n] whether the logarithm is used; low is then positive

    /// From the known values of these rows. With `takesLogarithms`, measured values that are positive and
    /// skewed are encoded by their logarithm: 800 is then as far from 80 as 80 from 8.
    static Encoding measure(const data::Dataset& dataset, std::span<const std::size_t> rows,
                            ValueEncoding how = ValueEncoding::Centred, bool takesLogarithms = false);

    Cell cell(std::size_t feature, double value) const;
    /// The value a cell represents: 0 or 1, a number in its unit, a category index.
    double valueOf(std::size_t feature, Cell cell) const;
    /// Values are accepted up to the width of the training range beyond either end of it.
    bool accepts(std::size_t feature, double value) const;

private:
    /// Logarithms need positive numbers: values are clamped to half the smallest training value.
    double least(std::size_t feature) const { return low[feature] / 2.0; }
};

} // namespace genex::method
