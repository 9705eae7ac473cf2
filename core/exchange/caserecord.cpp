// SPDX-License-Identifier: GPL-3.0-or-later
#include "caserecord.h"

namespace genex::exchange {

using namespace domain;

CaseRecord::CaseRecord(const CaseDocument& document)
{
    const std::vector<CaseEvent>& events = document.events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (document.isInEffect(static_cast<std::uint32_t>(i + 1)))
            take(events[i]);
    }
}

void CaseRecord::take(const CaseEvent& event)
{
    if (const auto* made = std::get_if<RecommendationMade>(&event.change)) {
        m_recommendation = &made->recommendation;
    } else if (const auto* estimates = std::get_if<EstimatesMade>(&event.change)) {
        m_estimates = estimates;
    } else if (std::holds_alternative<OrderPlaced>(event.change)) {
        recommendationOfOrder.push_back(m_recommendation);
    } else if (std::holds_alternative<FallBackOrdered>(event.change)) {
        recommendationOfOrder.push_back(m_recommendation);
        hasFallenBack = true;
        distrusted = m_estimates;
    } else if (const auto* reached = std::get_if<ConclusionReached>(&event.change)) {
        m_conclusion = reached;
        m_concludedAtMs = event.atMs;
    } else if (const auto* amended = std::get_if<Amended>(&event.change)) {
        setAside.push_back({m_conclusion, m_concludedAtMs, m_round, amended, event.who, event.atMs});
    } else if (std::holds_alternative<NextBatchStarted>(event.change)) {
        setAside.push_back({m_conclusion, m_concludedAtMs, m_round, nullptr, event.who, event.atMs});
        ++m_round;
        m_recommendation = nullptr;
        m_estimates = nullptr;
        hasFallenBack = false;
        distrusted = nullptr;
    }
}

const SetAside* CaseRecord::amendment() const
{
    return !setAside.empty() && setAside.back().amendment ? &setAside.back() : nullptr;
}

} // namespace genex::exchange
