// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/conclusion.h"
#include "domain/recommendation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <concepts>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Diseases that must not be missed: the rule, once for engine, experiments, window, report and command line.
namespace genex::domain {

/// The threshold of a disease that may be missed: no probability reaches it.
constexpr double kMayBeMissed = std::numeric_limits<double>::infinity();

/// From which probability on the disease must not be missed.
double cantMissThreshold(const Catalogue& catalogue, std::string_view disease);

/// Whether a disease with this threshold stands: it is not to be passed over at that probability.
constexpr bool mustNotBeMissed(double probability, double threshold)
{
    return probability >= threshold;
}

/// [C] Positions of the diseases that stand behind the likeliest one, which is the one to be named. While
/// there is one, a case is not concluded on estimates, and no disease is named. No thresholds: none stands.
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

/// Why a case is not concluded on estimates, or why no disease is named: this one is not ruled out.
Concern notRuledOutConcern(const std::string& diseaseName);
/// One of the reasons why the answer is no conclusion is a disease that must not be missed.
bool isForCantMiss(const Conclusion& conclusion);

/// Whether generated values may stand: τ against the confidence, which counts less the more draws disagree.
constexpr bool isTrusted(double confidence, double instability, double threshold)
{
    return confidence * (1 - instability) >= threshold;
}
/// Why what was estimated has to be ordered after all, in one sentence.
Text reasonToFallBack(const Conclusion& conclusion);

/// A disease that stands at or above its threshold.
struct CantMissDisease
{
    std::string disease;
    double probability = 0;
    double threshold = 0;

    bool operator==(const CantMissDisease&) const = default;
};
void to_json(nlohmann::json& json, const CantMissDisease& disease);

/// All that stand in a differential, the likeliest first; also the one that is named.
std::vector<CantMissDisease> cantMissOf(const Recommendation& recommendation, const Catalogue& catalogue);
std::vector<CantMissDisease> cantMissOf(const Conclusion& conclusion, const Catalogue& catalogue);

} // namespace genex::domain
