// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace genex::test {

/// A plain naive Bayes over a table, to say how hard the table is. Numbers are cut at the deciles of the
/// training rows; missing values are left out of the sum.
class NaiveBayes
{
public:
    NaiveBayes(const data::Dataset& dataset, std::size_t trainingRows)
        : m_classes(dataset.classes.size())
        , m_logPrior(m_classes)
    {
        for (std::size_t f = 0; f < dataset.width(); ++f)
            m_features.push_back(fit(dataset, trainingRows, f));
        std::vector<double> counts(m_classes, 1.0);
        for (std::size_t r = 0; r < trainingRows; ++r)
            ++counts[static_cast<std::size_t>(dataset.labels[r])];
        std::ranges::transform(counts, m_logPrior.begin(), [](double count) { return std::log(count); });
    }

    /// The most likely class from the features in `known`.
    std::size_t classify(std::span<const float> row, std::span<const std::size_t> known) const
    {
        std::vector<double> score = m_logPrior;
        for (const std::size_t f : known) {
            if (std::isnan(row[f]))
                continue;
            const std::size_t bin = m_features[f].binOf(row[f]);
            for (std::size_t c = 0; c < m_classes; ++c)
                score[c] += m_features[f].logRate[bin * m_classes + c];
        }
        return static_cast<std::size_t>(std::ranges::max_element(score) - score.begin());
    }

    /// Share of the rows from firstRow on that are classified right.
    double accuracy(const data::Dataset& dataset, std::size_t firstRow,
                    std::span<const std::size_t> known) const
    {
        std::size_t right = 0;
        for (std::size_t r = firstRow; r < dataset.rows(); ++r)
            right += classify(dataset.row(r), known) == static_cast<std::size_t>(dataset.labels[r]) ? 1 : 0;
        return static_cast<double>(right) / static_cast<double>(dataset.rows() - firstRow);
    }

private:
    struct Feature
    {
        std::vector<float> cuts;
        std::vector<double> logRate; ///< [bin][class]

        std::size_t binOf(float value) const
        {
            return static_cast<std::size_t>(std::ranges::upper_bound(cuts, value) - cuts.begin());
        }
    };

    Feature fit(const data::Dataset& dataset, std::size_t rows, std::size_t f) const
    {
        Feature feature;
        feature.cuts = dataset.features[f].kind == data::FeatureKind::Binary ? std::vector<float>{0.5F}
                                                                             : deciles(dataset, rows, f);
        const std::size_t bins = feature.cuts.size() + 1;
        std::vector<double> count(bins * m_classes, 0.5);
        std::vector<double> total(m_classes, 0.5 * static_cast<double>(bins));
        for (std::size_t r = 0; r < rows; ++r) {
            const float value = dataset.row(r)[f];
            if (std::isnan(value))
                continue;
            const auto c = static_cast<std::size_t>(dataset.labels[r]);
            ++count[feature.binOf(value) * m_classes + c];
            ++total[c];
        }
        for (std::size_t i = 0; i < count.size(); ++i)
            feature.logRate.push_back(std::log(count[i] / total[i % m_classes]));
        return feature;
    }

    static std::vector<float> deciles(const data::Dataset& dataset, std::size_t rows, std::size_t f)
    {
        std::vector<float> values;
        for (std::size_t r = 0; r < rows; ++r) {
            if (!std::isnan(dataset.row(r)[f]))
                values.push_back(dataset.row(r)[f]);
        }
        std::ranges::sort(values);
        std::vector<float> cuts;
        for (std::size_t tenth = 1; tenth < 10 && !values.empty(); ++tenth)
            cuts.push_back(values[values.size() * tenth / 10]);
        cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
        return cuts;
    }

    std::size_t m_classes;
    std::vector<double> m_logPrior;
    std::vector<Feature> m_features;
};

} // namespace genex::test
