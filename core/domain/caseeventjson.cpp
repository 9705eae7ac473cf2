// SPDX-License-Identifier: GPL-3.0-or-later
#include "casekinds.h"
#include "casetext.h"
#include "estimatedjson.h"

#include "common/error.h"
#include "common/utctime.h"
#include "domain/jsonfields.h"

#include <algorithm>
#include <limits>

namespace genex::domain {

namespace {

using Json = nlohmann::json;

constexpr int kNewestForm = 1;
constexpr std::size_t kMostFeatures = 100'000;
constexpr std::size_t kMostFields = 100;
constexpr std::array<std::string_view, 4> kBudgetNames{"of_model", "fraction", "count", "cost"};
constexpr std::array<std::string_view, 3> kPlaceNames{"order", "estimate", "struck_out"};

// --- writing

struct ChangeWriter
{
    Json operator()(const CaseOpened& change) const { return {{"patient", change.patient}}; }
    Json operator()(const PatientChanged& change) const { return {{"patient", change.patient}}; }
    Json operator()(const FindingSet& change) const { return {{"finding", change.finding}}; }
    Json operator()(const FindingRemoved& change) const { return {{"feature", change.feature}}; }
    Json operator()(const NoteAdded& change) const { return {{"lines", linesOf(change.text)}}; }
    Json operator()(const BudgetChosen& change) const
    {
        return {{"budget", kBudgetNames.at(static_cast<std::size_t>(change.budget.kind))},
                {"amount", change.budget.amount}};
    }
    Json operator()(const RecommendationMade& change) const
    {
        return {{"recommendation", change.recommendation}, {"model_name", change.modelName}};
    }
    Json operator()(const BatchEdited& change) const
    {
        return {{"feature", change.feature},
                {"place", kPlaceNames.at(static_cast<std::size_t>(change.place))}};
    }
    Json operator()(const OrderPlaced& change) const
    {
        return {{"ordered", change.ordered}, {"estimated", change.estimated}, {"round", change.round}};
    }
    Json operator()(const ResultEntered& change) const
    {
        Json json{{"result", change.result}};
        if (!change.unit.empty())
            json["unit"] = change.unit;
        if (change.takenAtMs)
            json["taken_at"] = utcTimeText(*change.takenAtMs);
        return json;
    }
    Json operator()(const ResultUnavailable& change) const
    {
        return {{"feature", change.feature}, {"reason", change.reason}};
    }
    Json operator()(const ResultRemoved& change) const { return {{"feature", change.feature}}; }
    Json operator()(const EstimatesMade& change) const
    {
        return {{"estimates", change.values}, {"model_sha256", change.modelSha256}, {"seed", change.seed}};
    }
    Json operator()(const FallBackOrdered& change) const { return {{"features", change.features}}; }
    Json operator()(const ConclusionReached& change) const
    {
        return {{"conclusion", change.conclusion}, {"model_name", change.modelName}};
    }
    Json operator()(const Amended& change) const { return {{"reason", change.reason}}; }
    Json operator()(const NextBatchStarted& /*change*/) const { return Json::object(); }
    Json operator()(const ReportMade& change) const
    {
        return {{"report", change.kind}, {"sha256", change.sha256}};
    }
    Json operator()(const Undone& change) const { return {{"event", change.event}}; }
    Json operator()(const Redone& change) const { return {{"event", change.event}}; }
};

// --- reading

/// A value that has its own from_json; what it complains of is said with the field's name.
template <typename Value>
Value valueOf(const JsonFields& fields, const std::string& name, const Json& json)
{
    try {
        return json.get<Value>();
    } catch (const Json::exception&) {
        fields.refuse(name, "does not have the expected form", "Check that it is the right file.");
    } catch (const Failure& failure) {
        fields.refuse(name, Text("cannot be read: %1", failure.error().message), failure.error().remedy);
    }
}

template <typename Value>
Value objectOf(JsonFields& fields, const std::string& name)
{
    return valueOf<Value>(fields, name, fields.table(name, kMostFields));
}

template <typename Value>
std::vector<Value> listOf(JsonFields& fields, const std::string& name)
{
    return valueOf<std::vector<Value>>(fields, name, fields.list(name, 0, kMostFeatures));
}

/// An answer of the engine, whose seed and bucket would be bent silently where they are no whole numbers.
template <typename Answer>
Answer answerOf(JsonFields& fields, const std::string& name)
{
    JsonFields answer = fields.object(name);
    answer.wholeNumber("seed", std::numeric_limits<std::uint64_t>::max());
    answer.integer("bucket", 0, std::numeric_limits<int>::max());
    return objectOf<Answer>(fields, name);
}

template <std::size_t Count>
std::size_t choiceOf(JsonFields& fields, const std::string& name,
                     const std::array<std::string_view, Count>& names)
{
    const auto* const found = std::ranges::find(names, fields.text(name));
    if (found == names.end())
        fields.refuse(name, "is not known", "Check its spelling.");
    return static_cast<std::size_t>(found - names.begin());
}

std::int64_t timeOf(JsonFields& fields, const std::string& name)
{
    const std::optional<std::int64_t> ms = utcTimeFrom(fields.text(name));
    if (!ms)
        fields.refuse(name, "is not a time", "Use the form 2026-03-01T08:15:30.250Z.");
    return *ms;
}

std::uint32_t eventNumberOf(JsonFields& fields)
{
    return static_cast<std::uint32_t>(fields.wholeNumber("event", std::numeric_limits<std::uint32_t>::max()));
}

PatientDetails patientOf(JsonFields& fields)
{
    return patientDetailsFrom(fields.table("patient", kMostFields),
                              Text("%1, field \"patient\"", fields.where()));
}

ResultEntered resultOf(JsonFields& fields)
{
    ResultEntered entered{.result = objectOf<Finding>(fields, "result")};
    if (fields.has("unit"))
        entered.unit = fields.text("unit");
    if (fields.has("taken_at"))
        entered.takenAtMs = timeOf(fields, "taken_at");
    return entered;
}

BudgetChosen budgetOf(JsonFields& fields)
{
    const auto kind = static_cast<CaseBudget::Kind>(choiceOf(fields, "budget", kBudgetNames));
    return {{kind, fields.number("amount", 0, std::numeric_limits<double>::max())}};
}

EstimatesMade estimatesOf(JsonFields& fields)
{
    return {listOf<EstimatedValue>(fields, "estimates"), fields.text("model_sha256"),
            fields.wholeNumber("seed", std::numeric_limits<std::uint64_t>::max())};
}

using ChangeReader = CaseChange (*)(JsonFields&);

constexpr auto kFeatureText = [](JsonFields& fields) { return fields.text("feature", kMostFeatureBytes); };

/// In the order of CaseChange's alternatives.
constexpr std::array<ChangeReader, kCaseKinds.size()> kReaders{
    [](JsonFields& f) -> CaseChange { return CaseOpened{patientOf(f)}; },
    [](JsonFields& f) -> CaseChange { return PatientChanged{patientOf(f)}; },
    [](JsonFields& f) -> CaseChange { return FindingSet{objectOf<Finding>(f, "finding")}; },
    [](JsonFields& f) -> CaseChange { return FindingRemoved{kFeatureText(f)}; },
    [](JsonFields& f) -> CaseChange { return NoteAdded{freeTextFrom(f, "lines")}; },
    [](JsonFields& f) -> CaseChange { return budgetOf(f); },
    [](JsonFields& f) -> CaseChange {
        return RecommendationMade{answerOf<Recommendation>(f, "recommendation"), f.text("model_name")};
    },
    [](JsonFields& f) -> CaseChange {
        return BatchEdited{kFeatureText(f), static_cast<BatchPlace>(choiceOf(f, "place", kPlaceNames))};
    },
    [](JsonFields& f) -> CaseChange {
        return OrderPlaced{listOf<std::string>(f, "ordered"), listOf<std::string>(f, "estimated"),
                           f.integer("round", 1, std::numeric_limits<int>::max())};
    },
    [](JsonFields& f) -> CaseChange { return resultOf(f); },
    [](JsonFields& f) -> CaseChange {
        return ResultUnavailable{kFeatureText(f), f.text("reason")};
    },
    [](JsonFields& f) -> CaseChange { return ResultRemoved{kFeatureText(f)}; },
    [](JsonFields& f) -> CaseChange { return estimatesOf(f); },
    [](JsonFields& f) -> CaseChange { return FallBackOrdered{listOf<std::string>(f, "features")}; },
    [](JsonFields& f) -> CaseChange {
        return ConclusionReached{answerOf<Conclusion>(f, "conclusion"), f.text("model_name")};
    },
    [](JsonFields& f) -> CaseChange { return Amended{f.text("reason")}; },
    [](JsonFields& /*fields*/) -> CaseChange { return NextBatchStarted{}; },
    [](JsonFields& f) -> CaseChange {
        return ReportMade{f.text("report"), f.text("sha256")};
    },
    [](JsonFields& f) -> CaseChange { return Undone{eventNumberOf(f)}; },
    [](JsonFields& f) -> CaseChange { return Redone{eventNumberOf(f)}; },
};

[[noreturn]] void refuseNewer(const JsonFields& fields, const std::string& field, const Text& what)
{
    throw Failure(ErrorCode::VersionMismatch,
                  Text("%1, field \"%2\": %3 is not known to this program.", fields.where(), field, what),
                  "Open the case with the version that wrote it, or a newer one.");
}

ChangeReader readerOf(JsonFields& fields)
{
    const std::string kind = fields.text("kind");
    const auto* const found = std::ranges::find(kCaseKinds, kind);
    if (found == kCaseKinds.end())
        refuseNewer(fields, "kind", Text("the kind \"%1\"", kind));
    return kReaders.at(static_cast<std::size_t>(found - kCaseKinds.begin()));
}

CaseChange changeFrom(JsonFields& fields)
{
    const ChangeReader read = readerOf(fields);
    JsonFields data = fields.object("data");
    CaseChange change = read(data);
    data.refuseUnread();
    return change;
}

} // namespace

void to_json(Json& json, const CaseEvent& event)
{
    json = {{"v", kNewestForm},
            {"who", event.who},
            {"at", utcTimeText(event.atMs)},
            {"kind", kindOf(event.change)},
            {"data", std::visit(ChangeWriter{}, event.change)}};
}

CaseEvent caseEventFrom(const Json& json, const Text& where)
{
    JsonFields fields(json, where);
    const int form = fields.integer("v", 1, std::numeric_limits<int>::max());
    if (form > kNewestForm)
        refuseNewer(fields, "v", Text("form %1", form));
    CaseEvent event{fields.text("who"), timeOf(fields, "at"), changeFrom(fields)};
    fields.refuseUnread();
    try {
        checkCaseEvent(event);
    } catch (const Failure& failure) {
        throw Failure(failure.error().code, Text("%1: %2", where, failure.error().message),
                      failure.error().remedy);
    }
    return event;
}

} // namespace genex::domain
