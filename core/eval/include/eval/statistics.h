// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

/// Statistics over repeats; means and their errors are in metrics.h.
namespace genex::eval {

/// I_x(a, b), the regularised incomplete beta function, for a, b > 0 and 0 ≤ x ≤ 1.
double incompleteBeta(double a, double b, double x);

/// P(|T| ≥ |t|) for Student's t with this many degrees of freedom (> 0).
double studentTwoSided(double t, double degrees);

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

/// Population standard deviation; 0 if empty.
double populationDeviation(std::span<const double> values);

} // namespace genex::eval
