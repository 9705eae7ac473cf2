// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/statistics.h"

#include "common/error.h"
#include "common/random.h"
#include "eval/metrics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace genex::eval {

namespace {

constexpr double kTail = 0.025; ///< beyond either end of a 95 % interval
constexpr int kFewestDraws = 100;

[[noreturn]] void refuse(Text message)
{
    throw Failure(ErrorCode::Internal, std::move(message));
}

/// t, where an error of 0 leaves no doubt.
double ratioOf(double difference, double error)
{
    if (error > 0)
        return difference / error;
    return difference == 0 ? 0 : std::copysign(std::numeric_limits<double>::infinity(), difference);
}

bool doNotVary(std::span<const double> values)
{
    return std::ranges::all_of(values, [&](double value) { return value == values.front(); });
}

/// The trials of each patient.
std::vector<std::vector<std::size_t>> trialsByPatient(std::span<const std::size_t> patientOfTrial)
{
    std::map<std::size_t, std::vector<std::size_t>> trialsOf;
    for (std::size_t trial = 0; trial < patientOfTrial.size(); ++trial)
        trialsOf[patientOfTrial[trial]].push_back(trial);
    std::vector<std::vector<std::size_t>> trials;
    for (auto& [patient, own] : trialsOf)
        trials.push_back(std::move(own));
    return trials;
}

double finiteFigure(const TrialFigure& figure, std::span<const std::size_t> trials)
{
    const double value = figure(trials);
    if (!std::isfinite(value))
        refuse("A figure of drawn patients is not a finite number.");
    return value;
}

} // namespace

double incompleteBeta(double a, double b, double x)
{
    return boost::math::ibeta(a, b, std::clamp(x, 0.0, 1.0));
}

double studentTwoSided(double t, double degrees)
{
    return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

double studentUpperTail(double t, double degrees)
{
    if (std::isinf(t))
        return t > 0 ? 0 : 1;
    return boost::math::cdf(boost::math::complement(boost::math::students_t(degrees), t));
}

double studentQuantile(double probability, double degrees)
{
    return boost::math::quantile(boost::math::students_t(degrees), probability);
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

PairedTest correctedPairedTest(std::span<const double> differences, double testPerTraining)
{
    if (differences.size() < 2)
        refuse("A paired test needs at least two repeats.");
    if (!std::ranges::all_of(differences, [](double difference) { return std::isfinite(difference); }))
        refuse("A difference between two repeats is not a finite number.");
    if (!std::isfinite(testPerTraining) || testPerTraining <= 0)
        refuse(Text("Test rows per training row must be above 0, not %1.", testPerTraining));
    const Estimate naive = estimateOf(differences);
    const auto repeats = static_cast<double>(differences.size());
    PairedTest test;
    test.difference = naive.mean;
    test.degrees = repeats - 1;
    // Rounding must not make a deviation out of equal differences.
    if (!doNotVary(differences))
        test.standardError = naive.standardError * std::sqrt(1 + repeats * testPerTraining);
    test.t = ratioOf(test.difference, test.standardError);
    test.p = std::isinf(test.t) ? 0 : studentTwoSided(test.t, test.degrees);
    const double reach = studentQuantile(1 - kTail, test.degrees) * test.standardError;
    test.low = test.difference - reach;
    test.high = test.difference + reach;
    return test;
}

NonInferiority nonInferiority(const PairedTest& test, double margin)
{
    if (!std::isfinite(margin) || margin <= 0)
        refuse(Text("A margin must be above 0, not %1.", margin));
    if (test.degrees < 1)
        refuse("A margin needs the paired test of at least two repeats.");
    NonInferiority result;
    result.margin = margin;
    result.t = ratioOf(test.difference + margin, test.standardError);
    result.p = studentUpperTail(result.t, test.degrees);
    result.lowest = test.difference - studentQuantile(1 - 2 * kTail, test.degrees) * test.standardError;
    return result;
}

std::vector<double> holmAdjusted(std::span<const double> pValues)
{
    for (const double p : pValues) {
        if (!(p >= 0 && p <= 1))
            refuse(Text("A p-value must be between 0 and 1, not %1.", p));
    }
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pValues[i]; });
    std::vector<double> adjusted(pValues.size());
    double highest = 0; // an adjusted value is never below that of a smaller one
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const auto remaining = static_cast<double>(order.size() - rank);
        highest = std::max(highest, std::min(1.0, remaining * pValues[order[rank]]));
        adjusted[order[rank]] = highest;
    }
    return adjusted;
}

FigureInterval bootstrapOverPatients(std::span<const std::size_t> patientOfTrial, const TrialFigure& figure,
                                     std::uint64_t seed, int draws)
{
    const std::vector<std::vector<std::size_t>> patients = trialsByPatient(patientOfTrial);
    if (patients.size() < 2)
        refuse("An interval over patients needs at least two different patients.");
    if (draws < kFewestDraws)
        refuse(Text("An interval over patients needs at least %1 draws, not %2.", kFewestDraws, draws));
    std::vector<std::size_t> trials(patientOfTrial.size());
    std::iota(trials.begin(), trials.end(), std::size_t{0});
    FigureInterval interval{finiteFigure(figure, trials), 0, 0};
    Random random = Random(seed).child("bootstrap");
    std::vector<double> figures;
    for (int draw = 0; draw < draws; ++draw) {
        trials.clear();
        for (std::size_t i = 0; i < patients.size(); ++i) {
            const std::vector<std::size_t>& drawn = patients[random.below(patients.size())];
            trials.insert(trials.end(), drawn.begin(), drawn.end());
        }
        figures.push_back(finiteFigure(figure, trials));
    }
    interval.low = quantileOf(figures, kTail);
    interval.high = quantileOf(std::move(figures), 1 - kTail);
    return interval;
}

double populationDeviation(std::span<const double> values)
{
    const auto count = static_cast<double>(values.size());
    return values.size() < 2 ? 0 : estimateOf(values).standardError * std::sqrt(count - 1);
}

} // namespace genex::eval
