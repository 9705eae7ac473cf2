#include "casetext.h"

#include "common/error.h"
#include "domain/caseevent.h"
#include "domain/utctime.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::domain {

namespace {

constexpr std::size_t kMostFeatures = 100'000;

void require(bool holds, const std::string& problem, const std::string& remedy)
{
    if (!holds)
        throw Failure(ErrorCode::InvalidInput, problem, remedy);
}

void requireTime(std::int64_t ms, const std::string& what)
{
    require(ms >= 0 && ms < kEndOfTimeMs, what + " is outside the years 1970 to 9999.",
            "Check the clock of this machine.");
}

void requireFinite(double number, const std::string& what)
{
    require(std::isfinite(number), what + " is not a finite number.", "Give a number.");
}

void requireShare(double number, const std::string& what)
{
    require(number >= 0 && number <= 1, what + " is not between 0 and 1.", "Ask the engine again.");
}

void requireFeature(const std::string& feature)
{
    requireLine(feature, "The name of a feature", kMostFeatureBytes);
}

void requireFeatures(const std::vector<std::string>& features)
{
    require(features.size() <= kMostFeatures, "There are " + std::to_string(features.size()) + " features.",
            "Name at most " + std::to_string(kMostFeatures) + ".");
    std::set<std::string_view> seen;
    for (const std::string& feature : features) {
        requireFeature(feature);
        require(seen.insert(feature).second, feature + " is named twice.", "Name it once.");
    }
}

void requireFinding(const Finding& finding)
{
    requireFeature(finding.feature);
    requireFinite(finding.value, "The value of " + finding.feature);
    const bool hasCategory = finding.state == FindingState::Category;
    require(hasCategory != finding.category.empty(),
            finding.feature + (hasCategory ? " has no category." : " has a category beside its state."),
            "Give a category exactly where the state says so.");
    if (hasCategory)
        requireLine(finding.category, "The category of " + finding.feature, kMostFeatureBytes);
    require(finding.state == FindingState::Measured || finding.value == 0,
            finding.feature + " has a value beside its state.", "Give a value only where it was measured.");
}

void requireConcerns(const std::vector<Concern>& concerns)
{
    for (const Concern& concern : concerns) {
        requireLine(concern.code, "A concern's code");
        requireFreeText(concern.text, "A concern's text");
    }
}

void requireEstimates(const std::vector<EstimatedValue>& values)
{
    std::vector<std::string> features;
    for (const EstimatedValue& value : values) {
        features.push_back(value.feature);
        requireShare(value.present, "The estimate of " + value.feature);
        requireFinite(value.mean, "The estimate of " + value.feature);
        requireFinite(value.deviation, "The estimate of " + value.feature);
        for (const CategoryShare& share : value.categories) {
            requireLine(share.category, "A category of " + value.feature, kMostFeatureBytes);
            requireShare(share.probability, "The estimate of " + value.feature);
        }
    }
    requireFeatures(features);
}

void requireRecommendation(const Recommendation& recommendation)
{
    requireSha256(recommendation.modelSha256, "The model's hash");
    requireLine(recommendation.programVersion, "The program's version");
    requireLineOrNothing(recommendation.currency, "The currency");
    std::vector<std::string> features = recommendation.estimate;
    for (const OrderItem& item : recommendation.order) {
        features.push_back(item.feature);
        requireFinite(item.expectedGain, "The expected gain of " + item.feature);
        requireFinite(item.price, "The price of " + item.feature);
    }
    requireFeatures(features);
    for (const Likelihood& likelihood : recommendation.differential) {
        requireLine(likelihood.disease, "The name of a disease", kMostFeatureBytes);
        requireShare(likelihood.now, "The probability of " + likelihood.disease);
        requireShare(likelihood.expected, "The probability of " + likelihood.disease);
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
        requireShare(diagnosis.probability, "The probability of " + diagnosis.disease);
        for (const Evidence& evidence : diagnosis.evidence) {
            requireFeature(evidence.feature);
            requireFinite(evidence.support, "The evidence of " + evidence.feature);
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
    require(age >= 0 && age <= kHighestAge, "The patient's age is " + std::to_string(age) + ".",
            "Give an age from 0 to " + std::to_string(kHighestAge) + " years, or none.");
}

void requireBudget(const CaseBudget& budget)
{
    constexpr double kMostAmount = 1e12;
    const bool isFraction = budget.kind == CaseBudget::Kind::Fraction;
    const double most = isFraction ? 1 : kMostAmount;
    require(budget.amount >= 0 && budget.amount <= most, "The budget is outside what can be asked for.",
            isFraction ? "Give a part from 0 to 1." : "Give a number from 0 on.");
    require(budget.kind != CaseBudget::Kind::OfModel || budget.amount == 0,
            "The model's own budget has an amount beside it.", "Give a fraction, a count or a cost.");
    require(budget.kind != CaseBudget::Kind::Count || budget.amount == std::floor(budget.amount),
            "The budget is no whole number of tests.", "Give a whole number.");
}

/// What each kind of change must hold.
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
        requireLineOrNothing(change.unit, "The unit of " + change.result.feature);
        requireTime(change.takenAtMs.value_or(0),
                    "The time at which " + change.result.feature + " was taken");
    }
    void operator()(const ResultUnavailable& change) const
    {
        requireFeature(change.feature);
        requireLine(change.reason, "The reason why there is no " + change.feature);
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
