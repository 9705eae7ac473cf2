// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/clinicalstatistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace genex::eval {

namespace {

constexpr double kNormal95 = 1.959963984540054;
constexpr double kLeastProbability = 1e-9; // whose log odds are finite
constexpr double kFewestEvents = 5;
constexpr std::array kDecisionThresholds{0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
constexpr int kOperatingPoints = 20;
constexpr int kCoveragePoints = 10;

/// Weight of patients with and without the outcome.
struct Counts
{
    double events = 0;
    double others = 0;

    void add(bool isEvent, double weight) { (isEvent ? events : others) += weight; }
    double all() const { return events + others; }
};

Counts countsOf(const PredictedOutcomes& predicted)
{
    Counts counts;
    for (std::size_t i = 0; i < predicted.outcomes.size(); ++i)
        counts.add(predicted.outcomes[i] != 0, predicted.weights[i]);
    return counts;
}

IntervalFigure around(double value, double error)
{
    return {value, value - kNormal95 * error, value + kNormal95 * error};
}

// --- logistic regression

double logOdds(double probability)
{
    const double bounded = std::clamp(probability, kLeastProbability, 1 - kLeastProbability);
    return std::log(bounded / (1 - bounded));
}

/// Gradient and information of the log likelihood of y ~ a + b·x.
struct Likelihood
{
    std::array<double, 2> gradient{};
    double aa = 0;
    double ab = 0;
    double bb = 0;

    double determinant() const { return aa * bb - ab * ab; }
};

Likelihood likelihoodOf(const PredictedOutcomes& predicted, std::span<const double> odds, double a, double b)
{
    Likelihood sum;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const double p = 1 / (1 + std::exp(-(a + b * odds[i])));
        const double weight = predicted.weights[i];
        const double miss = weight * (predicted.outcomes[i] - p);
        const double spread = weight * p * (1 - p);
        sum.gradient[0] += miss;
        sum.gradient[1] += miss * odds[i];
        sum.aa += spread;
        sum.ab += spread * odds[i];
        sum.bb += spread * odds[i] * odds[i];
    }
    return sum;
}

constexpr int kMostSteps = 50;
constexpr double kMostChange = 2; // of a Newton step: log odds are bounded, but may be far away
constexpr double kPrecision = 1e-10;
constexpr double kLeastInformation = 1e-12;

std::optional<IntervalFigure> interceptOf(const PredictedOutcomes& predicted, std::span<const double> odds)
{
    double a = 0;
    for (int step = 0; step < kMostSteps; ++step) {
        const Likelihood at = likelihoodOf(predicted, odds, a, 1);
        if (!(at.aa > kLeastInformation))
            return std::nullopt;
        const double change = std::clamp(at.gradient[0] / at.aa, -kMostChange, kMostChange);
        a += change;
        if (std::abs(change) < kPrecision)
            return around(a, 1 / std::sqrt(at.aa));
    }
    return std::nullopt;
}

std::optional<IntervalFigure> slopeOf(const PredictedOutcomes& predicted, std::span<const double> odds)
{
    double a = 0;
    double b = 1;
    for (int step = 0; step < kMostSteps; ++step) {
        const Likelihood at = likelihoodOf(predicted, odds, a, b);
        const double determinant = at.determinant();
        if (!(determinant > kLeastInformation))
            return std::nullopt;
        const double changeA = (at.bb * at.gradient[0] - at.ab * at.gradient[1]) / determinant;
        const double changeB = (at.aa * at.gradient[1] - at.ab * at.gradient[0]) / determinant;
        a += std::clamp(changeA, -kMostChange, kMostChange);
        b += std::clamp(changeB, -kMostChange, kMostChange);
        if (std::abs(changeA) < kPrecision && std::abs(changeB) < kPrecision)
            return around(b, std::sqrt(at.aa / determinant));
    }
    return std::nullopt;
}

// --- by descending probability

/// Patients of equal probability, from the highest down.
template <typename Visit>
void forDescending(const PredictedOutcomes& predicted, Visit&& visit)
{
    std::vector<std::size_t> order(predicted.outcomes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::size_t i) { return predicted.probabilities[i]; });
    for (std::size_t begin = 0; begin < order.size();) {
        const double probability = predicted.probabilities[order[begin]];
        Counts tied;
        for (; begin < order.size() && predicted.probabilities[order[begin]] == probability; ++begin)
            tied.add(predicted.outcomes[order[begin]] != 0, predicted.weights[order[begin]]);
        visit(probability, tied);
    }
}

/// Hanley and McNeil's error of an area.
double areaError(double area, const Counts& counts)
{
    const double twoEvents = area / (2 - area);
    const double twoOthers = 2 * area * area / (1 + area);
    const double variance =
        (area * (1 - area) + std::max(0.0, counts.events - 1) * (twoEvents - area * area) +
         std::max(0.0, counts.others - 1) * (twoOthers - area * area)) /
        (counts.events * counts.others);
    return std::sqrt(std::max(0.0, variance));
}

contract::OperatingPoint pointAt(double threshold, const Counts& passed, const Counts& all)
{
    contract::OperatingPoint point{threshold, passed.events / all.events, 1 - passed.others / all.others, {}};
    if (passed.all() > 0)
        point.precision = passed.events / passed.all();
    return point;
}

double netBenefit(const Counts& passed, double patients, double threshold)
{
    return (passed.events - passed.others * threshold / (1 - threshold)) / patients;
}

} // namespace

IntervalFigure wilsonInterval(double hits, double patients)
{
    if (!(patients > 0))
        return {0, 0, 1};
    const double share = hits / patients;
    const double z2 = kNormal95 * kNormal95;
    const double centre = (share + z2 / (2 * patients)) / (1 + z2 / patients);
    const double half = kNormal95 *
                        std::sqrt(share * (1 - share) / patients + z2 / (4 * patients * patients)) /
                        (1 + z2 / patients);
    return {share, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

std::optional<CalibrationLine> calibrationLineOf(const PredictedOutcomes& predicted)
{
    const Counts counts = countsOf(predicted);
    if (counts.events < kFewestEvents || counts.others < kFewestEvents)
        return std::nullopt;
    std::vector<double> odds;
    for (const double probability : predicted.probabilities)
        odds.push_back(logOdds(probability));
    const std::optional<IntervalFigure> slope = slopeOf(predicted, odds);
    const std::optional<IntervalFigure> intercept = interceptOf(predicted, odds);
    if (!slope || !intercept)
        return std::nullopt;
    return CalibrationLine{*slope, *intercept};
}

std::optional<IntervalFigure> aurocOf(const PredictedOutcomes& predicted)
{
    const Counts counts = countsOf(predicted);
    if (!(counts.events > 0 && counts.others > 0))
        return std::nullopt;
    double above = 0; // events passed so far
    double pairs = 0;
    forDescending(predicted, [&](double /*probability*/, const Counts& tied) {
        pairs += tied.others * (above + tied.events / 2);
        above += tied.events;
    });
    const double area = pairs / (counts.events * counts.others);
    const IntervalFigure interval = around(area, areaError(area, counts));
    return IntervalFigure{area, std::max(0.0, interval.low), std::min(1.0, interval.high)};
}

std::optional<double> averagePrecisionOf(const PredictedOutcomes& predicted)
{
    const double events = countsOf(predicted).events;
    if (!(events > 0))
        return std::nullopt;
    Counts passed;
    double sum = 0;
    forDescending(predicted, [&](double /*probability*/, const Counts& tied) {
        passed.events += tied.events;
        passed.others += tied.others;
        sum += tied.events * passed.events / std::max(passed.all(), kLeastInformation);
    });
    return sum / events;
}

std::vector<contract::OperatingPoint> operatingPointsOf(const PredictedOutcomes& predicted)
{
    const Counts all = countsOf(predicted);
    std::vector<contract::OperatingPoint> points;
    if (!(all.events > 0 && all.others > 0))
        return points;
    Counts passed;
    double next = 0; // sum of both rates, so that either curve is followed where it turns
    forDescending(predicted, [&](double probability, const Counts& tied) {
        passed.events += tied.events;
        passed.others += tied.others;
        const double rates = passed.events / all.events + passed.others / all.others;
        if (rates < next)
            return;
        points.push_back(pointAt(probability, passed, all));
        next = rates + 2.0 / kOperatingPoints;
    });
    return points;
}

std::vector<contract::DecisionPoint> decisionCurveOf(const PredictedOutcomes& predicted)
{
    const Counts all = countsOf(predicted);
    std::vector<contract::DecisionPoint> curve;
    if (!(all.all() > 0))
        return curve;
    for (const double threshold : kDecisionThresholds) {
        Counts passed;
        for (std::size_t i = 0; i < predicted.outcomes.size(); ++i) {
            if (predicted.probabilities[i] >= threshold)
                passed.add(predicted.outcomes[i] != 0, predicted.weights[i]);
        }
        curve.push_back(
            {threshold, netBenefit(passed, all.all(), threshold), netBenefit(all, all.all(), threshold)});
    }
    return curve;
}

std::vector<contract::CoveragePoint> riskCoverageOf(const PredictedOutcomes& confidence)
{
    const Counts all = countsOf(confidence);
    std::vector<contract::CoveragePoint> points;
    Counts answered;
    forDescending(confidence, [&](double lowest, const Counts& tied) {
        answered.events += tied.events;
        answered.others += tied.others;
        const double coverage = answered.all() / all.all();
        while (static_cast<double>(points.size() + 1) / kCoveragePoints <= coverage + kPrecision)
            points.push_back({coverage, answered.others / answered.all(), lowest});
    });
    return points;
}

} // namespace genex::eval
