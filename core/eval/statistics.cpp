// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/statistics.h"

#include "eval/metrics.h"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <limits>

namespace genex::eval {

double incompleteBeta(double a, double b, double x)
{
    return boost::math::ibeta(a, b, std::clamp(x, 0.0, 1.0));
}

double studentTwoSided(double t, double degrees)
{
    return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

std::optional<WelchTest> welchTest(std::span<const double> a, std::span<const double> b)
{
    if (a.size() < 2 || b.size() < 2)
        return std::nullopt;
    const Estimate first = estimateOf(a);
    const Estimate second = estimateOf(b);
    const double varianceA = first.standardError * first.standardError;
    const double varianceB = second.standardError * second.standardError;
    const double difference = first.mean - second.mean;
    if (varianceA + varianceB == 0) {
        const double endless = std::copysign(std::numeric_limits<double>::infinity(), difference);
        return difference == 0 ? WelchTest{} : WelchTest{endless, 0, 0};
    }
    WelchTest test;
    test.t = difference / std::sqrt(varianceA + varianceB);
    test.degrees = (varianceA + varianceB) * (varianceA + varianceB) /
                   (varianceA * varianceA / static_cast<double>(a.size() - 1) +
                    varianceB * varianceB / static_cast<double>(b.size() - 1));
    test.p = studentTwoSided(test.t, test.degrees);
    return test;
}

double populationDeviation(std::span<const double> values)
{
    const auto count = static_cast<double>(values.size());
    return values.size() < 2 ? 0 : estimateOf(values).standardError * std::sqrt(count - 1);
}

} // namespace genex::eval
