// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex::exchange {

/// Why a conclusion was set aside.
struct SetAside
{
    const domain::ConclusionReached* conclusion = nullptr;
    std::int64_t concludedAtMs = 0;
    int round = 1;
    const domain::Amended* amendment = nullptr; ///< nullptr: another batch was started
    std::string who;
    std::int64_t atMs = 0;
};

/// What the events of a case tell and its content no longer holds. Valid as long as the document is.
struct CaseRecord
{
    explicit CaseRecord(const domain::CaseDocument& document);

    /// What each of the document's orders was made from; nullptr where nothing was recommended.
    std::vector<const domain::Recommendation*> recommendationOfOrder;
    std::vector<SetAside> setAside; ///< oldest first
    bool hasFallenBack = false;     ///< in this round
    /// Generated in this round and not trusted; nullptr: none.
    const domain::EstimatesMade* distrusted = nullptr;

    /// The amendment under which the case stands now; nullptr: none.
    const SetAside* amendment() const;

private:
    void take(const domain::CaseEvent& event);

    const domain::Recommendation* m_recommendation = nullptr;
    const domain::EstimatesMade* m_estimates = nullptr;
    const domain::ConclusionReached* m_conclusion = nullptr;
    std::int64_t m_concludedAtMs = 0;
    int m_round = 1;
};

} // namespace genex::exchange
