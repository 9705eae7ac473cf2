// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace genex::method {

namespace {

struct Moments
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    double cubes = 0;
    float low = 0;
    float high = 0;

    void add(float value)
    {
        const double number = value;
        low = count == 0 ? value : std::min(low, value);
        high = count == 0 ? value : std::max(high, value);
        ++count;
        sum += number;
        squares += number * number;
        cubes += number * number * number;
    }
    double mean() const { return count == 0 ? 0 : sum / count; }
    /// Third standardised moment: 0 for symmetric distributions, 2 for an exponential one.
    double skewness() const
    {
        const double third = cubes / count - 3 * mean() * squares / count + 2 * mean() * mean() * mean();
        return third / std::pow(scale(), 3);
    }
    /// The standard deviation; 1 for a constant column.
    float scale() const
    {
        constexpr double kConstant = 1e-6; // as a fraction of the mean
        const double deviation = count == 0 ? 0 : std::sqrt(std::max(0.0, squares / count - mean() * mean()));
        const bool varies =
            deviation > kConstant * std::abs(mean()) && deviation > std::numeric_limits<float>::min();
        return varies ? static_cast<float>(deviation) : 1.0F;
    }
};

template <typename Transform>
Moments momentsOf(const data::Dataset& dataset, std::span<const std::size_t> rows, std::size_t feature,
                  Transform&& transform)
{
    Moments moments;
    for (const std::size_t r : rows) {
        const float value = dataset.row(r)[feature];
        if (!std::isnan(value))
            moments.add(transform(value));
    }
    return moments;
}

/// Non-negative values with a long upper tail, like most laboratory values.
bool isSkewed(const Moments& values, const Moments& logarithms)
{
    constexpr double kSkewed = 1;
    return values.skewness() > kSkewed && std::abs(logarithms.skewness()) < values.skewness();
}

} // namespace

Encoding Encoding::measure(const data::Dataset& dataset, std::span<const std::size_t> rows, ValueEncoding how,
                           bool takesLogarithms)
{
    Encoding encoding;
    encoding.layout = data::InputLayout(dataset.features);
    encoding.isLogarithm.resize(dataset.width());
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
            const Moments values = momentsOf(dataset, rows, f, std::identity());
            Moments counted = values;
            if (takesLogarithms && feature.kind == data::FeatureKind::Numeric && values.low > 0) {
                const Moments logarithms =
                    momentsOf(dataset, rows, f, [](float value) { return std::log(value); });
                encoding.isLogarithm[f] = isSkewed(values, logarithms) ? 1 : 0;
                counted = encoding.isLogarithm[f] ? logarithms : values;
            }
            add(static_cast<float>(counted.mean()), counted.scale(), values.low, values.high);
        }
    }
    return encoding;
}

Cell Encoding::cell(std::size_t feature, double value) const
{
    const auto begin = static_cast<std::uint32_t>(layout.begin(feature));
    if (layout.isCategorical(feature))
        return {begin + static_cast<std::uint32_t>(value), 1};
    const double counted = isLogarithm[feature] ? std::log(std::max(value, least(feature))) : value;
    return {begin, static_cast<float>((counted - mean[feature]) / scale[feature])};
}

double Encoding::valueOf(std::size_t feature, Cell cell) const
{
    if (layout.isCategorical(feature))
        return static_cast<double>(cell.input) - static_cast<double>(layout.begin(feature));
    const double counted = static_cast<double>(cell.amount) * scale[feature] + mean[feature];
    return isLogarithm[feature] ? std::clamp(std::exp(counted), least(feature), 2.0 * high[feature])
                                : counted;
}

bool Encoding::accepts(std::size_t feature, double value) const
{
    const double width = std::max(static_cast<double>(high[feature]) - low[feature], 1.0 * scale[feature]);
    return value >= low[feature] - width && value <= high[feature] + width;
}

} // namespace genex::method
