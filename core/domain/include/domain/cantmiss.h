// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/conclusion.h"
#include "domain/recommendation.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Diseases that must not be missed: one rule for engine, experiments, window, report and command line.
namespace genex::domain {

/// Threshold of a disease that may be missed: no probability reaches it.
constexpr double kMayBeMissed = std::numeric_limits<double>::infinity();

/// Probability from which the disease must not be missed.
double cantMissThreshold(const Catalogue& catalogue, std::string_view disease);

/// Whether the probability reaches the disease's threshold.
constexpr bool mustNotBeMissed(double probability, double threshold)
{
    return probability >= threshold;
}

/// [C] Positions of the diseases at or above their thresholds, apart from the most likely one. While there is
/// one, a case is not concluded on estimates and no disease is named. Without thresholds the result is empty.
template <std::floating_point Number>
std::vector<std::size_t> notRuledOut(std::span<const Number> probabilities,
                                     std::span<const double> thresholds)
{
    std::vector<std::size_t> standing;
    const auto named =
        static_cast<std::size_t>(std::ranges::max_element(probabilities) - probabilities.begin());
    for (std::size_t c = 0; c < thresholds.size(); ++c) {
        if (c != named && mustNotBeMissed(probabilities[c], thresholds[c]))
            standing.push_back(c);
    }
    return standing;
}

/// Why a case is not concluded on estimates, or no disease is named: this disease is not ruled out.
Concern notRuledOutConcern(const std::string& diseaseName);
/// Whether a can't-miss disease is one of the reasons against a conclusion.
bool isForCantMiss(const Conclusion& conclusion);

/// Whether estimates are accepted: the confidence, reduced by the disagreement between draws, reaches τ.
constexpr bool isTrusted(double confidence, double instability, double threshold)
{
    return confidence * (1 - instability) >= threshold;
}
/// One sentence: why the estimated tests must be ordered after all.
Text reasonToFallBack(const Conclusion& conclusion);

/// A disease at or above its can't-miss threshold.
struct CantMissDisease
{
    std::string disease;
    double probability = 0;
    double threshold = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("disease", self.disease, AnyText{}, kLongestName);
        visit("probability", self.probability, kShare);
        visit("threshold", self.threshold, kShare);
    }

    bool operator==(const CantMissDisease&) const = default;
};

/// All of them in a differential, most likely first, including the leading diagnosis.
std::vector<CantMissDisease> cantMissOf(const Recommendation& recommendation, const Catalogue& catalogue);
std::vector<CantMissDisease> cantMissOf(const Conclusion& conclusion, const Catalogue& catalogue);

} // namespace genex::domain
