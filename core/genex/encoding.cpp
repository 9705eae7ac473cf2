// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace genex::method {

namespace {

struct Moments
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    float low = 0;
    float high = 0;

    void add(float value)
    {
        low = count == 0 ? value : std::min(low, value);
        high = count == 0 ? value : std::max(high, value);
        ++count;
        sum += value;
        squares += static_cast<double>(value) * value;
    }
    double mean() const { return count == 0 ? 0 : sum / count; }
    /// The standard deviation; 1 for a column that does not vary.
    float scale() const
    {
        constexpr double kConstant = 1e-6; // as a part of the mean
        const double deviation = count == 0 ? 0 : std::sqrt(std::max(0.0, squares / count - mean() * mean()));
        const bool varies =
            deviation > kConstant * std::abs(mean()) && deviation > std::numeric_limits<float>::min();
        return varies ? static_cast<float>(deviation) : 1.0F;
    }
};

Moments momentsOf(const data::Dataset& dataset, std::span<const std::size_t> rows, std::size_t feature)
{
    Moments moments;
    for (const std::size_t r : rows) {
        const float value = dataset.row(r)[feature];
        if (!std::isnan(value))
            moments.add(value);
    }
    return moments;
}

} // namespace

Encoding Encoding::measure(const data::Dataset& dataset, std::span<const std::size_t> rows, ValueEncoding how)
{
    Encoding encoding;
    encoding.layout = data::InputLayout(dataset.features);
    const auto add = [&encoding](float mean, float scale, float low, float high) {
        encoding.mean.push_back(mean);
        encoding.scale.push_back(scale);
        encoding.low.push_back(low);
        encoding.high.push_back(high);
    };
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        const data::FeatureColumn& feature = dataset.features[f];
        if (feature.kind == data::FeatureKind::Binary) {
            how == ValueEncoding::Centred ? add(0.5F, 0.5F, 0, 1) : add(0, 1, 0, 1);
        } else if (feature.kind == data::FeatureKind::Categorical) {
            add(0, 1, 0, static_cast<float>(feature.categories.size()) - 1);
        } else {
            const Moments moments = momentsOf(dataset, rows, f);
            add(static_cast<float>(moments.mean()), moments.scale(), moments.low, moments.high);
        }
    }
    return encoding;
}

Cell Encoding::cell(std::size_t feature, double value) const
{
    const auto begin = static_cast<std::uint32_t>(layout.begin(feature));
    if (layout.isCategorical(feature))
        return {begin + static_cast<std::uint32_t>(value), 1};
    return {begin, static_cast<float>((value - mean[feature]) / scale[feature])};
}

double Encoding::valueOf(std::size_t feature, Cell cell) const
{
    if (layout.isCategorical(feature))
        return static_cast<double>(cell.input) - static_cast<double>(layout.begin(feature));
    return static_cast<double>(cell.amount) * scale[feature] + mean[feature];
}

bool Encoding::accepts(std::size_t feature, double value) const
{
    const double width = std::max(static_cast<double>(high[feature]) - low[feature], 1.0 * scale[feature]);
    return value >= low[feature] - width && value <= high[feature] + width;
}

} // namespace genex::method
