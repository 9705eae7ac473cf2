// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

/// The classical diagnostic model: each value is independent evidence for or against a class,
///     ln p(c | x) = ln p(c) + Σ_f ln p(x_f | c) + constant, over the values that are known.
///
/// - p(c) = (N_c + 1) / (N + C).
/// - Present or absent, categories and ranks: (count of the category in c + 2·overall rate) / (known in c +
///   2), the overall rate itself with one pseudo-count for each category.
/// - Measured: Gaussian, mean and variance of each class with three pseudo-counts towards the overall ones,
///   of the logarithm where all values are positive and their skewness is above 1; z² ≤ 12.
/// - Evidence is relative to the best class. That of one category or measured value is at least −6, so that a
/// single incidental value decides nothing.
class NaiveBayes
{
public:
    /// Counts these rows; repeated rows count repeatedly.
    NaiveBayes(const data::Dataset& dataset, std::span<const std::size_t> rows);

    std::size_t features() const { return m_columns.size(); }
    std::size_t classes() const { return m_priors.size(); }
    /// ln p(c), [C].
    const std::vector<float>& priors() const { return m_priors; }

    /// A value prepared for evidence: its number on the feature's scale, or its category.
    struct Reading
    {
        float value = 0; ///< NaN: missing
        float best = 0;  ///< ln p(value | c) of the best class c, if measured
    };

    Reading read(std::size_t feature, float value) const;
    /// A value drawn from a class.
    Reading draw(std::size_t feature, std::size_t ofClass, Random& random) const;

    /// ln p(value | c) − that of the best class, bounded; 0 if missing.
    float evidence(std::size_t feature, const Reading& reading, std::size_t ofClass) const;
    /// ln p(c | these values of a row) + constant, [C].
    std::vector<float> scores(std::span<const float> row, std::span<const std::int64_t> known) const;
    /// Adds the evidence for each class to scores [C].
    void addEvidence(std::size_t feature, float value, std::span<float> scores) const;

private:
    /// Of one class.
    struct Gaussian
    {
        /// −½ min(z², 12) − ln σ
        float logDensity(float value) const;

        float mean = 0;
        float deviation = 1;
        float logDeviation = 0;
    };

    struct Column
    {
        std::size_t categories = 0; ///< 2 for present or absent; 0: measured
        bool isLogarithm = false;
        std::vector<Gaussian> gaussians; ///< [C]
        std::vector<float> rates;        ///< [categories × C]
        std::vector<float> evidence;     ///< [categories × C]
    };

    Column counted(const data::Dataset& dataset, std::span<const std::size_t> rows,
                   std::size_t feature) const;
    Column measured(const data::Dataset& dataset, std::span<const std::size_t> rows,
                    std::size_t feature) const;
    Reading readingOf(const Column& column, float value) const;

    std::vector<float> m_priors;
    std::vector<Column> m_columns;
};

/// softmax(scores), as probabilities.
std::vector<double> posteriorOf(std::span<const float> scores);

} // namespace genex::eval
