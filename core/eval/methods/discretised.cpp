// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/discretised.h"

#include <algorithm>
#include <cmath>

namespace genex::eval {

namespace {

constexpr std::size_t kBins = 8;
constexpr int kGap = -1;

/// Upper bounds of all octiles but the last.
std::vector<float> bordersOf(std::vector<float> values)
{
    std::erase_if(values, [](float value) { return std::isnan(value); });
    std::ranges::sort(values);
    std::vector<float> borders;
    for (std::size_t i = 1; i < kBins && !values.empty(); ++i) {
        const float border = values[i * values.size() / kBins];
        if (borders.empty() || border > borders.back())
            borders.push_back(border);
    }
    return borders;
}

int binOf(float value, const std::vector<float>& borders)
{
    return static_cast<int>(std::ranges::upper_bound(borders, value) - borders.begin());
}

std::vector<int> codesOf(const std::vector<float>& values, data::FeatureKind kind)
{
    const std::vector<float> borders =
        kind == data::FeatureKind::Numeric ? bordersOf(values) : std::vector<float>();
    std::vector<int> codes;
    for (const float value : values) {
        if (std::isnan(value))
            codes.push_back(kGap);
        else
            codes.push_back(kind == data::FeatureKind::Numeric ? binOf(value, borders)
                                                               : static_cast<int>(value));
    }
    return codes;
}

/// Counts of value pairs in rows with both values.
struct PairCounts
{
    std::size_t width = 0;      ///< values of b
    std::vector<double> pairs;  ///< [values of a × values of b]
    std::vector<double> first;  ///< of each value of a
    std::vector<double> second; ///< of each value of b
    double total = 0;

    PairCounts(std::span<const int> a, std::span<const int> b)
        : width(valuesOf(b))
        , pairs(valuesOf(a) * width)
        , first(valuesOf(a))
        , second(width)
    {
        for (std::size_t r = 0; r < a.size(); ++r) {
            if (a[r] < 0 || b[r] < 0)
                continue;
            const auto i = static_cast<std::size_t>(a[r]);
            const auto j = static_cast<std::size_t>(b[r]);
            ++pairs[i * width + j];
            ++first[i];
            ++second[j];
            ++total;
        }
    }

    static std::size_t valuesOf(std::span<const int> codes)
    {
        return codes.empty() ? 0
                             : static_cast<std::size_t>(std::max(kGap, *std::ranges::max_element(codes)) + 1);
    }

    double entropy(const std::vector<double>& counts) const
    {
        double sum = 0;
        for (const double count : counts)
            sum -= count > 0 ? count / total * std::log(count / total) : 0;
        return sum;
    }

    double information() const
    {
        return total > 0 ? std::max(0.0, entropy(first) + entropy(second) - entropy(pairs)) : 0;
    }
};

} // namespace

Discretised::Discretised(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        std::vector<float> values;
        for (const std::size_t row : rows)
            values.push_back(dataset.row(row)[f]);
        m_columns.push_back(codesOf(values, dataset.features[f].kind));
    }
    for (const std::size_t row : rows)
        m_labels.push_back(dataset.labels[row]);
}

double mutualInformation(std::span<const int> a, std::span<const int> b)
{
    return PairCounts(a, b).information();
}

double normalisedInformation(std::span<const int> a, std::span<const int> b)
{
    const PairCounts counts(a, b);
    const double both = counts.total > 0 ? counts.entropy(counts.first) + counts.entropy(counts.second) : 0;
    return both > 0 ? 2 * counts.information() / both : 0;
}

} // namespace genex::eval
