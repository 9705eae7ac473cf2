// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/cantmiss.h"

namespace genex::domain {

namespace {

constexpr char kNotRuledOut[] = "must_not_be_missed";

void addStanding(std::vector<CantMissDisease>& standing, const std::string& disease, double probability,
                 const Catalogue& catalogue)
{
    const double threshold = cantMissThreshold(catalogue, disease);
    if (mustNotBeMissed(probability, threshold))
        standing.push_back({disease, probability, threshold});
}

} // namespace

double cantMissThreshold(const Catalogue& catalogue, std::string_view disease)
{
    const Disease* entry = catalogue.disease(disease);
    return entry && entry->cantMiss ? entry->cantMissFrom : kMayBeMissed;
}

Concern notRuledOutConcern(const std::string& diseaseName)
{
    return {kNotRuledOut, Text("Can't-miss diseases not ruled out: %1.", diseaseName)};
}

bool isForCantMiss(const Conclusion& conclusion)
{
    return std::ranges::find(conclusion.concerns, kNotRuledOut, &Concern::code) != conclusion.concerns.end();
}

Text reasonToFallBack(const Conclusion& conclusion)
{
    const bool isTrustedEnough =
        isTrusted(conclusion.confidence, conclusion.instability, conclusion.threshold);
    if (isTrustedEnough && isForCantMiss(conclusion))
        return "A can't-miss disease is not ruled out, so the case cannot be concluded from estimates.";
    return "Confidence is below τ, so the estimates are not accepted.";
}

std::vector<CantMissDisease> cantMissOf(const Recommendation& recommendation, const Catalogue& catalogue)
{
    std::vector<CantMissDisease> standing;
    for (const Likelihood& likelihood : recommendation.differential)
        addStanding(standing, likelihood.disease, likelihood.now, catalogue);
    return standing;
}

std::vector<CantMissDisease> cantMissOf(const Conclusion& conclusion, const Catalogue& catalogue)
{
    std::vector<CantMissDisease> standing;
    for (const Diagnosis& diagnosis : conclusion.differential)
        addStanding(standing, diagnosis.disease, diagnosis.probability, catalogue);
    return standing;
}

} // namespace genex::domain
