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

Encoding Encoding::measure(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    Encoding encoding;
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        const bool isBinary = dataset.features[f].kind == data::FeatureKind::Binary;
        const Moments moments = isBinary ? Moments{} : momentsOf(dataset, rows, f);
        encoding.mean.push_back(isBinary ? 0.5F : static_cast<float>(moments.mean()));
        encoding.scale.push_back(isBinary ? 0.5F : moments.scale());
        encoding.low.push_back(isBinary ? 0.0F : moments.low);
        encoding.high.push_back(isBinary ? 1.0F : moments.high);
    }
    return encoding;
}

bool Encoding::accepts(std::size_t feature, double value) const
{
    const double width = std::max(static_cast<double>(high[feature]) - low[feature], 1.0 * scale[feature]);
    return value >= low[feature] - width && value <= high[feature] + width;
}

} // namespace genex::method
