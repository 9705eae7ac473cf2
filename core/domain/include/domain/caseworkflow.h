// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"

#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// The current step of a case for its user.
enum class CaseStep {
    Findings,   ///< no findings yet
    Order,      ///< a batch is recommended or requested
    Results,    ///< awaiting ordered results
    Judgement,  ///< all results are in: the estimates are accepted or not
    Conclusion, ///< concluded
};

/// The steps of a case from findings to conclusion, shared by window, command line and demonstration: what is
/// allowed now, and which changes the next step produces. A view of a document, which must outlive it.
class CaseWorkflow
{
public:
    using Changes = std::vector<CaseChange>;

    explicit CaseWorkflow(const CaseDocument& document)
        : m_document(document)
    {}
    explicit CaseWorkflow(CaseDocument&&) = delete;

    CaseStep step() const;
    /// The batch is not ordered yet: findings, budget and tests may still change it.
    bool isDraft() const;
    /// A batch without tests to order needs no order.
    static bool hasNothingToOrder(const CaseContent& content);

    /// Hash of the model this round's order is based on, which answers until the end of the round; empty
    /// before the order.
    std::string orderedWith() const;
    /// Name of the model that gave the current answers if it is a different one; else empty.
    std::string otherModel(std::string_view modelSha256) const;

    /// Throws Failure(InvalidInput) unless a recommendation may be requested.
    void requireDraft() const;
    /// Throws Failure(InvalidInput) before an order is placed, and while results are awaited, naming them.
    void requireReadyToConclude() const;

    /// Orders the current batch; empty if it contains no test to order. Throws Failure(InvalidInput) if no
    /// batch is recorded.
    Changes order() const;
    /// Changes that follow from the engine's answer to the results. Concluded: the conclusion. Fallback: the
    /// rejected estimates, then the order of the tests they replaced. Awaiting results: the order of further
    /// tests the model asks for, because findings were corrected or tests added by hand.
    Changes judged(const Conclusion& conclusion, const std::string& modelName) const;

private:
    Changes further(const std::vector<std::string>& features) const;

    const CaseDocument& m_document;
};

/// The document with changes applied but not recorded, to look ahead. Throws Failure(InvalidInput) if they
/// are not allowed.
CaseDocument withChanges(CaseDocument document, std::vector<CaseChange> changes);

} // namespace genex::domain
