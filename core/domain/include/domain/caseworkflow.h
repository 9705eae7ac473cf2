// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// Where a case stands for whoever works on it.
enum class CaseStep {
    Findings,   ///< nothing is known yet
    Order,      ///< a batch is recommended, or being asked for
    Results,    ///< of what was ordered are awaited
    Judgement,  ///< all results are in: the estimates are trusted, or not
    Conclusion, ///< stands
};

/// The way of a case from findings to a conclusion, the same for window, command line and demonstration: what
/// may be done now, and which changes the next step makes. A view of a document, which must outlive it.
class CaseWorkflow
{
public:
    using Changes = std::vector<CaseChange>;

    explicit CaseWorkflow(const CaseDocument& document)
        : m_document(document)
    {}
    explicit CaseWorkflow(CaseDocument&&) = delete;

    CaseStep step() const;
    /// The batch is being made up: findings, budget and tests may still change it.
    bool isDraft() const;
    /// A batch that leaves nothing to order needs no order.
    static bool hasNothingToOrder(const CaseContent& content);

    /// The hash of the model that this round's order rests on, which goes on answering; empty before the
    /// order.
    std::string orderedWith() const;
    /// The name of the model that the present answers are of, where it is another than this; else empty.
    std::string otherModel(std::string_view modelSha256) const;

    /// Throws Failure(InvalidInput) unless a recommendation may be asked for.
    void requireDraft() const;
    /// Throws Failure(InvalidInput) while no order was placed, and while results are awaited, which it names.
    void requireReadyToConclude() const;

    /// The batch as it stands; nothing where it holds no test to order. Throws Failure(InvalidInput) where
    /// none is recorded.
    Changes order() const;
    /// What follows from the engine's answer to the results. Concluded: the conclusion. Fall back: the
    /// estimates that were not trusted, then the order of what they stood for. Awaiting results: the order of
    /// what the model asks for besides, since findings were corrected or tests added by hand.
    Changes judged(const Conclusion& conclusion, const std::string& modelName) const;

private:
    Changes further(const std::vector<std::string>& features) const;

    const CaseDocument& m_document;
};

/// The document with changes that nobody records: to look ahead. Throws Failure(InvalidInput) where they may
/// not be.
CaseDocument withChanges(CaseDocument document, std::vector<CaseChange> changes);

} // namespace genex::domain
