// SPDX-License-Identifier: GPL-3.0-or-later
#include "casetext.h"

#include "domain/casewording.h"
#include "domain/reasonwording.h"
#include "domain/wording.h"

#include <algorithm>
#include <cstdio>
#include <ostream>

namespace genex::cli {

namespace {

using domain::percentText;

constexpr std::size_t kDiseasesShown = 5;
constexpr std::size_t kEvidenceShown = 3; ///< on each side

std::string shortNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

void printConcerns(std::ostream& out, const std::vector<domain::Concern>& concerns)
{
    for (const domain::Concern& concern : concerns)
        out << "  " << concern.text.english() << '\n';
}

/// "Laboratory (about 2 h)"; without a time if unknown.
std::string stageHeading(domain::Stage stage, const std::vector<const domain::OrderItem*>& tests)
{
    if (stage == domain::Stage::Bedside)
        return "History and examination, now";
    int minutes = 0;
    for (const domain::OrderItem* item : tests)
        minutes = std::max(minutes, item->minutes);
    const std::string name = stage == domain::Stage::Laboratory ? "Laboratory" : "Imaging";
    return minutes > 0 ? name + " (about " + domain::durationText(minutes).english() + ")" : name;
}

/// "  +13 %, 5 €, separates dengue from typhoid".
std::string itemText(const domain::OrderItem& item, const domain::Recommendation& recommendation)
{
    std::string text = recommendation.selection == "personal"
                           ? domain::gainText(item.expectedGain)
                           : "gain " + shortNumber(std::max(0.0, item.expectedGain));
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (!recommendation.currency.empty())
        add(domain::costText(item.price, recommendation.currency));
    if (item.separates.size() == 2)
        add("distinguishes " + item.separates[0] + " from " + item.separates[1]);
    return text.empty() ? text : "  " + text;
}

/// "      present (31 %): dengue 47 % → 81 %, malaria 20 % → 6 %", a line for each result.
void printOutcomes(std::ostream& out, const std::vector<domain::TestOutcome>& outcomes,
                   const domain::PartedDiseases& parted, const domain::Feature* feature)
{
    for (const Text& line : domain::outcomeTexts(outcomes, parted, feature))
        out << "      " << line.english() << '\n';
}

void printItem(std::ostream& out, const domain::OrderItem& item, const domain::Recommendation& recommendation,
               const domain::Catalogue& catalogue)
{
    out << "    " << item.feature << itemText(item, recommendation) << '\n';
    if (item.separates.size() == 2)
        printOutcomes(
            out, item.outcomes,
            domain::partedDiseases(item.separates[0], item.separates[1], recommendation.differential),
            catalogue.feature(item.feature));
}

void printStage(std::ostream& out, domain::Stage stage, const domain::Recommendation& recommendation,
                const domain::Catalogue& catalogue)
{
    std::vector<const domain::OrderItem*> tests;
    for (const domain::OrderItem& item : recommendation.order) {
        if (item.stage == stage)
            tests.push_back(&item);
    }
    if (tests.empty())
        return;
    out << "  " << stageHeading(stage, tests) << '\n';
    for (const domain::OrderItem* item : tests)
        printItem(out, *item, recommendation, catalogue);
}

void printOrder(std::ostream& out, const domain::Recommendation& recommendation,
                const domain::Catalogue& catalogue)
{
    out << "Order now\n";
    if (recommendation.order.empty())
        out << "  nothing: everything in this batch is already known or estimated\n";
    for (const domain::Stage stage :
         {domain::Stage::Bedside, domain::Stage::Laboratory, domain::Stage::Imaging})
        printStage(out, stage, recommendation, catalogue);
    for (const std::string& feature : recommendation.estimate)
        out << "  " << feature << "  ≈ estimated, not ordered\n";
}

/// "≈ 82 % present", "≈ 38.5 °C (38.0–39.1)" or "≈ fixed 71 %, normal 20 %".
std::string estimateText(const domain::EstimatedValue& value, const domain::Catalogue& catalogue)
{
    if (value.categories.empty()) {
        const auto number = domain::estimatedNumber(value, catalogue.feature(value.feature));
        return number ? "≈ " + number->english() : "≈ " + percentText(value.present) + " present";
    }
    std::string text = "≈";
    for (std::size_t i = 0; i < std::min(kEvidenceShown, value.categories.size()); ++i)
        text += (i == 0 ? " " : ", ") + value.categories[i].category + " " +
                percentText(value.categories[i].probability);
    return text;
}

/// The strongest features on one side, for example " for: fever, cough".
std::string evidenceText(const domain::Diagnosis& diagnosis, bool isFor)
{
    std::string text;
    std::size_t shown = 0;
    for (const domain::Evidence& evidence : diagnosis.evidence) {
        if (shown == kEvidenceShown)
            break;
        if (isFor ? evidence.support <= 0 : evidence.support >= 0)
            continue;
        text += (shown++ == 0 ? "" : ", ") + evidence.feature;
    }
    return text.empty() ? text : std::string(isFor ? "for: " : "against: ") + text;
}

void printDiagnosis(std::ostream& out, const domain::Diagnosis& diagnosis)
{
    out << "  " << diagnosis.disease << ": " << percentText(diagnosis.probability) << '\n';
    for (const bool isFor : {true, false}) {
        if (const std::string text = evidenceText(diagnosis, isFor); !text.empty())
            out << "    " << text << '\n';
    }
}

/// "separates dengue from typhoid".
std::string reasonText(const domain::OrderReason& reason)
{
    return reason.disease.empty() ? std::string("does not distinguish any of the likely diseases")
                                  : "distinguishes " + reason.disease + " from " + reason.other;
}

/// "81 % ordered, 69 % estimated, 69 % struck out".
std::string effectText(const domain::BatchEffect& effect)
{
    std::string text = percentText(effect.ordered) + " ordered, ";
    if (effect.estimated)
        text += percentText(*effect.estimated) + " estimated, ";
    return text + percentText(effect.struckOut) + " excluded";
}

void printReasons(std::ostream& out, const domain::Explanation& explanation,
                  const domain::Catalogue& catalogue)
{
    if (!explanation.reasons.empty())
        out << "\nReason for each test; expected accuracy if it is ordered, estimated or excluded\n";
    for (std::size_t i = 0; i < explanation.reasons.size(); ++i) {
        const domain::OrderReason& reason = explanation.reasons[i];
        out << "  " << reason.feature << "  " << reasonText(reason) << '\n'
            << "    " << effectText(explanation.effects[i]) << '\n';
        printOutcomes(out, reason.outcomes,
                      domain::partedDiseases(reason.disease, reason.other, explanation.expectedDifferential),
                      catalogue.feature(reason.feature));
    }
}

void printStanding(std::ostream& out, const domain::Conclusion& conclusion)
{
    switch (conclusion.stage) {
    case domain::CaseStage::AwaitingResults:
        out << "Results are pending\n";
        break;
    case domain::CaseStage::FallBack:
        out << domain::reasonToFallBack(conclusion).english() << " Confidence is "
            << percentText(conclusion.confidence) << ", τ is " << percentText(conclusion.threshold)
            << ". Order these as well\n";
        break;
    case domain::CaseStage::Concluded:
        out << "Concluded with " << percentText(conclusion.confidence) << " confidence"
            << (conclusion.usesEstimates ? ", with estimated values" : "") << '\n';
        break;
    }
    for (const std::string& feature : conclusion.order)
        out << "  " << feature << '\n';
}

} // namespace

void printEstimates(std::ostream& out, const std::vector<domain::EstimatedValue>& estimates,
                    const domain::Catalogue& catalogue)
{
    if (estimates.empty())
        return;
    out << "\nEstimated, not observed\n";
    for (const domain::EstimatedValue& value : estimates)
        out << "  " << value.feature << "  " << estimateText(value, catalogue) << " (generated)\n";
}

void printCantMiss(std::ostream& out, const std::vector<domain::CantMissDisease>& standing)
{
    if (!standing.empty())
        out << "\nCan't-miss diseases at or above their threshold\n";
    for (const domain::CantMissDisease& disease : standing)
        out << "  " << disease.disease << ": " << percentText(disease.probability) << ", threshold "
            << domain::thresholdText(disease.threshold) << "\n";
}

void printNotice(std::ostream& out)
{
    out << "\nFor research and education only.\n";
}

void print(std::ostream& out, const domain::Recommendation& recommendation,
           const domain::Catalogue& catalogue)
{
    printOrder(out, recommendation, catalogue);
    if (!recommendation.estimate.empty())
        out << "\nEstimates are accepted from " << percentText(recommendation.threshold)
            << " confidence; below that, those tests are ordered as well.\n";
    out << "\nDifferential (now, expected with the batch)\n";
    for (std::size_t i = 0; i < std::min(kDiseasesShown, recommendation.differential.size()); ++i) {
        const domain::Likelihood& likelihood = recommendation.differential[i];
        out << "  " << likelihood.disease << ": " << percentText(likelihood.now) << ", "
            << percentText(likelihood.expected) << '\n';
    }
    printCantMiss(out, domain::cantMissOf(recommendation, catalogue));
    if (!recommendation.concerns.empty())
        out << "\nCautions\n";
    printConcerns(out, recommendation.concerns);
    printNotice(out);
}

void print(std::ostream& out, const domain::Explanation& explanation, const domain::Catalogue& catalogue)
{
    out << "Expected accuracy with this batch: " << percentText(explanation.expectedAccuracy) << ", at "
        << percentText(explanation.expectedConfidence) << " mean confidence; "
        << percentText(explanation.accuracyIfAllOrdered) << " if all of it is ordered\n";
    printReasons(out, explanation, catalogue);
    out << "\nDifferential from the findings alone\n";
    for (std::size_t i = 0; i < explanation.differential.size(); ++i) {
        const domain::Diagnosis& diagnosis = explanation.differential[i];
        if (i < kDiseasesShown || !diagnosis.evidence.empty())
            printDiagnosis(out, diagnosis);
    }
    printNotice(out);
}

void print(std::ostream& out, const domain::Conclusion& conclusion, const domain::Catalogue& catalogue)
{
    printStanding(out, conclusion);
    printEstimates(out, conclusion.estimates, catalogue);
    out << "\nDifferential\n";
    for (std::size_t i = 0; i < std::min(kDiseasesShown, conclusion.differential.size()); ++i)
        printDiagnosis(out, conclusion.differential[i]);
    printCantMiss(out, domain::cantMissOf(conclusion, catalogue));
    if (conclusion.abstains)
        out << "\nWhy no diagnosis is suggested\n";
    else if (!conclusion.concerns.empty())
        out << "\nCautions\n";
    printConcerns(out, conclusion.concerns);
    printNotice(out);
}

} // namespace genex::cli
