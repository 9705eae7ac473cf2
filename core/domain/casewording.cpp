#include "domain/casewording.h"

#include "casetext.h"

#include "domain/wording.h"

#include <cmath>

namespace genex::domain {

namespace {

constexpr std::size_t kNamesShown = 12;
constexpr std::size_t kNoteBytesShown = 120;

/// "a, b and c"; a long list is cut and says how many more there are.
std::string listed(const std::vector<std::string>& names)
{
    const std::size_t shown = names.size() > kNamesShown ? kNamesShown - 1 : names.size();
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool isLast = i + 1 == names.size();
        text += (i == 0 ? "" : isLast ? " and " : ", ") + names[i];
    }
    return shown == names.size() ? text : text + " and " + std::to_string(names.size() - shown) + " more";
}

std::string listedFeatures(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    std::vector<std::string> names;
    for (const std::string& feature : features)
        names.push_back(featureName(catalogue, feature));
    return listed(names);
}

std::string budgetText(const CaseBudget& budget, const Catalogue& catalogue)
{
    switch (budget.kind) {
    case CaseBudget::Kind::OfModel:
        return "what the model was trained for";
    case CaseBudget::Kind::Fraction:
        return percentText(budget.amount) + " of all tests";
    case CaseBudget::Kind::Count:
        return std::to_string(std::llround(budget.amount)) + " tests";
    case CaseBudget::Kind::Cost:
        break;
    }
    return costText(budget.amount, catalogue.content().currency);
}

class Teller
{
public:
    explicit Teller(const Catalogue& catalogue)
        : m_catalogue(catalogue)
    {}

    std::string operator()(const CaseOpened& change) const
    {
        return "Opened the case of " + change.patient.name + ".";
    }
    std::string operator()(const PatientChanged& change) const
    {
        return "Changed the details of the patient " + change.patient.name + ".";
    }
    std::string operator()(const FindingSet& change) const
    {
        return "Set the finding " + name(change.finding.feature) + ": " +
               observationText(change.finding, m_catalogue) + ".";
    }
    std::string operator()(const FindingRemoved& change) const
    {
        return "Removed the finding " + name(change.feature) + ".";
    }
    std::string operator()(const NoteAdded& change) const
    {
        return "Wrote a note: " + shortened(linesOf(change.text).front(), kNoteBytesShown);
    }
    std::string operator()(const BudgetChosen& change) const
    {
        return "Set the budget to " + budgetText(change.budget, m_catalogue) + ".";
    }
    std::string operator()(const RecommendationMade& change) const
    {
        std::vector<std::string> order;
        for (const OrderItem& item : change.recommendation.order)
            order.push_back(item.feature);
        const std::string& model = change.modelName;
        if (order.empty())
            return "The model " + model + " recommended ordering nothing" +
                   estimated(change.recommendation.estimate) + ".";
        return "The model " + model + " recommended ordering " + listedFeatures(order, m_catalogue) +
               estimated(change.recommendation.estimate) + ".";
    }
    std::string operator()(const BatchEdited& change) const
    {
        switch (change.place) {
        case BatchPlace::Order:
            return "Put " + name(change.feature) + " into the batch to be ordered.";
        case BatchPlace::Estimate:
            return "Left " + name(change.feature) + " to be estimated.";
        case BatchPlace::StruckOut:
            break;
        }
        return "Struck " + name(change.feature) + " out of the batch.";
    }
    std::string operator()(const OrderPlaced& change) const
    {
        return "Ordered " + listedFeatures(change.ordered, m_catalogue) + estimated(change.estimated) + ".";
    }
    std::string operator()(const ResultEntered& change) const
    {
        return "Entered the result of " + name(change.result.feature) + ": " +
               resultText(change.result, change.unit, m_catalogue) + ".";
    }
    std::string operator()(const ResultUnavailable& change) const
    {
        return name(change.feature) + " is unavailable: " + change.reason + ".";
    }
    std::string operator()(const ResultRemoved& change) const
    {
        return "Removed what was entered as the result of " + name(change.feature) + ".";
    }
    std::string operator()(const EstimatesMade& change) const
    {
        std::vector<std::string> features;
        for (const EstimatedValue& value : change.values)
            features.push_back(value.feature);
        return "The engine generated values, which are no observations, for " +
               listedFeatures(features, m_catalogue) + ".";
    }
    std::string operator()(const FallBackOrdered& change) const
    {
        return "Ordered what had been estimated: " + listedFeatures(change.features, m_catalogue) + ".";
    }
    std::string operator()(const ConclusionReached& change) const
    {
        const Conclusion& conclusion = change.conclusion;
        const std::string reached = "The model " + change.modelName + " concluded";
        if (conclusion.abstains || conclusion.differential.empty())
            return reached + " without naming a disease.";
        const Diagnosis& leading = conclusion.differential.front();
        return reached + ": " + diseaseName(m_catalogue, leading.disease) + ", " +
               percentText(leading.probability) + (conclusion.usesEstimates ? ", with estimates" : "") + ".";
    }
    std::string operator()(const Amended& change) const
    {
        return "Reopened the case to amend it: " + change.reason + ".";
    }
    std::string operator()(const NextBatchStarted& /*change*/) const
    {
        return "Started another batch from what is known.";
    }
    std::string operator()(const ReportMade& change) const { return "Made a report (" + change.kind + ")."; }
    std::string operator()(const Undone& change) const
    {
        return "Undid entry " + std::to_string(change.event) + ".";
    }
    std::string operator()(const Redone& change) const
    {
        return "Redid entry " + std::to_string(change.event) + ".";
    }

private:
    std::string name(const std::string& feature) const { return featureName(m_catalogue, feature); }

    std::string estimated(const std::vector<std::string>& features) const
    {
        return features.empty() ? "" : "; to be estimated: " + listedFeatures(features, m_catalogue);
    }

    const Catalogue& m_catalogue;
};

} // namespace

std::string sentenceOf(const CaseChange& change, const Catalogue& catalogue)
{
    return std::visit(Teller(catalogue), change);
}

std::string resultText(const Finding& finding, const std::string& unit, const Catalogue& catalogue)
{
    const Feature* feature = catalogue.feature(finding.feature);
    const bool isOwnUnit = feature && feature->quantity && feature->quantity->unit == unit;
    if (finding.state != FindingState::Measured || unit.empty() || isOwnUnit)
        return observationText(finding, catalogue);
    const Catalogue none;
    return observationText(finding, none) + "\u2009" + unit;
}

} // namespace genex::domain
