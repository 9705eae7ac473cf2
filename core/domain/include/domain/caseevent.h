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

/// The events of a case. Only events are stored; everything else is derived from them.
namespace genex::domain {

/// How much may be ordered; like the findings, an input of the recommendation.
struct CaseBudget
{
    enum class Kind { OfModel, Fraction, Count, Cost };

    Kind kind = Kind::OfModel;
    double amount = 0; ///< fraction of all features, number of tests or money; unused for OfModel

    bool operator==(const CaseBudget&) const = default;
};

/// Always the first event.
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

/// New or corrected.
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

/// Where the doctor places a test of the batch, or one they added.
enum class BatchPlace { Order, Estimate, StruckOut };

struct BatchEdited
{
    std::string feature;
    BatchPlace place = BatchPlace::Order;
    bool operator==(const BatchEdited&) const = default;
};

/// The batch as edited, or additional tests ordered in the same round.
struct OrderPlaced
{
    std::vector<std::string> ordered;
    std::vector<std::string> estimated = {}; ///< generated instead of ordered
    int round = 1;
    bool operator==(const OrderPlaced&) const = default;
};

/// New or corrected.
struct ResultEntered
{
    Finding result;
    std::string unit = {}; ///< of the value; empty if it has none
    std::optional<std::int64_t> takenAtMs = std::nullopt;
    bool operator==(const ResultEntered&) const = default;
};

/// A test that is impossible or will not be done.
struct ResultUnavailable
{
    std::string feature;
    std::string reason;
    bool operator==(const ResultUnavailable&) const = default;
};

/// The program's own reasons for a missing result.
inline constexpr const char* kNotOrdered = "not ordered";
inline constexpr const char* kNotAvailable = "not to be had";

/// Removes a result, or the mark that it is unavailable.
struct ResultRemoved
{
    std::string feature;
    bool operator==(const ResultRemoved&) const = default;
};

/// Generated values. A separate type, so that none can become a Finding.
struct EstimatesMade
{
    std::vector<EstimatedValue> values;
    std::string modelSha256;
    std::uint64_t seed = 0;
    bool operator==(const EstimatesMade&) const = default;
};

/// The estimates were not accepted: the estimated tests were ordered as well.
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

/// Reopens a concluded case. Its conclusion is kept among the former ones.
struct Amended
{
    std::string reason;
    bool operator==(const Amended&) const = default;
};

/// After a conclusion: everything known becomes the findings of another round.
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

/// In the order of the names in caseevent.cpp.
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
void to_json(nlohmann::json& json, const CaseEvent& event);
/// Reads and validates. Throws VersionMismatch for an event of a newer version or unknown kind, InvalidInput
/// for anything else; `where` names the location.
CaseEvent caseEventFrom(const nlohmann::json& json, const Text& where);

} // namespace genex::domain
