// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluationtext.h"

#include "texttable.h"

#include "domain/wording.h"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <vector>

namespace genex::cli {

namespace {

using contract::BudgetFigures;
using contract::ClassFigures;
using contract::ModelEvaluation;
using contract::OrderingFigures;

std::string accuracyText(const contract::Estimate& accuracy)
{
    return fixed(accuracy.mean, 3) + " ± " + fixed(accuracy.standardError, 3);
}

std::string budgetText(const ModelEvaluation& evaluation, double budget)
{
    if (evaluation.isByMoney)
        return domain::costText(budget, evaluation.currency);
    return fixed(100 * budget, 0) + " %";
}

/// Savings as a fraction of the cost of ordering everything.
std::string savedText(double spent, double spentOnAll)
{
    return spentOnAll > 0 ? fixed(100 * (1 - spent / spentOnAll), 0) + " %" : "–";
}

TextTable tableOf(const ModelEvaluation& evaluation)
{
    const auto measure = evaluation.isByMoney ? &OrderingFigures::meanCost : &OrderingFigures::meanOrders;
    TextTable table({"budget", "way", "accuracy", evaluation.isByMoney ? "mean cost" : "mean tests ordered",
                     "saved", "visits", "ece", "by chance", "class-wise ece"});
    for (const BudgetFigures& row : evaluation.budgets) {
        std::string budget = budgetText(evaluation, row.budget);
        const auto add = [&](const char* way, const OrderingFigures& figures) {
            table.add({budget, way, accuracyText(figures.accuracy), fixed(figures.*measure, 1),
                       savedText(figures.*measure, row.allOrdered.*measure), fixed(figures.meanVisits, 2),
                       fixed(figures.calibrationError, 3), fixed(figures.errorByChance, 3),
                       fixed(figures.classwiseError, 4)});
            budget.clear();
        };
        add("personal", row.personal);
        add("genex", row.genex);
        add("all ordered", row.allOrdered);
        add("skip", row.skip);
        if (row.supervised)
            add("supervised (τ_ψ)", *row.supervised);
    }
    return table;
}

/// Generated values are useful only if leaving the same tests unknown is worse.
std::string verdictOn(const std::vector<BudgetFigures>& budgets)
{
    std::size_t better = 0;
    double gain = 0;
    for (const BudgetFigures& row : budgets) {
        const double difference = row.genex.accuracy.mean - row.skip.accuracy.mean;
        better += difference > 0 ? 1U : 0U;
        gain += difference / static_cast<double>(budgets.size());
    }
    return "Generated values beat leaving the same tests unknown (skip) at " + std::to_string(better) +
           " of " + std::to_string(budgets.size()) + " budgets; mean difference in accuracy " +
           (gain < 0 ? "−" : "+") + fixed(std::abs(gain), 3) + ".";
}

/// The classes with patients and the lowest recall, at the largest budget.
void printWorstClasses(std::ostream& out, const ModelEvaluation& evaluation)
{
    constexpr std::size_t kMost = 5;
    std::vector<ClassFigures> classes = evaluation.largestBudget().genex.byClass;
    std::erase_if(classes, [](const ClassFigures& figures) { return !figures.recall; });
    std::ranges::stable_sort(classes, {}, &ClassFigures::recall);
    classes.resize(std::min(classes.size(), kMost));
    TextTable table({"lowest recall", "patients", "recall", "precision"});
    for (const ClassFigures& figures : classes)
        table.add({figures.name, fixed(figures.patients, 0), fixed(*figures.recall, 3),
                   figures.precision ? fixed(*figures.precision, 3) : "–"});
    table.print(out);
}

std::string intervalText(const contract::IntervalFigure& figure, int decimals)
{
    return fixed(figure.value, decimals) + " (" + fixed(figure.low, decimals) + " to " +
           fixed(figure.high, decimals) + ")";
}

/// By age, sex and columns that are no features, at the largest budget.
void printSubgroups(std::ostream& out, const ModelEvaluation& evaluation)
{
    const auto& groups = evaluation.largestBudget().genex.bySubgroup;
    if (groups.empty())
        return;
    TextTable table({"subgroup", "patients", "accuracy", "calibration slope", "calibration intercept"});
    for (const contract::SubgroupFigures& figures : groups) {
        const auto& line = figures.calibrationLine;
        table.add({figures.feature + ": " + figures.group, fixed(figures.patients, 0),
                   figures.accuracyInterval ? intervalText(*figures.accuracyInterval, 3)
                                            : fixed(figures.accuracy, 3),
                   line ? intervalText(line->slope, 2) : "–", line ? intervalText(line->intercept, 2) : "–"});
    }
    out << '\n';
    table.print(out);
}

/// What a clinical reviewer asks, at the largest budget.
void printClinical(std::ostream& out, const ModelEvaluation& evaluation)
{
    const std::optional<contract::ClinicalFigures>& figures = evaluation.largestBudget().genex.clinical;
    if (!figures)
        return;
    if (figures->calibrationLine)
        out << "\nCalibration slope: " << intervalText(figures->calibrationLine->slope, 2)
            << "\nCalibration intercept: " << intervalText(figures->calibrationLine->intercept, 2);
    if (figures->auroc && figures->averagePrecision)
        out << "\nArea under the ROC curve, mean over classes: " << fixed(*figures->auroc, 3)
            << "\nAverage precision, mean over classes: " << fixed(*figures->averagePrecision, 3);
    if (figures->costPerCorrect)
        out << '\n'
            << (evaluation.isByMoney ? "Cost" : "Tests")
            << " per correct diagnosis: " << fixed(*figures->costPerCorrect, 1);
    if (figures->unlike)
        out << "\nTest patients taken for unlike training: " << fixed(100 * figures->unlike->falseAlarms, 1)
            << " %\nMade-up patients not recognised as unlike: " << fixed(100 * figures->unlike->missed, 1)
            << " %";
    for (const contract::CantMissFigures& disease : figures->cantMiss)
        out << "\nSensitivity for " << disease.name << " (can't miss, " << fixed(disease.patients, 0)
            << " patients): " << intervalText(disease.sensitivity, 3);
    out << '\n';
}

const char* sawTestRowsText(const std::optional<bool>& saw)
{
    if (!saw)
        return "It is unknown whether the model was trained on some of these patients.\n";
    return *saw
               ? "The model was trained or tuned on some of these patients: its figures are too optimistic.\n"
               : "";
}

} // namespace

void printEvaluation(std::ostream& out, const ModelEvaluation& evaluation)
{
    tableOf(evaluation).print(out);
    out << '\n';
    printWorstClasses(out, evaluation);
    printSubgroups(out, evaluation);
    printClinical(out, evaluation);
    out << "\nFrom the initial findings alone (floor): " << fixed(evaluation.floorAccuracy, 3)
        << "\nFrom all values (ceiling): " << fixed(evaluation.ceilingAccuracy, 3)
        << "\nTest rows: " << evaluation.testRows << "\nSeed: " << evaluation.seed
        << "\nSplit: " << evaluation.split << "\nTable (SHA-256): " << evaluation.dataSha256 << "\n\n"
        << sawTestRowsText(evaluation.sawTestRows) << verdictOn(evaluation.budgets) << '\n';
}

} // namespace genex::cli
