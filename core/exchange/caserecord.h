// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex::exchange {

/// Why a conclusion was superseded.
struct SetAside
{
    const domain::ConclusionReached* conclusion = nullptr;
    std::int64_t concludedAtMs = 0;
    int round = 1;
    const domain::Amended* amendment = nullptr; ///< nullptr: another batch was started
    std::string who;
    std::int64_t atMs = 0;
};

/// Parts of a case's history that its content no longer has. Valid as long as the document.
struct CaseRecord
{
    explicit CaseRecord(const domain::CaseDocument& document);

    /// The recommendation behind each order; nullptr if there was none.
    std::vector<const domain::Recommendation*> recommendationOfOrder;
    std::vector<SetAside> setAside; ///< oldest first
    bool hasFallenBack = false;     ///< in this round
    /// Generated in this round but not accepted; nullptr: none.
    const domain::EstimatesMade* distrusted = nullptr;

    /// The amendment in effect; nullptr: none.
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
