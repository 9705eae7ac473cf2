// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseanswers.h"

#include "patientfindings.h"

#include "common/error.h"

#include <cmath>

namespace genex::services {

namespace {

using domain::CaseChange;
using domain::CaseStage;

[[noreturn]] void failAwaiting(const std::vector<std::string>& features)
{
    std::string names;
    for (const std::string& feature : features)
        names += (names.empty() ? "" : ", ") + feature;
    throw Failure(ErrorCode::InvalidInput, Text("Results are awaited: %1.", names),
                  "Enter them, or say that they are unavailable.");
}

void requireOpen(const domain::CaseDocument& document)
{
    if (document.isClosed())
        throw Failure(ErrorCode::InvalidInput, "The case is concluded.",
                      "Amend it, with a reason, or start another batch.");
}

/// As the engine is told; an empty object leaves it to the model.
nlohmann::json budgetJson(const domain::CaseBudget& budget)
{
    using Kind = domain::CaseBudget::Kind;
    switch (budget.kind) {
    case Kind::OfModel:
        break;
    case Kind::Fraction:
        return {{"fraction", budget.amount}};
    case Kind::Count:
        return {{"count", std::llround(budget.amount)}};
    case Kind::Cost:
        return {{"cost", budget.amount}};
    }
    return nlohmann::json::object();
}

std::vector<CaseChange> fallBackOf(const domain::Conclusion& conclusion)
{
    std::vector<CaseChange> changes;
    if (!conclusion.estimates.empty())
        changes.emplace_back(
            domain::EstimatesMade{conclusion.estimates, conclusion.modelSha256, conclusion.seed});
    changes.emplace_back(domain::FallBackOrdered{conclusion.order});
    return changes;
}

/// Of the answer that stands, the latest first.
std::string modelNameOf(const domain::CaseContent& content)
{
    if (content.conclusion)
        return content.conclusion->modelName;
    if (content.recommendation)
        return content.recommendation->modelName;
    return content.formerConclusions.empty() ? std::string() : content.formerConclusions.back().modelName;
}

} // namespace

nlohmann::json recommendQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    requireOpen(document);
    if (document.content().isOrderPlaced)
        throw Failure(ErrorCode::InvalidInput, "The order of this round has been placed.",
                      "Enter results and conclude, or order further tests besides.");
    std::vector<domain::Finding> findings = document.input().findings;
    addPatient(findings, document, {}, features);
    return {{"findings", findings}, {"budget", budgetJson(document.budget())}};
}

nlohmann::json concludeQuestion(const domain::CaseDocument& document, const ModelFeatures& features)
{
    requireOpen(document);
    const bool hasNothingToOrder = document.recommendation() && document.batch().order.empty();
    if (!document.content().isOrderPlaced && !hasNothingToOrder)
        throw Failure(ErrorCode::InvalidInput, "No order has been placed: it is too early to conclude.",
                      "Place the order.");
    if (const auto awaited = document.awaited(); !awaited.empty())
        failAwaiting(awaited);
    domain::CaseInput input = document.input();
    addPatient(input.findings, document, document.batch(), features);
    return {{"case", input}, {"budget", budgetJson(document.budget())}};
}

std::vector<CaseChange> changesOf(const domain::Recommendation& recommendation, const std::string& modelName)
{
    return {domain::RecommendationMade{recommendation, modelName}};
}

std::vector<CaseChange> changesOf(const domain::Conclusion& conclusion, const std::string& modelName)
{
    if (conclusion.stage == CaseStage::AwaitingResults)
        failAwaiting(conclusion.order);
    if (conclusion.stage == CaseStage::FallBack)
        return fallBackOf(conclusion);
    return {domain::ConclusionReached{conclusion, modelName}};
}

std::vector<CaseChange> orderOf(const domain::CaseDocument& document)
{
    if (!document.recommendation())
        throw Failure(ErrorCode::InvalidInput, "There is no recommendation for the findings as they stand.",
                      "Ask for one.");
    const domain::CaseBatch& batch = document.batch();
    if (batch.order.empty())
        return {};
    return {domain::OrderPlaced{batch.order, batch.estimate, document.round()}};
}

std::string otherModelOf(const domain::CaseDocument& document, const std::string& modelSha256)
{
    return document.isFromOtherModel(modelSha256) ? modelNameOf(document.content()) : std::string();
}

} // namespace genex::services
