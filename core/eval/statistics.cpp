// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/statistics.h"

#include "eval/metrics.h"

#include <cmath>
#include <limits>

namespace genex::eval {

namespace {

constexpr int kMostTerms = 1000;
constexpr double kSmallest = 1e-300;
constexpr double kPrecision = 1e-15;

double notZero(double value)
{
    return std::abs(value) < kSmallest ? kSmallest : value;
}

/// The continued fraction of I_x(a, b) (Abramowitz and Stegun 26.5.8) by Lentz's rule; it is quick for
/// x < (a + 1) / (a + b + 2).
double betaFraction(double a, double b, double x)
{
    double c = 1;
    double d = 1 / notZero(1 - (a + b) * x / (a + 1));
    double value = d;
    const auto multiply = [&](double coefficient) {
        d = 1 / notZero(1 + coefficient * d);
        c = notZero(1 + coefficient / c);
        value *= c * d;
    };
    for (int m = 1; m <= kMostTerms; ++m) {
        multiply(m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)));
        const double before = value;
        multiply(-(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)));
        if (std::abs(value - before) <= kPrecision * std::abs(value))
            break;
    }
    return value;
}

} // namespace

double incompleteBeta(double a, double b, double x)
{
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a
                                     : 1 - front * betaFraction(b, a, 1 - x) / b;
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
