// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Statistics over repeats; means and their errors are in metrics.h.
namespace genex::eval {

/// I_x(a, b), the regularised incomplete beta function, for a, b > 0 and 0 ≤ x ≤ 1.
double incompleteBeta(double a, double b, double x);

/// P(|T| ≥ |t|) for Student's t with this many degrees of freedom (> 0).
double studentTwoSided(double t, double degrees);

/// P(T ≥ t).
double studentUpperTail(double t, double degrees);

/// The t that Student's T stays below with this probability (between 0 and 1).
double studentQuantile(double probability, double degrees);

/// Welch's test of equal means, for samples whose variances may differ.
struct WelchTest
{
    double t = 0;       ///< (mean a − mean b) / √(s_a²/n_a + s_b²/n_b); ±∞ if neither sample varies
    double degrees = 0; ///< Welch–Satterthwaite; 0 if neither sample varies
    double p = 1;       ///< two-sided

    bool operator==(const WelchTest&) const = default;
};

/// Empty for fewer than two values on either side. Samples that do not vary give p = 1 or 0.
std::optional<WelchTest> welchTest(std::span<const double> a, std::span<const double> b);

/// Paired differences over repeats of random splits. Repeats draw from the same rows, so their differences
/// are not independent and the usual error is too small; Nadeau and Bengio (2003) add what the overlap hides:
/// s²·(1/k + n_test/n_train) instead of s²/k.
struct PairedTest
{
    double difference = 0;    ///< mean
    double standardError = 0; ///< corrected
    double degrees = 0;       ///< k − 1
    double t = 0;             ///< ±∞ if the differences do not vary and are not 0
    double p = 1;             ///< two-sided; 1 or 0 if the differences do not vary
    double low = 0;           ///< 95 % interval of the difference
    double high = 0;

    bool operator==(const PairedTest&) const = default;
};

/// `testPerTraining` is n_test/n_train, in distinct rows. Throws Failure(Internal) for fewer than two
/// differences, a difference that is not finite, or a ratio that is not positive.
PairedTest correctedPairedTest(std::span<const double> differences, double testPerTraining);

/// Whether a method is worse than another by less than a margin, one-sided at 5 %.
struct NonInferiority
{
    double margin = 0;
    double t = 0;      ///< (difference + margin) / error
    double p = 1;      ///< of "worse by the margin or more"
    double lowest = 0; ///< one-sided 95 % bound of the difference

    bool isShown() const { return p < 0.05; }
    bool operator==(const NonInferiority&) const = default;
};

/// A positive difference is in favour of the method in question. The margin must have been chosen before the
/// figures were seen; throws Failure(Internal) unless it is positive.
NonInferiority nonInferiority(const PairedTest& test, double margin);

/// Holm's adjustment: rejecting whatever is below 5 % after it is wrong about any true hypothesis in at most
/// one of twenty families. In the order given. Throws Failure(Internal) for what is not a probability.
std::vector<double> holmAdjusted(std::span<const double> pValues);

/// A figure and its 95 % interval.
struct FigureInterval
{
    double value = 0;
    double low = 0;
    double high = 0;

    bool operator==(const FigureInterval&) const = default;
};

/// A figure of these trials, each named by its place; a trial may occur several times.
using TrialFigure = std::function<double(std::span<const std::size_t>)>;

/// Percentile bootstrap: patients are drawn with replacement, each with all of its trials, because the trials
/// of a patient are not independent. The same seed gives the same interval. Throws Failure(Internal) for
/// fewer than two different patients, fewer than 100 draws, or a figure that is not finite.
FigureInterval bootstrapOverPatients(std::span<const std::size_t> patientOfTrial, const TrialFigure& figure,
                                     std::uint64_t seed, int draws = 2000);

/// Population standard deviation; 0 if empty.
double populationDeviation(std::span<const double> values);

} // namespace genex::eval
