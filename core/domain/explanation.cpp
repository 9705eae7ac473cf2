// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/explanation.h"

#include "differentialjson.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>

namespace genex::domain {

namespace {

void require(bool holds, const std::string& problem)
{
    if (!holds)
        throw Failure(ErrorCode::InvalidInput, problem, "Ask the engine again.");
}

bool isShare(double number)
{
    return number >= 0 && number <= 1;
}

/// Non-finite numbers arrive as null, which is invalid too.
double shareAt(const nlohmann::json& json, const char* field, const std::string& what)
{
    const nlohmann::json& value = json.at(field);
    const double share = value.is_number() ? value.get<double>() : -1;
    require(isShare(share), what + " is not between 0 and 1.");
    return share;
}

void requireDiagnosis(const Diagnosis& diagnosis)
{
    require(isShare(diagnosis.probability),
            "The probability of " + diagnosis.disease + " is not between 0 and 1.");
    for (const Evidence& evidence : diagnosis.evidence)
        require(std::isfinite(evidence.support),
                "The evidence of " + evidence.feature + " is not a finite number.");
}

void requireLikelihood(const Likelihood& likelihood)
{
    require(isShare(likelihood.now) && isShare(likelihood.expected),
            "The probability of " + likelihood.disease + " is not between 0 and 1.");
}

void requireSameTests(const Explanation& explanation)
{
    require(std::ranges::equal(explanation.reasons, explanation.effects, {}, &OrderReason::feature,
                               &BatchEffect::feature),
            "An explanation has reasons and effects of different tests.");
}

} // namespace

static void to_json(nlohmann::json& json, const OrderReason& reason)
{
    json = {{"feature", reason.feature},
            {"disease", reason.disease},
            {"other", reason.other},
            {"separation", reason.separation},
            {"outcomes", reason.outcomes}};
}

static void from_json(const nlohmann::json& json, OrderReason& reason)
{
    json.at("feature").get_to(reason.feature);
    json.at("disease").get_to(reason.disease);
    json.at("other").get_to(reason.other);
    json.at("separation").get_to(reason.separation);
    require(std::isfinite(reason.separation) && reason.separation >= 0,
            "The separation by " + reason.feature + " is not a number of at least 0.");
    require(reason.disease.empty() == reason.other.empty(),
            "The reason for " + reason.feature + " names one disease of two.");
    reason.outcomes = outcomesFrom(json);
    require(reason.outcomes.empty() || !reason.disease.empty(),
            "The results of " + reason.feature + " are about no disease.");
}

static void to_json(nlohmann::json& json, const BatchEffect& effect)
{
    json = {{"feature", effect.feature},
            {"ordered", effect.ordered},
            {"estimated", effect.estimated ? nlohmann::json(*effect.estimated) : nlohmann::json()},
            {"struck_out", effect.struckOut}};
}

static void from_json(const nlohmann::json& json, BatchEffect& effect)
{
    json.at("feature").get_to(effect.feature);
    const std::string what = "The expected accuracy with " + effect.feature;
    effect.ordered = shareAt(json, "ordered", what);
    effect.estimated.reset();
    if (!json.at("estimated").is_null())
        effect.estimated = shareAt(json, "estimated", what);
    effect.struckOut = shareAt(json, "struck_out", what);
}

void to_json(nlohmann::json& json, const Explanation& explanation)
{
    json = {{"model_sha256", explanation.modelSha256},
            {"differential", explanation.differential},
            {"evidence_method", "leave-one-out"},
            {"reasons", explanation.reasons},
            {"expected_accuracy", explanation.expectedAccuracy},
            {"expected_confidence", explanation.expectedConfidence},
            {"outlook", explanation.expectedDifferential},
            {"effects", explanation.effects},
            {"accuracy_if_all_ordered", explanation.accuracyIfAllOrdered}};
}

void from_json(const nlohmann::json& json, Explanation& explanation)
{
    json.at("model_sha256").get_to(explanation.modelSha256);
    json.at("differential").get_to(explanation.differential);
    json.at("reasons").get_to(explanation.reasons);
    explanation.expectedAccuracy = shareAt(json, "expected_accuracy", "The expected accuracy");
    explanation.expectedConfidence = shareAt(json, "expected_confidence", "The expected confidence");
    json.at("outlook").get_to(explanation.expectedDifferential);
    json.at("effects").get_to(explanation.effects);
    explanation.accuracyIfAllOrdered =
        shareAt(json, "accuracy_if_all_ordered", "The accuracy with everything ordered");
    std::ranges::for_each(explanation.differential, requireDiagnosis);
    std::ranges::for_each(explanation.expectedDifferential, requireLikelihood);
    requireSameTests(explanation);
}

} // namespace genex::domain
