// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/caseworkflow.h"

#include "common/error.h"

#include <algorithm>

namespace genex::domain {

namespace {

constexpr char kNobody[] = "what if"; ///< author of changes that are not recorded

void requireNotConcluded(const CaseDocument& document)
{
    if (document.isClosed())
        throw Failure(ErrorCode::InvalidInput, "The case is concluded.",
                      "Amend it, with a reason, or start another batch.");
}

std::vector<CaseChange> fallBackOf(const Conclusion& conclusion)
{
    std::vector<CaseChange> changes;
    if (!conclusion.estimates.empty())
        changes.emplace_back(EstimatesMade{conclusion.estimates, conclusion.modelSha256, conclusion.seed});
    changes.emplace_back(FallBackOrdered{conclusion.order});
    return changes;
}

/// Of the current answer, latest first.
std::string modelNameOf(const CaseContent& content)
{
    if (content.conclusion)
        return content.conclusion->modelName;
    if (content.recommendation)
        return content.recommendation->modelName;
    return content.formerConclusions.empty() ? std::string() : content.formerConclusions.back().modelName;
}

} // namespace

bool CaseWorkflow::hasNothingToOrder(const CaseContent& content)
{
    return content.recommendation && content.batch.order.empty();
}

bool CaseWorkflow::isDraft() const
{
    return !m_document.isClosed() && !m_document.content().isOrderPlaced;
}

CaseStep CaseWorkflow::step() const
{
    const CaseContent& content = m_document.content();
    if (m_document.isClosed())
        return CaseStep::Conclusion;
    if (content.isOrderPlaced || hasNothingToOrder(content))
        return m_document.awaited().empty() ? CaseStep::Judgement : CaseStep::Results;
    return content.findings.empty() && content.results.empty() ? CaseStep::Findings : CaseStep::Order;
}

std::string CaseWorkflow::orderedWith() const
{
    const bool isOrdered = m_document.content().isOrderPlaced && m_document.recommendation();
    return isOrdered ? m_document.recommendation()->modelSha256 : std::string();
}

std::string CaseWorkflow::otherModel(std::string_view modelSha256) const
{
    return m_document.isFromOtherModel(modelSha256) ? modelNameOf(m_document.content()) : std::string();
}

void CaseWorkflow::requireDraft() const
{
    requireNotConcluded(m_document);
    if (m_document.content().isOrderPlaced)
        throw Failure(ErrorCode::InvalidInput, "The order of this round has been placed.",
                      "Enter its results and conclude; another batch can follow.");
}

void CaseWorkflow::requireReadyToConclude() const
{
    requireNotConcluded(m_document);
    if (isDraft() && !hasNothingToOrder(m_document.content()))
        throw Failure(ErrorCode::InvalidInput, "No order has been placed: it is too early to conclude.",
                      "Place the order.");
    if (const auto awaited = m_document.awaited(); !awaited.empty())
        throw Failure(ErrorCode::InvalidInput, Text("Results are pending: %1.", joined(awaited)),
                      "Enter them, or mark them as unavailable.");
}

CaseWorkflow::Changes CaseWorkflow::order() const
{
    requireDraft();
    if (!m_document.recommendation())
        throw Failure(ErrorCode::InvalidInput, "There is no recommendation for the current findings.",
                      "Request one.");
    const CaseBatch& batch = m_document.batch();
    if (batch.order.empty())
        return {};
    return {OrderPlaced{batch.order, batch.estimate, m_document.round()}};
}

CaseWorkflow::Changes CaseWorkflow::judged(const Conclusion& conclusion, const std::string& modelName) const
{
    requireReadyToConclude();
    switch (conclusion.stage) {
    case CaseStage::AwaitingResults:
        return further(conclusion.order);
    case CaseStage::FallBack:
        return fallBackOf(conclusion);
    case CaseStage::Concluded:
        break;
    }
    return {ConclusionReached{conclusion, modelName}};
}

/// If nothing is ordered yet, they are first added to the batch.
CaseWorkflow::Changes CaseWorkflow::further(const std::vector<std::string>& features) const
{
    if (!isDraft())
        return {OrderPlaced{features, {}, m_document.round()}};
    Changes changes;
    for (const std::string& feature : features)
        changes.emplace_back(BatchEdited{feature, BatchPlace::Order});
    const CaseDocument edited = withChanges(m_document, changes);
    changes.emplace_back(OrderPlaced{edited.batch().order, edited.batch().estimate, edited.round()});
    return changes;
}

CaseDocument withChanges(CaseDocument document, std::vector<CaseChange> changes)
{
    for (CaseChange& change : changes)
        document.apply({kNobody, document.changedAtMs(), std::move(change)});
    return document;
}

} // namespace genex::domain
