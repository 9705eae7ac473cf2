// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/caseevent.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

enum class CaseState {
    Draft,           ///< of the first batch or a further one
    Ordered,         ///< awaiting results of the batch
    ResultsIn,       ///< every ordered test is reported or unavailable: the engine can conclude
    FallBackOrdered, ///< awaiting results of tests that had been estimated
    Concluded,
    Amended, ///< reopened after a conclusion; remains so when concluded again
};
constexpr std::array<std::string_view, 6> namesOf(CaseState)
{
    return {"draft", "ordered", "results_in", "fallback_ordered", "concluded", "amended"};
}

/// A finding and the round in which it was entered after an order; 0: before any order.
struct CaseFinding
{
    Finding finding;
    int lateInRound = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        Finding::visitFields(self.finding, visit);
        visit("late_in_round", self.lateInRound, OmittedWhen{0});
    }

    bool operator==(const CaseFinding&) const = default;
};

/// Result of an ordered test.
struct CaseResult
{
    Finding finding;
    std::string unit;
    std::optional<std::int64_t> takenAtMs;
    std::int64_t enteredAtMs = 0;
    int round = 1;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        Finding::visitFields(self.finding, visit);
        visit("unit", self.unit, OmittedWhenEmpty{});
        visit("taken_at", self.takenAtMs, AsUtcTime{});
        visit("entered_at", self.enteredAtMs, AsUtcTime{});
        visit("round", self.round);
    }

    bool operator==(const CaseResult&) const = default;
};

struct UnavailableTest
{
    std::string feature;
    std::string reason;
    int round = 1;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature);
        visit("reason", self.reason);
    }

    bool operator==(const UnavailableTest&) const = default;
};

struct CaseOrder
{
    enum class Kind { Batch, Further, FallBack };
    friend constexpr std::array<std::string_view, 3> namesOf(Kind)
    {
        return {"batch", "further", "fall_back"};
    }

    Kind kind = Kind::Batch;
    int round = 1;
    std::int64_t atMs = 0;
    std::vector<std::string> ordered;
    std::vector<std::string> estimated; ///< tests of the batch that are estimated instead of ordered

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("kind", self.kind);
        visit("round", self.round);
        visit("at", self.atMs, AsUtcTime{});
        visit("ordered", self.ordered);
        visit("estimated", self.estimated);
    }

    bool operator==(const CaseOrder&) const = default;
};

/// The recommendation with the doctor's edits.
struct CaseBatch
{
    std::vector<std::string> order;
    std::vector<std::string> estimate;

    bool operator==(const CaseBatch&) const = default;
};

/// Generated values and their origin; never observations.
struct CaseEstimates
{
    std::vector<EstimatedValue> values;
    std::string modelSha256;
    std::uint64_t seed = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("values", self.values);
        visit("model_sha256", self.modelSha256);
        visit("seed", self.seed);
    }

    bool operator==(const CaseEstimates&) const = default;
};

struct CaseNote
{
    std::string who;
    std::int64_t atMs = 0;
    std::string text;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("who", self.who);
        visit("at", self.atMs, AsUtcTime{});
        visit("lines", self.text, AsLines{});
    }

    bool operator==(const CaseNote&) const = default;
};

/// A conclusion and when it was reached.
struct CaseConclusion
{
    Conclusion conclusion;
    std::string modelName;
    std::int64_t atMs = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("conclusion", self.conclusion);
        visit("model_name", self.modelName);
        visit("at", self.atMs, AsUtcTime{});
    }

    bool operator==(const CaseConclusion&) const = default;
};

/// State of a case after its events: a plain value without history.
struct CaseContent
{
    PatientDetails patient;
    std::int64_t openedAtMs = 0;
    bool isOpened = false;
    int round = 1; ///< of batch, order and conclusion
    bool isOrderPlaced = false;
    bool isAmended = false;
    Budget budget;
    std::vector<CaseFinding> findings;
    std::vector<CaseResult> results;
    std::vector<UnavailableTest> unavailable; ///< in this round; the next round may order them again
    std::optional<RecommendationMade> recommendation;
    CaseBatch batch;
    std::vector<CaseOrder> orders;
    std::optional<CaseEstimates> estimates;
    std::optional<CaseConclusion> conclusion;
    std::vector<CaseConclusion> formerConclusions; ///< amended or from earlier rounds; oldest first
    std::vector<CaseNote> notes;

    bool operator==(const CaseContent&) const = default;

    CaseState state() const;
    bool isKnown(std::string_view feature) const;
    /// In any round.
    bool wasOrdered(std::string_view feature) const;
    /// Ordered in this round, neither reported nor unavailable; in order of ordering.
    std::vector<std::string> awaited() const;
    /// Tests the engine may request but will not get: recommended but neither ordered nor estimated; after a
    /// fallback, estimated but not ordered.
    std::vector<std::string> declined() const;
    CaseInput input() const;
};

/// Applies a change that has passed checkCaseEvent, or throws Failure(InvalidInput) and leaves the content
/// unchanged. Undone, Redone and ReportMade have no effect on the content.
void applyChange(CaseContent& content, const CaseEvent& event);

} // namespace genex::domain
