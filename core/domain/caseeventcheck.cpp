// SPDX-License-Identifier: GPL-3.0-or-later
#include "casetext.h"

#include "common/error.h"
#include "common/utctime.h"
#include "domain/caseevent.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::domain {

namespace {

constexpr std::size_t kMostFeatures = 100'000;

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

void requireShare(double number, const Text& what)
{
    require(number >= 0 && number <= 1, Text("%1 is not between 0 and 1.", what), "Ask the engine again.");
}

void requireFeature(const std::string& feature)
{
    requireLine(feature, "The name of a feature", kMostFeatureBytes);
}

void requireFeatures(const std::vector<std::string>& features)
{
    require(features.size() <= kMostFeatures, Text("There are %1 features.", features.size()),
            Text("Name at most %1.", kMostFeatures));
    std::set<std::string_view> seen;
    for (const std::string& feature : features) {
        requireFeature(feature);
        require(seen.insert(feature).second, Text("%1 is named twice.", feature), "Name it once.");
    }
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
        requireLine(finding.category, Text("The category of %1", finding.feature), kMostFeatureBytes);
    require(finding.state == FindingState::Measured || finding.value == 0,
            Text("%1 has both a state and a value.", finding.feature),
            "Give a value only for a measured finding.");
}

void requireConcerns(const std::vector<Concern>& concerns)
{
    for (const Concern& concern : concerns) {
        requireLine(concern.code, "A concern's code");
        requireFreeText(concern.text.english(), "A concern's text");
    }
}

void requireRange(const EstimatedValue& value)
{
    const EstimatedRange range = value.range.value_or(EstimatedRange{});
    requireFinite(range.median, Text("The estimate of %1", value.feature));
    requireFinite(range.low, Text("The estimate of %1", value.feature));
    requireFinite(range.high, Text("The estimate of %1", value.feature));
    require(range.low <= range.median && range.median <= range.high,
            Text("The estimate of %1 lies outside its own range.", value.feature), "Ask the engine again.");
}

void requireEstimates(const std::vector<EstimatedValue>& values)
{
    std::vector<std::string> features;
    for (const EstimatedValue& value : values) {
        features.push_back(value.feature);
        requireShare(value.present, Text("The estimate of %1", value.feature));
        requireFinite(value.mean, Text("The estimate of %1", value.feature));
        requireFinite(value.deviation, Text("The estimate of %1", value.feature));
        requireRange(value);
        for (const CategoryShare& share : value.categories) {
            requireLine(share.category, Text("A category of %1", value.feature), kMostFeatureBytes);
            requireShare(share.probability, Text("The estimate of %1", value.feature));
        }
    }
    requireFeatures(features);
}

/// Two diseases, or none and nothing that its results would do to them.
void requireReason(const OrderItem& item)
{
    const std::size_t diseases = item.separates.size();
    require(diseases == 2 || (diseases == 0 && item.outcomes.empty()),
            Text("The reason for %1 does not name two diseases.", item.feature), "Ask the engine again.");
    for (const std::string& disease : item.separates)
        requireLine(disease, "The name of a disease", kMostFeatureBytes);
    requireOutcomes(item.outcomes);
}

void requireRecommendation(const Recommendation& recommendation)
{
    requireSha256(recommendation.modelSha256, "The model's hash");
    requireLine(recommendation.programVersion, "The program's version");
    requireLineOrNothing(recommendation.currency, "The currency");
    std::vector<std::string> features = recommendation.estimate;
    for (const OrderItem& item : recommendation.order) {
        features.push_back(item.feature);
        requireFinite(item.expectedGain, Text("The expected gain of %1", item.feature));
        requireFinite(item.price, Text("The price of %1", item.feature));
        requireReason(item);
    }
    requireFeatures(features);
    for (const Likelihood& likelihood : recommendation.differential) {
        requireLine(likelihood.disease, "The name of a disease", kMostFeatureBytes);
        requireShare(likelihood.now, Text("The probability of %1", likelihood.disease));
        requireShare(likelihood.expected, Text("The probability of %1", likelihood.disease));
    }
    requireFinite(recommendation.confidenceNow, "The confidence");
    requireFinite(recommendation.confidenceExpected, "The confidence");
    requireFinite(recommendation.threshold, "The threshold");
    requireConcerns(recommendation.concerns);
}

void requireDifferential(const std::vector<Diagnosis>& differential)
{
    for (const Diagnosis& diagnosis : differential) {
        requireLine(diagnosis.disease, "The name of a disease", kMostFeatureBytes);
        requireShare(diagnosis.probability, Text("The probability of %1", diagnosis.disease));
        for (const Evidence& evidence : diagnosis.evidence) {
            requireFeature(evidence.feature);
            requireFinite(evidence.support, Text("The evidence of %1", evidence.feature));
        }
    }
}

void requireConclusion(const Conclusion& conclusion)
{
    requireSha256(conclusion.modelSha256, "The model's hash");
    requireLine(conclusion.programVersion, "The program's version");
    requireFeatures(conclusion.order);
    requireEstimates(conclusion.estimates);
    requireDifferential(conclusion.differential);
    requireFinite(conclusion.confidence, "The confidence");
    requireFinite(conclusion.threshold, "The threshold");
    requireFinite(conclusion.instability, "The instability");
    requireConcerns(conclusion.concerns);
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

void requireBudget(const CaseBudget& budget)
{
    constexpr double kMostAmount = 1e12;
    const bool isFraction = budget.kind == CaseBudget::Kind::Fraction;
    const double most = isFraction ? 1 : kMostAmount;
    require(budget.amount >= 0 && budget.amount <= most, "The budget is out of range.",
            isFraction ? "Use a fraction from 0 to 1." : "Use a number of at least 0.");
    require(budget.kind != CaseBudget::Kind::OfModel || budget.amount == 0,
            "The model's own budget was given together with an amount.",
            "Use a fraction, a count or a cost.");
    require(budget.kind != CaseBudget::Kind::Count || budget.amount == std::floor(budget.amount),
            "The budget is not a whole number of tests.", "Use a whole number.");
}

/// Validation of each kind of change.
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
    void operator()(const BudgetChosen& change) const { requireBudget(change.budget); }
    void operator()(const RecommendationMade& change) const
    {
        requireRecommendation(change.recommendation);
        requireLine(change.modelName, "The model's name");
    }
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
    void operator()(const ConclusionReached& change) const
    {
        requireConclusion(change.conclusion);
        requireLine(change.modelName, "The model's name");
    }
    void operator()(const Amended& change) const { requireLine(change.reason, "The reason to amend"); }
    void operator()(const NextBatchStarted& /*change*/) const {}
    void operator()(const ReportMade& change) const
    {
        requireLine(change.kind, "The kind of report");
        requireSha256(change.sha256, "The report's hash");
    }
    void operator()(const Undone& /*change*/) const {}
    void operator()(const Redone& /*change*/) const {}
};

} // namespace

void checkCaseEvent(const CaseEvent& event)
{
    requireLine(event.who, "The user's name");
    requireTime(event.atMs, "The time");
    std::visit(ChangeCheck{}, event.change);
}

} // namespace genex::domain
