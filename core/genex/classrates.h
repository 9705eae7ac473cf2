// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingtable.h"

#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Bins of a feature's values: absent and present, each category, or quantiles of the measured range over the
/// training rows, finer at both ends. The bins of all features are numbered consecutively, W in total.
class ValueBins
{
public:
    ValueBins() = default;
    /// From the known values of these rows. A feature without any has one bin.
    ValueBins(const EncodedRows& rows, const std::vector<data::FeatureColumn>& features,
              const Encoding& encoding);
    /// From a model file. Throws Failure(Corrupt) for invalid content.
    ValueBins(data::InputLayout layout, std::vector<std::int64_t> begins, std::vector<float> cuts,
              std::vector<float> amounts);

    std::size_t features() const { return m_begins.size() - 1; }
    std::size_t size() const { return static_cast<std::size_t>(m_begins.back()); } ///< W
    std::size_t begin(std::size_t feature) const { return static_cast<std::size_t>(m_begins[feature]); }
    std::size_t count(std::size_t feature) const { return begin(feature + 1) - begin(feature); }
    bool isCategorical(std::size_t feature) const { return m_layout.isCategorical(feature); }
    std::size_t firstInput(std::size_t feature) const { return m_layout.begin(feature); }
    std::size_t binOf(std::size_t feature, Cell cell) const;
    /// The network input that represents a bin: the mean of its training values.
    Cell cellOf(std::size_t feature, std::size_t bin) const;

    const std::vector<std::int64_t>& begins() const { return m_begins; } ///< [n + 1]
    /// [W − n] upper bounds of all bins but each feature's last; 0 for categories.
    const std::vector<float>& cuts() const { return m_cuts; }
    std::span<const float> cutsOf(std::size_t feature) const;
    const std::vector<float>& amounts() const { return m_amounts; } ///< [W]

private:
    void takeMeans(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                   const std::vector<double>& sums, const std::vector<double>& counts);

    data::InputLayout m_layout = data::InputLayout({});
    std::vector<std::int64_t> m_begins{0};
    std::vector<float> m_cuts;
    std::vector<float> m_amounts;
};

/// Frequencies of bins within classes and of classes: naive Bayes by counts.
struct ClassRates
{
    ValueBins bins;
    std::size_t classes = 0;
    std::vector<float> rates;  ///< [W × C] P(bin | class), with pseudo-counts towards the overall rate
    std::vector<float> priors; ///< [C] P(class)

    /// Each row counts once, including duplicates.
    static ClassRates count(const EncodedRows& rows, ValueBins bins, std::size_t classes);

    /// ln P(bin | class), bounded below relative to the largest of a bin, so that an incidental value cannot
    /// outweigh everything else. [W × C]
    std::vector<float> evidence() const;
    std::vector<float> logPriors() const;
};

} // namespace genex::method
