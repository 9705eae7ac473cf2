// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimates.h"

#include "tensors.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace genex::method {

namespace {

/// The number that a share of the sorted ones lies below.
double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - std::floor(place));
}

/// No further than training patients were: a generator's draws of a number have tails that nobody has.
domain::EstimatedRange rangeOf(std::vector<double> numbers, double lowest, double highest)
{
    std::ranges::sort(numbers);
    domain::EstimatedRange range{quantile(numbers, 0.5), quantile(numbers, 0.1), quantile(numbers, 0.9)};
    if (lowest < highest) {
        for (double* number : {&range.median, &range.low, &range.high})
            *number = std::clamp(*number, lowest, highest);
    }
    return range;
}

} // namespace

domain::EstimatedValue estimateOf(const ModelData& data, const EstimatedDraws& drawn, std::int64_t place,
                                  std::int64_t feature)
{
    const auto f = static_cast<std::size_t>(feature);
    const data::FeatureColumn& column = data.facts.features[f];
    domain::EstimatedValue value;
    value.feature = column.id;
    const std::vector<float> amounts = floatsOf(drawn.values.amounts.select(1, place));
    const auto draws = static_cast<double>(amounts.size());
    if (column.kind == data::FeatureKind::Categorical) {
        std::vector<double> counts(column.categories.size());
        const std::int64_t begin = drawn.kinds.begins[static_cast<std::size_t>(place)];
        for (const std::int64_t input : integersOf(drawn.values.inputs.select(1, place)))
            ++counts[static_cast<std::size_t>(input - begin)];
        for (std::size_t i = 0; i < counts.size(); ++i)
            value.categories.push_back({column.categories[i], counts[i] / draws});
        std::ranges::stable_sort(value.categories, std::ranges::greater{},
                                 &domain::CategoryShare::probability);
        return value;
    }
    double sum = 0;
    double squares = 0;
    std::vector<double> numbers;
    for (const float amount : amounts) {
        const double number = data.encoding.valueOf(f, {static_cast<std::uint32_t>(0), amount});
        sum += number;
        squares += number * number;
        numbers.push_back(number);
    }
    const double mean = sum / draws;
    if (column.kind == data::FeatureKind::Binary) {
        value.present = std::clamp(mean, 0.0, 1.0);
        return value;
    }
    value.mean = mean;
    value.deviation = std::sqrt(std::max(0.0, squares / draws - mean * mean));
    value.range = rangeOf(std::move(numbers), data.encoding.low[f], data.encoding.high[f]);
    return value;
}

} // namespace genex::method
