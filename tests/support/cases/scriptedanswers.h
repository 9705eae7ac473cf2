// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conclusion.h"
#include "domain/recommendation.h"
#include "support/cases/tinymodel.h"

#include <string>

/// What an engine answers about a case, in tests.
namespace genex::testing {

/// Order crp and the film, estimate the D-dimer.
inline domain::Recommendation scriptedRecommendation(const std::string& hash = kTinyModel)
{
    domain::Recommendation made;
    made.modelSha256 = hash;
    made.programVersion = "1";
    made.seed = 7;
    made.order = {{"crp", 0.5, 1}, {"malaria_film", 0.2, 1, domain::Stage::Laboratory, 60}};
    made.estimate = {"d_dimer"};
    made.differential = {{"influenza", 0.6, 0.7}, {"covid_19", 0.35, 0.25}, {"malaria", 0.05, 0.05}};
    made.confidenceNow = 0.6;
    made.confidenceExpected = 0.7;
    made.threshold = 0.8;
    return made;
}

inline domain::EstimatedValue scriptedEstimate()
{
    domain::EstimatedValue estimate;
    estimate.feature = "d_dimer";
    estimate.mean = 0.4;
    estimate.deviation = 0.1;
    estimate.range = domain::EstimatedRange{0.4, 0.3, 0.6};
    return estimate;
}

/// Fall back: the D-dimer is to be ordered. Awaiting results: the platelets are wanted besides.
inline domain::Conclusion scriptedConclusion(domain::CaseStage stage, const std::string& hash = kTinyModel)
{
    const bool isConcluded = stage == domain::CaseStage::Concluded;
    domain::Conclusion made;
    made.modelSha256 = hash;
    made.programVersion = "1";
    made.seed = 7;
    made.stage = stage;
    made.differential = {{"influenza", isConcluded ? 0.95 : 0.7, {}}, {"covid_19", 0.05, {}}};
    made.confidence = made.differential.front().probability;
    made.threshold = 0.8;
    if (stage == domain::CaseStage::AwaitingResults) {
        made.order = {"platelets"};
        return made;
    }
    made.estimates = {scriptedEstimate()};
    made.usesEstimates = true;
    if (stage == domain::CaseStage::FallBack)
        made.order = {"d_dimer"};
    return made;
}

/// What the results of the second visit lead to: nothing is estimated any more.
inline domain::Conclusion measuredConclusion()
{
    domain::Conclusion made = scriptedConclusion(domain::CaseStage::Concluded);
    made.estimates.clear();
    made.usesEstimates = false;
    return made;
}

} // namespace genex::testing
