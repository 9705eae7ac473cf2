// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/metrics.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace genex::eval {

Estimate estimateOf(std::span<const double> values)
{
    if (values.empty())
        return {};
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    const double error = values.size() < 2 ? 0 : std::sqrt(squares / (count - 1) / count);
    return {mean, error, static_cast<std::int64_t>(values.size())};
}

Estimate estimateOf(std::span<const double> values, std::span<const double> weights)
{
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (values.empty() || total <= 0)
        return {};
    double sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += weights[i] * values[i];
    const double mean = sum / total;
    double squares = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        squares += weights[i] * weights[i] * (values[i] - mean) * (values[i] - mean);
    return {mean, values.size() < 2 ? 0 : std::sqrt(squares) / total,
            static_cast<std::int64_t>(values.size())};
}

Estimate accuracyOf(std::span<const std::int32_t> predicted, std::span<const std::int32_t> labels)
{
    if (predicted.size() != labels.size())
        throw Failure(ErrorCode::Internal, "There are " + std::to_string(predicted.size()) +
                                               " predictions for " + std::to_string(labels.size()) +
                                               " labels.");
    std::vector<double> hits;
    for (std::size_t i = 0; i < labels.size(); ++i)
        hits.push_back(predicted[i] == labels[i] ? 1 : 0);
    return estimateOf(hits);
}

ConfusionCounts::ConfusionCounts(std::size_t classes)
    : m_classes(classes)
    , m_counts(classes * classes)
{}

std::size_t ConfusionCounts::place(std::int32_t label, std::int32_t predicted) const
{
    const auto row = static_cast<std::size_t>(label);
    const auto column = static_cast<std::size_t>(predicted);
    if (label < 0 || predicted < 0 || row >= m_classes || column >= m_classes)
        throw Failure(ErrorCode::Internal, "Class " + std::to_string(std::max(label, predicted)) + " of " +
                                               std::to_string(m_classes) + " is counted.");
    return row * m_classes + column;
}

void ConfusionCounts::add(std::int32_t label, std::int32_t predicted)
{
    ++m_counts[place(label, predicted)];
}

std::int64_t ConfusionCounts::count(std::int32_t label, std::int32_t predicted) const
{
    return m_counts[place(label, predicted)];
}

double quantileOf(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    const std::size_t index = std::clamp<std::size_t>(rank, 1, values.size()) - 1;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(index), values.end());
    return values[index];
}

double quantileOf(std::span<const double> values, std::span<const double> weights, double share)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    const double wanted = share * std::accumulate(weights.begin(), weights.end(), 0.0) * (1 - 1e-12);
    double reached = 0;
    for (const std::size_t i : order) {
        reached += weights[i];
        if (reached >= wanted)
            return values[i];
    }
    return values.empty() ? 0 : values[order.back()];
}

} // namespace genex::eval
