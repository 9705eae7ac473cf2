#include "caseanswers.h"

#include "common/error.h"

namespace genex::services {

namespace {

using domain::CaseChange;
using domain::CaseStage;

[[noreturn]] void failAwaiting(const std::vector<std::string>& features)
{
    std::string names;
    for (const std::string& feature : features)
        names += (names.empty() ? "" : ", ") + feature;
    throw Failure(ErrorCode::InvalidInput, "Results are awaited: " + names + ".",
                  "Enter them, or say that they are unavailable.");
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
