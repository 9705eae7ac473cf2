// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/budget.h"
#include "domain/conclusion.h"
#include "domain/finding.h"
#include "domain/jsonfwd.h"
#include "domain/patientdetails.h"
#include "domain/recommendation.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// The events of a case. Only events are stored; everything else is derived from them.
namespace genex::domain {

inline constexpr MostEntries kMostFeatures{100'000};

/// Always the first event.
struct CaseOpened
{
    PatientDetails patient;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("patient", self.patient);
    }

    bool operator==(const CaseOpened&) const = default;
};

struct PatientChanged
{
    PatientDetails patient;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("patient", self.patient);
    }

    bool operator==(const PatientChanged&) const = default;
};

/// New or corrected.
struct FindingSet
{
    Finding finding;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("finding", self.finding);
    }

    bool operator==(const FindingSet&) const = default;
};

struct FindingRemoved
{
    std::string feature;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, kLongestLineName);
    }

    bool operator==(const FindingRemoved&) const = default;
};

struct NoteAdded
{
    std::string text;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("lines", self.text, AsLines{}, MostBytes{kMostFreeTextBytes});
    }

    bool operator==(const NoteAdded&) const = default;
};

/// How a budget is given.
enum class BudgetKind { OfModel, Fraction, Count, Cost };
constexpr std::array<std::string_view, 4> namesOf(BudgetKind)
{
    return {"of_model", "fraction", "count", "cost"};
}
BudgetKind kindOf(const Budget& budget);
/// Fraction of all features, number of tests or money; 0 for the model's own.
double amountOf(const Budget& budget);
double mostOf(BudgetKind kind);
Budget budgetOf(BudgetKind kind, double amount);

struct BudgetChosen
{
    Budget budget;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        BudgetKind kind = kindOf(self.budget);
        visit("budget", kind);
        double amount = amountOf(self.budget);
        if (kind == BudgetKind::Count)
            visit("amount", amount, Range{0.0, kMostMoney}, Whole{});
        else
            visit("amount", amount, Range{0.0, mostOf(kind)});
        if constexpr (!std::is_const_v<Self>)
            self.budget = budgetOf(kind, amount);
    }

    bool operator==(const BudgetChosen&) const = default;
};

struct RecommendationMade
{
    Recommendation recommendation;
    std::string modelName;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("recommendation", self.recommendation);
        visit("model_name", self.modelName, MostBytes{kMostLineBytes});
    }

    bool operator==(const RecommendationMade&) const = default;
};

/// Where the doctor places a test of the batch, or one they added.
enum class BatchPlace { Order, Estimate, StruckOut };
constexpr std::array<std::string_view, 3> namesOf(BatchPlace)
{
    return {"order", "estimate", "struck_out"};
}

struct BatchEdited
{
    std::string feature;
    BatchPlace place = BatchPlace::Order;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, kLongestLineName);
        visit("place", self.place);
    }

    bool operator==(const BatchEdited&) const = default;
};

/// The batch as edited, or additional tests ordered in the same round.
struct OrderPlaced
{
    std::vector<std::string> ordered;
    std::vector<std::string> estimated = {}; ///< generated instead of ordered
    int round = 1;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("ordered", self.ordered, kMostFeatures, kLongestLineName);
        visit("estimated", self.estimated, kMostFeatures, kLongestLineName);
        visit("round", self.round, Range{1, std::numeric_limits<int>::max()});
    }

    bool operator==(const OrderPlaced&) const = default;
};

/// New or corrected.
struct ResultEntered
{
    Finding result;
    std::string unit = {}; ///< of the value; empty if it has none
    std::optional<std::int64_t> takenAtMs = std::nullopt;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("result", self.result);
        visit("unit", self.unit, OmittedWhenEmpty{}, MostBytes{kMostLineBytes});
        visit("taken_at", self.takenAtMs, AsUtcTime{});
    }

    bool operator==(const ResultEntered&) const = default;
};

/// A test that is impossible or will not be done.
struct ResultUnavailable
{
    std::string feature;
    std::string reason;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, kLongestLineName);
        visit("reason", self.reason, MostBytes{kMostLineBytes});
    }

    bool operator==(const ResultUnavailable&) const = default;
};

/// The program's own reasons for a missing result.
inline constexpr const char* kNotOrdered = "not ordered";
inline constexpr const char* kNotAvailable = "not to be had";

/// Removes a result, or the mark that it is unavailable.
struct ResultRemoved
{
    std::string feature;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, kLongestLineName);
    }

    bool operator==(const ResultRemoved&) const = default;
};

/// Generated values. A separate type, so that none can become a Finding.
struct EstimatesMade
{
    std::vector<EstimatedValue> values;
    std::string modelSha256;
    std::uint64_t seed = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("estimates", self.values, kMostFeatures);
        visit("model_sha256", self.modelSha256);
        visit("seed", self.seed);
    }

    bool operator==(const EstimatesMade&) const = default;
};

/// The estimates were not accepted: the estimated tests were ordered as well.
struct FallBackOrdered
{
    std::vector<std::string> features;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("features", self.features, kMostFeatures, kLongestLineName);
    }

    bool operator==(const FallBackOrdered&) const = default;
};

struct ConclusionReached
{
    Conclusion conclusion;
    std::string modelName;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("conclusion", self.conclusion);
        visit("model_name", self.modelName, MostBytes{kMostLineBytes});
    }

    bool operator==(const ConclusionReached&) const = default;
};

/// Reopens a concluded case. Its conclusion is kept among the former ones.
struct Amended
{
    std::string reason;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("reason", self.reason, MostBytes{kMostLineBytes});
    }

    bool operator==(const Amended&) const = default;
};

/// After a conclusion: everything known becomes the findings of another round.
struct NextBatchStarted
{
    template <typename Self, typename Visit>
    static void visitFields(Self& /*self*/, Visit&& /*visit*/)
    {}

    bool operator==(const NextBatchStarted&) const = default;
};

struct ReportMade
{
    std::string kind; ///< "html", "pdf", …
    std::string sha256;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("report", self.kind, MostBytes{kMostLineBytes});
        visit("sha256", self.sha256);
    }

    bool operator==(const ReportMade&) const = default;
};

/// Events are numbered from 1.
struct Undone
{
    std::uint32_t event = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("event", self.event);
    }

    bool operator==(const Undone&) const = default;
};

struct Redone
{
    std::uint32_t event = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("event", self.event);
    }

    bool operator==(const Redone&) const = default;
};

/// In the order of the names in casekinds.h.
using CaseChange = std::variant<CaseOpened, PatientChanged, FindingSet, FindingRemoved, NoteAdded,
                                BudgetChosen, RecommendationMade, BatchEdited, OrderPlaced, ResultEntered,
                                ResultUnavailable, ResultRemoved, EstimatesMade, FallBackOrdered,
                                ConclusionReached, Amended, NextBatchStarted, ReportMade, Undone, Redone>;

/// JSON name of a change's kind, such as "finding_set".
std::string_view kindOf(const CaseChange& change);

struct CaseEvent
{
    std::string who;
    std::int64_t atMs = 0; ///< since 1970, UTC
    CaseChange change;

    bool operator==(const CaseEvent&) const = default;
};

/// Checks what is independent of the case: valid texts, finite numbers. Throws Failure(InvalidInput). Events
/// that pass can be written and read back.
void checkCaseEvent(const CaseEvent& event);

/// {"v": 1, "who": "dr_b", "at": "2026-03-01T08:15:30.250Z", "kind": "finding_set", "data": {…}}
void to_json(Json& json, const CaseEvent& event);
/// Reads and validates. Throws VersionMismatch for an event of a newer version or unknown kind, InvalidInput
/// for anything else; `where` names the location.
CaseEvent caseEventFrom(const Json& json, const Text& where);

} // namespace genex::domain
