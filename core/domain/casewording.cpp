// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casewording.h"

#include "casetext.h"

#include "domain/jsonfields.h"
#include "domain/wording.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace genex::domain {

namespace {

constexpr std::size_t kNamesShown = 12;
constexpr std::size_t kNoteBytesShown = 120;

Text listedFeatures(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    std::vector<std::string> names;
    for (const std::string& feature : features)
        names.push_back(featureName(catalogue, feature));
    return listed(names, kNamesShown);
}

Text budgetText(const Budget& budget, const Catalogue& catalogue)
{
    if (budget.fraction)
        return Text("%1 of all tests", Text::number(percentText(*budget.fraction)));
    if (budget.count)
        return Text("%1 tests", *budget.count);
    if (budget.cost)
        return Text::number(costText(*budget.cost, catalogue.content().currency));
    return "what the model was trained for";
}

/// Draws may lie where no patient is.
EstimatedRange plausible(EstimatedRange range, const Quantity* quantity)
{
    if (!quantity || quantity->lowest >= quantity->highest)
        return range;
    for (double* number : {&range.median, &range.low, &range.high})
        *number = std::clamp(*number, quantity->lowest, quantity->highest);
    return range;
}

Text numberOf(double value, const Quantity* quantity, bool hasUnit)
{
    if (!quantity) {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.3g", value);
        return Text::number(digits);
    }
    Quantity shown = *quantity;
    if (!hasUnit)
        shown.unit.clear();
    return Text::number(quantityText(value, shown));
}

class Teller
{
public:
    explicit Teller(const Catalogue& catalogue)
        : m_catalogue(catalogue)
    {}

    Text operator()(const CaseOpened& change) const
    {
        return Text("Opened the case of %1.", change.patient.name);
    }
    Text operator()(const PatientChanged& change) const
    {
        return Text("Changed the patient details of %1.", change.patient.name);
    }
    Text operator()(const FindingSet& change) const
    {
        return Text("Set the finding %1: %2.", name(change.finding.feature),
                    observationText(change.finding, m_catalogue));
    }
    Text operator()(const FindingRemoved& change) const
    {
        return Text("Removed the finding %1.", name(change.feature));
    }
    Text operator()(const NoteAdded& change) const
    {
        return Text("Added a note: %1", shortened(linesOf(change.text).front(), kNoteBytesShown));
    }
    Text operator()(const BudgetChosen& change) const
    {
        return Text("Set the budget to %1.", budgetText(change.budget, m_catalogue));
    }
    Text operator()(const RecommendationMade& change) const
    {
        std::vector<std::string> order;
        for (const OrderItem& item : change.recommendation.order)
            order.push_back(item.feature);
        const std::string& model = change.modelName;
        const std::vector<std::string>& estimate = change.recommendation.estimate;
        const Text ordered = listedFeatures(order, m_catalogue);
        const Text estimated = listedFeatures(estimate, m_catalogue);
        if (order.empty())
            return estimate.empty() ? Text("The model %1 recommended ordering nothing.", model)
                                    : Text("The model %1 recommended ordering nothing; to be estimated: %2.",
                                           model, estimated);
        return estimate.empty() ? Text("The model %1 recommended ordering %2.", model, ordered)
                                : Text("The model %1 recommended ordering %2; to be estimated: %3.", model,
                                       ordered, estimated);
    }
    Text operator()(const BatchEdited& change) const
    {
        switch (change.place) {
        case BatchPlace::Order:
            return Text("Added %1 to the batch.", name(change.feature));
        case BatchPlace::Estimate:
            return Text("Left %1 to be estimated.", name(change.feature));
        case BatchPlace::StruckOut:
            break;
        }
        return Text("Excluded %1 from the batch.", name(change.feature));
    }
    Text operator()(const OrderPlaced& change) const
    {
        const Text ordered = listedFeatures(change.ordered, m_catalogue);
        return change.estimated.empty() ? Text("Ordered %1.", ordered)
                                        : Text("Ordered %1; left to be estimated: %2.", ordered,
                                               listedFeatures(change.estimated, m_catalogue));
    }
    Text operator()(const ResultEntered& change) const
    {
        return Text("Entered the result of %1: %2.", name(change.result.feature),
                    resultText(change.result, change.unit, m_catalogue));
    }
    Text operator()(const ResultUnavailable& change) const
    {
        return Text("%1 is unavailable: %2.", name(change.feature), reasonText(change.reason));
    }
    Text operator()(const ResultRemoved& change) const
    {
        return Text("Removed the result entered for %1.", name(change.feature));
    }
    Text operator()(const EstimatesMade& change) const
    {
        std::vector<std::string> features;
        for (const EstimatedValue& value : change.values)
            features.push_back(value.feature);
        return Text("Estimated (generated by the model, not observed): %1.",
                    listedFeatures(features, m_catalogue));
    }
    Text operator()(const FallBackOrdered& change) const
    {
        return Text("Ordered what had been estimated: %1.", listedFeatures(change.features, m_catalogue));
    }
    Text operator()(const ConclusionReached& change) const
    {
        const Conclusion& conclusion = change.conclusion;
        const std::string& model = change.modelName;
        if (conclusion.abstains || conclusion.differential.empty())
            return Text("The model %1 concluded without suggesting a diagnosis.", model);
        const Diagnosis& leading = conclusion.differential.front();
        const std::string disease = diseaseName(m_catalogue, leading.disease);
        const Text probability = Text::number(percentText(leading.probability));
        return conclusion.usesEstimates
                   ? Text("The model %1 concluded: %2, %3, with estimates.", model, disease, probability)
                   : Text("The model %1 concluded: %2, %3.", model, disease, probability);
    }
    Text operator()(const Amended& change) const
    {
        return Text("Reopened the case to amend it: %1.", change.reason);
    }
    Text operator()(const NextBatchStarted& /*change*/) const
    {
        return "Started another batch from the current findings.";
    }
    Text operator()(const ReportMade& change) const { return Text("Created a report (%1).", change.kind); }
    Text operator()(const Undone& change) const { return Text("Undid entry %1.", change.event); }
    Text operator()(const Redone& change) const { return Text("Redid entry %1.", change.event); }

private:
    std::string name(const std::string& feature) const { return featureName(m_catalogue, feature); }

    const Catalogue& m_catalogue;
};

} // namespace

Text sentenceOf(const CaseChange& change, const Catalogue& catalogue)
{
    return std::visit(Teller(catalogue), change);
}

Text reasonText(const std::string& reason)
{
    for (const char* own : {kNotOrdered, kNotAvailable}) {
        if (reason == own)
            return own;
    }
    return reason;
}

std::optional<Text> estimatedNumber(const EstimatedValue& value, const Feature* feature)
{
    const Quantity* quantity = feature && feature->quantity ? &*feature->quantity : nullptr;
    if (!value.range && !quantity)
        return std::nullopt;
    // Earlier versions wrote a number that is exactly 0 like what is no number.
    const EstimatedRange range =
        plausible(value.range.value_or(EstimatedRange{value.mean, value.mean, value.mean}), quantity);
    const Text median = numberOf(range.median, quantity, true);
    const Text low = numberOf(range.low, quantity, false);
    const Text high = numberOf(range.high, quantity, false);
    if (low == high)
        return median;
    return range.low < 0 ? Text("%1 (%2 to %3)", median, low, high) : Text("%1 (%2–%3)", median, low, high);
}

Text resultText(const Finding& finding, const std::string& unit, const Catalogue& catalogue)
{
    const Feature* feature = catalogue.feature(finding.feature);
    const bool isOwnUnit = feature && feature->quantity && feature->quantity->unit == unit;
    if (finding.state != FindingState::Measured || unit.empty() || isOwnUnit)
        return observationText(finding, catalogue);
    const Catalogue none;
    return Text::number(observationText(finding, none).english() + "\u2009" + unit);
}

} // namespace genex::domain
