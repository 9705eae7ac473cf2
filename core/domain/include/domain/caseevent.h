// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/conclusion.h"
#include "domain/finding.h"
#include "domain/patientdetails.h"
#include "domain/recommendation.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What can happen to a case. The events are what is kept; everything else about a case is derived from them.
namespace genex::domain {

/// How much may be ordered; an input of the recommendation, as the findings are.
struct CaseBudget
{
    enum class Kind { OfModel, Fraction, Count, Cost };

    Kind kind = Kind::OfModel;
    double amount = 0; ///< part of all features, number of tests or money; unused for OfModel

    bool operator==(const CaseBudget&) const = default;
};

/// Always the first.
struct CaseOpened
{
    PatientDetails patient;
    bool operator==(const CaseOpened&) const = default;
};

struct PatientChanged
{
    PatientDetails patient;
    bool operator==(const PatientChanged&) const = default;
};

/// New, or corrected.
struct FindingSet
{
    Finding finding;
    bool operator==(const FindingSet&) const = default;
};

struct FindingRemoved
{
    std::string feature;
    bool operator==(const FindingRemoved&) const = default;
};

struct NoteAdded
{
    std::string text;
    bool operator==(const NoteAdded&) const = default;
};

struct BudgetChosen
{
    CaseBudget budget;
    bool operator==(const BudgetChosen&) const = default;
};

struct RecommendationMade
{
    Recommendation recommendation;
    std::string modelName;
    bool operator==(const RecommendationMade&) const = default;
};

/// Where the doctor wants a test of the batch, or one of their own, to stand.
enum class BatchPlace { Order, Estimate, StruckOut };

struct BatchEdited
{
    std::string feature;
    BatchPlace place = BatchPlace::Order;
    bool operator==(const BatchEdited&) const = default;
};

/// The batch as it stood, or tests that are ordered besides while the round goes on.
struct OrderPlaced
{
    std::vector<std::string> ordered;
    std::vector<std::string> estimated = {}; ///< what is generated instead of being ordered
    int round = 1;
    bool operator==(const OrderPlaced&) const = default;
};

/// New, or corrected.
struct ResultEntered
{
    Finding result;
    std::string unit = {}; ///< that the value is in; empty where there is none
    std::optional<std::int64_t> takenAtMs = std::nullopt;
    bool operator==(const ResultEntered&) const = default;
};

/// A test that cannot be had, or that nobody will do.
struct ResultUnavailable
{
    std::string feature;
    std::string reason;
    bool operator==(const ResultUnavailable&) const = default;
};

/// The program's own reasons why there is no result.
inline constexpr const char* kNotOrdered = "not ordered";
inline constexpr const char* kNotAvailable = "not to be had";

/// Takes back a result, or that there will be none.
struct ResultRemoved
{
    std::string feature;
    bool operator==(const ResultRemoved&) const = default;
};

/// Generated values. They have a type of their own, so that none can become a Finding.
struct EstimatesMade
{
    std::vector<EstimatedValue> values;
    std::string modelSha256;
    std::uint64_t seed = 0;
    bool operator==(const EstimatesMade&) const = default;
};

/// The estimates were not trusted: what they stood for was ordered, too.
struct FallBackOrdered
{
    std::vector<std::string> features;
    bool operator==(const FallBackOrdered&) const = default;
};

struct ConclusionReached
{
    Conclusion conclusion;
    std::string modelName;
    bool operator==(const ConclusionReached&) const = default;
};

/// Reopens a concluded case. The conclusion that stood is kept among the former ones.
struct Amended
{
    std::string reason;
    bool operator==(const Amended&) const = default;
};

/// After a conclusion: all that is known becomes the findings of another round.
struct NextBatchStarted
{
    bool operator==(const NextBatchStarted&) const = default;
};

struct ReportMade
{
    std::string kind; ///< "html", "pdf", …
    std::string sha256;
    bool operator==(const ReportMade&) const = default;
};

/// Events are numbered from 1.
struct Undone
{
    std::uint32_t event = 0;
    bool operator==(const Undone&) const = default;
};

struct Redone
{
    std::uint32_t event = 0;
    bool operator==(const Redone&) const = default;
};

/// The order is that of the names in caseevent.cpp.
using CaseChange = std::variant<CaseOpened, PatientChanged, FindingSet, FindingRemoved, NoteAdded,
                                BudgetChosen, RecommendationMade, BatchEdited, OrderPlaced, ResultEntered,
                                ResultUnavailable, ResultRemoved, EstimatesMade, FallBackOrdered,
                                ConclusionReached, Amended, NextBatchStarted, ReportMade, Undone, Redone>;

/// "finding_set": the name of a kind of change in JSON.
std::string_view kindOf(const CaseChange& change);

struct CaseEvent
{
    std::string who;
    std::int64_t atMs = 0; ///< since 1970, UTC
    CaseChange change;

    bool operator==(const CaseEvent&) const = default;
};

/// What every event must hold by itself, whatever the case: texts that are texts, numbers that are finite.
/// Throws Failure(InvalidInput). What passes can be written and read again.
void checkCaseEvent(const CaseEvent& event);

/// {"v": 1, "who": "dr_b", "at": "2026-03-01T08:15:30.250Z", "kind": "finding_set", "data": {…}}
void to_json(nlohmann::json& json, const CaseEvent& event);
/// Reads and checks. An event of a newer form or of a kind that is not known is refused with VersionMismatch,
/// anything else with InvalidInput; `where` names the place.
CaseEvent caseEventFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
