// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/clinicalfigures.h"

#include "domain/cantmiss.h"
#include "eval/clinicalstatistics.h"
#include "genex/testcohort.h"

#include <algorithm>
#include <cmath>

namespace genex::eval {

namespace {

/// A patient's probabilities.
std::span<const float> rowOf(std::span<const float> probabilities, std::size_t patient, std::size_t classes)
{
    return probabilities.subspan(patient * classes, classes);
}

std::vector<std::uint8_t> areRight(const JudgedOutcomes& patients, std::span<const float> probabilities)
{
    std::vector<std::uint8_t> right;
    for (std::size_t i = 0; i < patients.labels.size(); ++i) {
        const std::span<const float> row = rowOf(probabilities, i, patients.classes.size());
        const auto named = std::ranges::max_element(row) - row.begin();
        right.push_back(named == patients.labels[i] ? 1 : 0);
    }
    return right;
}

/// Every class of every patient as a prediction of its own.
PredictedOutcomes allClasses(const JudgedOutcomes& patients, std::span<const float> probabilities)
{
    const std::size_t classes = patients.classes.size();
    PredictedOutcomes predicted;
    for (std::size_t i = 0; i < probabilities.size(); ++i) {
        const auto label = static_cast<std::size_t>(patients.labels[i / classes]);
        predicted.probabilities.push_back(probabilities[i]);
        predicted.outcomes.push_back(label == i % classes ? 1 : 0);
        predicted.weights.push_back(patients.weights[i / classes]);
    }
    return predicted;
}

bool isCantMiss(std::span<const double> cantMissFrom, std::size_t c)
{
    return !cantMissFrom.empty() && std::isfinite(cantMissFrom[c]);
}

bool hasCantMiss(std::span<const double> cantMissFrom)
{
    return std::ranges::any_of(cantMissFrom, [](double from) { return std::isfinite(from); });
}

/// Any can't-miss disease, whichever.
PredictedOutcomes anyCantMiss(const JudgedOutcomes& patients, std::span<const float> probabilities,
                              std::span<const double> cantMissFrom)
{
    PredictedOutcomes predicted{{}, {}, patients.weights};
    for (std::size_t i = 0; i < patients.labels.size(); ++i) {
        const std::span<const float> row = rowOf(probabilities, i, patients.classes.size());
        double sum = 0;
        for (std::size_t c = 0; c < row.size(); ++c)
            sum += isCantMiss(cantMissFrom, c) ? row[c] : 0;
        predicted.probabilities.push_back(std::min(sum, 1.0));
        predicted.outcomes.push_back(
            isCantMiss(cantMissFrom, static_cast<std::size_t>(patients.labels[i])) ? 1 : 0);
    }
    return predicted;
}

/// Mean over the classes that have the figure.
template <typename Figure>
std::optional<double> meanOverClasses(const OutcomeFigures& outcomes, Figure&& figure)
{
    double sum = 0;
    int count = 0;
    for (const contract::ClassFigures& ofClass : outcomes.byClass) {
        if (const std::optional<double> value = figure(ofClass)) {
            sum += *value;
            ++count;
        }
    }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

void addCurves(ClinicalFigures& figures, const JudgedOutcomes& patients, std::span<const float> probabilities,
               std::span<const double> cantMissFrom)
{
    if (patients.classes.size() > kMostConfusedClasses)
        return;
    const PredictedOutcomes all = allClasses(patients, probabilities);
    figures.operatingPoints = operatingPointsOf(all);
    const bool isAboutCantMiss = hasCantMiss(cantMissFrom);
    figures.decisionAbout = isAboutCantMiss ? "cant_miss" : "each_class";
    figures.decisionCurve =
        decisionCurveOf(isAboutCantMiss ? anyCantMiss(patients, probabilities, cantMissFrom) : all);
}

} // namespace

std::vector<contract::CantMissFigures> cantMissFigures(const JudgedOutcomes& patients,
                                                       std::span<const float> probabilities,
                                                       std::span<const double> cantMissFrom)
{
    const std::size_t classes = patients.classes.size();
    const std::vector<std::uint8_t> right = areRight(patients, probabilities);
    std::vector<double> all(classes);
    std::vector<double> seen(classes);
    for (std::size_t i = 0; i < right.size(); ++i) {
        const auto c = static_cast<std::size_t>(patients.labels[i]);
        if (!isCantMiss(cantMissFrom, c))
            continue;
        const bool isSeen =
            right[i] != 0 || domain::mustNotBeMissed(rowOf(probabilities, i, classes)[c], cantMissFrom[c]);
        all[c] += patients.weights[i];
        seen[c] += isSeen ? patients.weights[i] : 0;
    }
    std::vector<contract::CantMissFigures> figures;
    for (std::size_t c = 0; c < classes; ++c) {
        if (all[c] > 0)
            figures.push_back({patients.classes[c], all[c], wilsonInterval(seen[c], all[c])});
    }
    return figures;
}

ClinicalFigures clinicalFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                                std::span<const double> cantMissFrom, const OutcomeFigures& outcomes)
{
    const std::vector<std::uint8_t> right = areRight(patients, probabilities);
    const PredictedOutcomes confidence{method::confidenceOf(probabilities, patients.classes.size()), right,
                                       patients.weights};
    ClinicalFigures figures;
    figures.calibrationLine = calibrationLineOf(confidence);
    figures.riskCoverage = riskCoverageOf(confidence);
    figures.auroc = meanOverClasses(outcomes, [](const contract::ClassFigures& ofClass) {
        return ofClass.auroc ? std::optional(ofClass.auroc->value) : std::nullopt;
    });
    figures.averagePrecision = meanOverClasses(
        outcomes, [](const contract::ClassFigures& ofClass) { return ofClass.averagePrecision; });
    figures.cantMiss = cantMissFigures(patients, probabilities, cantMissFrom);
    addCurves(figures, patients, probabilities, cantMissFrom);
    return figures;
}

void mixPatients(std::vector<float>& values, std::size_t features, Random& random)
{
    const std::size_t rows = values.size() / features;
    for (std::size_t f = 0; f < features; ++f) {
        std::vector<std::size_t> places;
        std::vector<float> known;
        for (std::size_t row = 0; row < rows; ++row) {
            const std::size_t place = row * features + f;
            if (!std::isnan(values[place])) {
                places.push_back(place);
                known.push_back(values[place]);
            }
        }
        random.shuffle(known);
        for (std::size_t i = 0; i < places.size(); ++i)
            values[places[i]] = known[i];
    }
}

} // namespace genex::eval
