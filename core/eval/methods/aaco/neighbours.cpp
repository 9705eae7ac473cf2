// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/neighbours.h"

#include "eval/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace genex::eval {

Neighbours::Neighbours(const data::Dataset& dataset, std::vector<std::size_t> rows, Scaled scaled)
    : m_dataset(dataset)
    , m_rows(std::move(rows))
    , m_scaled(scaled)
{
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        std::vector<double> values;
        for (const std::size_t row : m_rows) {
            if (const float value = dataset.row(row)[f]; !std::isnan(value))
                values.push_back(value);
        }
        const double deviation = populationDeviation(values);
        m_scales.push_back(deviation > 0 ? 1 / deviation : 0);
    }
}

bool Neighbours::isScaled(std::size_t feature) const
{
    const data::FeatureKind kind = m_dataset.features[feature].kind;
    return kind == data::FeatureKind::Numeric ||
           (m_scaled == Scaled::AllNumbers && kind != data::FeatureKind::Categorical);
}

double Neighbours::distance(std::span<const float> patient, std::span<const std::int64_t> known,
                            std::span<const float> row) const
{
    double sum = 0;
    double shared = 0;
    for (const std::int64_t feature : known) {
        const auto f = static_cast<std::size_t>(feature);
        if (std::isnan(row[f]) || std::isnan(patient[f]))
            continue;
        const double difference = static_cast<double>(row[f]) - patient[f];
        const double scaled = isScaled(f) ? difference * m_scales[f] : (difference == 0 ? 0.0 : 1.0);
        sum += scaled * scaled;
        ++shared;
    }
    // A row that shares no feature is maximally distant, unless nothing is known at all.
    return shared > 0 ? sum / shared : (known.empty() ? 0 : std::numeric_limits<double>::max());
}

std::vector<std::size_t> Neighbours::nearest(std::span<const float> patient,
                                             std::span<const std::int64_t> known, std::size_t count,
                                             std::optional<std::size_t> own) const
{
    std::vector<std::pair<double, std::size_t>> all;
    for (const std::size_t row : m_rows) {
        if (row != own)
            all.emplace_back(distance(patient, known, m_dataset.row(row)), row);
    }
    count = std::min(count, all.size());
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back(all[i].second);
    return rows;
}

} // namespace genex::eval
