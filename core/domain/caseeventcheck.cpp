// SPDX-License-Identifier: GPL-3.0-or-later
#include "casekinds.h"
#include "casetext.h"

#include "common/error.h"
#include "common/utctime.h"
#include "domain/jsonform.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::domain {

namespace {

void require(bool holds, const Text& problem, const Text& remedy)
{
    if (!holds)
        throw Failure(ErrorCode::InvalidInput, problem, remedy);
}

void requireTime(std::int64_t ms, const Text& what)
{
    require(ms >= 0 && ms < kEndOfTimeMs, Text("%1 is outside the years 1970 to 9999.", what),
            "Check the clock of this machine.");
}

void requireFinite(double number, const Text& what)
{
    require(std::isfinite(number), Text("%1 is not a finite number.", what), "Use a number.");
}

void requireFeature(const std::string& feature)
{
    requireLine(feature, "The name of a feature", kLongestLineName.bytes);
}

void requireFeatures(const std::vector<std::string>& features)
{
    std::set<std::string_view> seen;
    for (const std::string& feature : features) {
        requireFeature(feature);
        require(seen.insert(feature).second, Text("%1 is named twice.", feature), "Name it once.");
    }
}

void requireDisease(const std::string& disease)
{
    requireLine(disease, "The name of a disease", kLongestLineName.bytes);
}

void requireFinding(const Finding& finding)
{
    requireFeature(finding.feature);
    requireFinite(finding.value, Text("The value of %1", finding.feature));
    const bool hasCategory = finding.state == FindingState::Category;
    require(hasCategory != finding.category.empty(),
            hasCategory ? Text("%1 has no category.", finding.feature)
                        : Text("%1 has both a state and a category.", finding.feature),
            "Give a category if, and only if, the state is category.");
    if (hasCategory)
        requireLine(finding.category, Text("The category of %1", finding.feature), kLongestLineName.bytes);
    require(finding.state == FindingState::Measured || finding.value == 0,
            Text("%1 has both a state and a value.", finding.feature),
            "Give a value only for a measured finding.");
}

void requireEstimates(const std::vector<EstimatedValue>& values)
{
    std::vector<std::string> features;
    for (const EstimatedValue& value : values) {
        features.push_back(value.feature);
        for (const CategoryShare& share : value.categories)
            requireLine(share.category, Text("A category of %1", value.feature), kLongestLineName.bytes);
    }
    requireFeatures(features);
}

void requireRecommendation(const Recommendation& recommendation)
{
    requireSha256(recommendation.modelSha256, "The model's hash");
    requireLineOrNothing(recommendation.currency, "The currency");
    std::vector<std::string> features = recommendation.estimate;
    for (const OrderItem& item : recommendation.order) {
        features.push_back(item.feature);
        std::ranges::for_each(item.separates, requireDisease);
    }
    requireFeatures(features);
    std::ranges::for_each(recommendation.differential, requireDisease, &Likelihood::disease);
}

void requireConclusion(const Conclusion& conclusion)
{
    requireSha256(conclusion.modelSha256, "The model's hash");
    requireFeatures(conclusion.order);
    requireEstimates(conclusion.estimates);
    for (const Diagnosis& diagnosis : conclusion.differential) {
        requireDisease(diagnosis.disease);
        std::ranges::for_each(diagnosis.evidence, requireFeature, &Evidence::feature);
    }
}

void requirePatient(const PatientDetails& patient)
{
    requireLine(patient.name, "The patient's name or pseudonym");
    requireLineOrNothing(patient.reference, "The patient's number");
    requireFreeText(patient.remarks, "The remarks on the patient");
    const int age = patient.ageYears.value_or(0);
    require(age >= 0 && age <= kHighestAge, Text("The patient's age is %1.", age),
            Text("Use an age from 0 to %1 years, or none.", kHighestAge));
}

/// What the fields of a change do not declare, or what a user reads who typed it.
struct ChangeCheck
{
    void operator()(const CaseOpened& change) const { requirePatient(change.patient); }
    void operator()(const PatientChanged& change) const { requirePatient(change.patient); }
    void operator()(const FindingSet& change) const { requireFinding(change.finding); }
    void operator()(const FindingRemoved& change) const { requireFeature(change.feature); }
    void operator()(const NoteAdded& change) const
    {
        require(!change.text.empty(), "The note is empty.", "Write something.");
        requireFreeText(change.text, "The note");
    }
    void operator()(const BudgetChosen& change) const { change.budget.check("The budget"); }
    void operator()(const RecommendationMade& change) const { requireRecommendation(change.recommendation); }
    void operator()(const BatchEdited& change) const { requireFeature(change.feature); }
    void operator()(const OrderPlaced& change) const
    {
        std::vector<std::string> all = change.ordered;
        all.insert(all.end(), change.estimated.begin(), change.estimated.end());
        requireFeatures(all);
    }
    void operator()(const ResultEntered& change) const
    {
        requireFinding(change.result);
        requireLineOrNothing(change.unit, Text("The unit of %1", change.result.feature));
        requireTime(change.takenAtMs.value_or(0),
                    Text("The time at which %1 was taken", change.result.feature));
    }
    void operator()(const ResultUnavailable& change) const
    {
        requireFeature(change.feature);
        requireLine(change.reason, Text("The reason why there is no %1", change.feature));
    }
    void operator()(const ResultRemoved& change) const { requireFeature(change.feature); }
    void operator()(const EstimatesMade& change) const
    {
        requireEstimates(change.values);
        requireSha256(change.modelSha256, "The model's hash");
    }
    void operator()(const FallBackOrdered& change) const { requireFeatures(change.features); }
    void operator()(const ConclusionReached& change) const { requireConclusion(change.conclusion); }
    void operator()(const Amended& change) const { requireLine(change.reason, "The reason to amend"); }
    void operator()(const NextBatchStarted& /*change*/) const {}
    void operator()(const ReportMade& change) const { requireSha256(change.sha256, "The report's hash"); }
    void operator()(const Undone& /*change*/) const {}
    void operator()(const Redone& /*change*/) const {}
};

} // namespace

void checkCaseRules(const CaseEvent& event)
{
    requireLine(event.who, "The user's name");
    requireTime(event.atMs, "The time");
    std::visit(ChangeCheck{}, event.change);
}

void checkCaseEvent(const CaseEvent& event)
{
    checkCaseRules(event);
    // What can be read back obeys the rules of its fields.
    std::visit(
        [](const auto& change) {
            using Change = std::remove_cvref_t<decltype(change)>;
            static_cast<void>(fromJson<Change>(toJson(change), "The change"));
        },
        event.change);
}

} // namespace genex::domain
