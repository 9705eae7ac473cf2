// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/caseevent.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

enum class CaseState {
    Draft,           ///< of the first batch, or of the next one
    Ordered,         ///< results of the batch are awaited
    ResultsIn,       ///< all that was ordered is reported or unavailable: the engine can conclude
    FallBackOrdered, ///< results of what had been estimated are awaited
    Concluded,
    Amended, ///< reopened after a conclusion; stays so when concluded again
};
/// "draft", "ordered", "results_in", "fallback_ordered", "concluded" or "amended".
std::string_view nameOf(CaseState state);
std::optional<CaseState> caseStateFromName(std::string_view name);

/// What a doctor saw, with the round in which it came after the order; 0: before any order.
struct CaseFinding
{
    Finding finding;
    int lateInRound = 0;

    bool operator==(const CaseFinding&) const = default;
};

/// What came back of an order.
struct CaseResult
{
    Finding finding;
    std::string unit;
    std::optional<std::int64_t> takenAtMs;
    std::int64_t enteredAtMs = 0;
    int round = 1;

    bool operator==(const CaseResult&) const = default;
};

struct UnavailableTest
{
    std::string feature;
    std::string reason;
    int round = 1;

    bool operator==(const UnavailableTest&) const = default;
};

struct CaseOrder
{
    enum class Kind { Batch, Further, FallBack };

    Kind kind = Kind::Batch;
    int round = 1;
    std::int64_t atMs = 0;
    std::vector<std::string> ordered;
    std::vector<std::string> estimated; ///< of the batch, instead of being ordered

    bool operator==(const CaseOrder&) const = default;
};

/// The recommendation as the doctor has edited it.
struct CaseBatch
{
    std::vector<std::string> order;
    std::vector<std::string> estimate;

    bool operator==(const CaseBatch&) const = default;
};

/// Generated values and what generated them. Never observations.
struct CaseEstimates
{
    std::vector<EstimatedValue> values;
    std::string modelSha256;
    std::uint64_t seed = 0;

    bool operator==(const CaseEstimates&) const = default;
};

struct CaseNote
{
    std::string who;
    std::int64_t atMs = 0;
    std::string text;

    bool operator==(const CaseNote&) const = default;
};

/// A conclusion and when it was reached.
struct CaseConclusion
{
    Conclusion conclusion;
    std::string modelName;
    std::int64_t atMs = 0;

    bool operator==(const CaseConclusion&) const = default;
};

/// What a case holds after its events: a plain value without history.
struct CaseContent
{
    PatientDetails patient;
    std::int64_t openedAtMs = 0;
    bool isOpened = false;
    int round = 1; ///< of batch, order and conclusion
    bool isOrderPlaced = false;
    bool isAmended = false;
    CaseBudget budget;
    std::vector<CaseFinding> findings;
    std::vector<CaseResult> results;
    std::vector<UnavailableTest> unavailable; ///< of this round: another one asks again
    std::optional<RecommendationMade> recommendation;
    CaseBatch batch;
    std::vector<CaseOrder> orders;
    std::optional<CaseEstimates> estimates;
    std::optional<CaseConclusion> conclusion;
    std::vector<CaseConclusion> formerConclusions; ///< amended, or of earlier rounds; oldest first
    std::vector<CaseNote> notes;

    bool operator==(const CaseContent&) const = default;

    CaseState state() const;
    bool isKnown(std::string_view feature) const;
    /// In any round.
    bool wasOrdered(std::string_view feature) const;
    /// What was ordered in this round and is neither reported nor unavailable, in the order of the orders.
    std::vector<std::string> awaited() const;
    /// What the engine may ask for and will not get: recommended and neither ordered nor left to be
    /// estimated, and after a fall back what was estimated and not ordered.
    std::vector<std::string> declined() const;
    CaseInput input() const;
};

/// Takes in one change that checkCaseEvent has let pass, or throws Failure(InvalidInput) and leaves the
/// content as it was. Undone, Redone and ReportMade change no content.
void applyChange(CaseContent& content, const CaseEvent& event);

} // namespace genex::domain
