// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/outcomefigures.h"

#include "common/error.h"
#include "eval/clinicalstatistics.h"
#include "genex/calibration.h"
#include "genex/testcohort.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>

namespace genex::eval {

namespace {

using contract::CalibrationBin;
using contract::ClassFigures;
using contract::SubgroupFigures;
using Matrix = std::vector<std::vector<double>>;

constexpr double kAdult = 18;
constexpr double kOld = 65;
constexpr std::array<std::string_view, 4> kSexColumns = {"sex", "gender", "female_sex", "male_sex"};

/// Sums of fractions such as 1/20, without accumulated rounding.
double cleaned(double count)
{
    constexpr double kDigits = 1e6;
    return std::round(count * kDigits) / kDigits;
}

std::vector<std::size_t> namedClasses(std::span<const float> probabilities, std::size_t classes)
{
    std::vector<std::size_t> named;
    for (std::size_t begin = 0; begin < probabilities.size(); begin += classes) {
        const std::span<const float> row = probabilities.subspan(begin, classes);
        named.push_back(static_cast<std::size_t>(std::ranges::max_element(row) - row.begin()));
    }
    return named;
}

Matrix confusionOf(const JudgedOutcomes& patients, const std::vector<std::size_t>& named)
{
    const std::size_t classes = patients.classes.size();
    Matrix counts(classes, std::vector<double>(classes));
    for (std::size_t i = 0; i < named.size(); ++i)
        counts[static_cast<std::size_t>(patients.labels[i])][named[i]] += patients.weights[i];
    return counts;
}

std::optional<double> shareOf(double part, double whole)
{
    return whole > 0 ? std::optional(part / whole) : std::nullopt;
}

/// The probability of one class, and who has it.
PredictedOutcomes oneClass(const JudgedOutcomes& patients, std::span<const float> probabilities,
                           std::size_t c)
{
    PredictedOutcomes predicted{{}, {}, patients.weights};
    for (std::size_t i = 0; i < patients.labels.size(); ++i) {
        predicted.probabilities.push_back(probabilities[i * patients.classes.size() + c]);
        predicted.outcomes.push_back(static_cast<std::size_t>(patients.labels[i]) == c ? 1 : 0);
    }
    return predicted;
}

void addStatistics(ClassFigures& figures, const PredictedOutcomes& predicted)
{
    if (figures.recall)
        figures.recallInterval = wilsonInterval(*figures.recall * figures.patients, figures.patients);
    figures.auroc = aurocOf(predicted);
    figures.averagePrecision = averagePrecisionOf(predicted);
    figures.calibrationLine = calibrationLineOf(predicted);
}

std::vector<ClassFigures> classFiguresOf(const Matrix& confusion, const std::vector<std::string>& classes)
{
    std::vector<ClassFigures> figures;
    for (std::size_t c = 0; c < confusion.size(); ++c) {
        const double patients = std::accumulate(confusion[c].begin(), confusion[c].end(), 0.0);
        double named = 0;
        for (const std::vector<double>& row : confusion)
            named += row[c];
        ClassFigures& ofClass = figures.emplace_back();
        ofClass.name = classes[c];
        ofClass.patients = cleaned(patients);
        ofClass.recall = shareOf(confusion[c][c], patients);
        ofClass.precision = shareOf(confusion[c][c], named);
    }
    return figures;
}

std::vector<SubgroupFigures> subgroupFiguresOf(const JudgedOutcomes& patients,
                                               const std::vector<std::uint8_t>& right,
                                               const std::vector<double>& confidence,
                                               std::span<const Subgroup> subgroups)
{
    std::vector<SubgroupFigures> figures;
    for (const Subgroup& subgroup : subgroups) {
        std::vector<double> weights;
        double hits = 0;
        for (std::size_t i = 0; i < right.size(); ++i) {
            weights.push_back(subgroup.holds[i] * patients.weights[i]);
            hits += weights.back() * right[i];
        }
        const double weight = std::accumulate(weights.begin(), weights.end(), 0.0);
        if (weight > 0)
            figures.push_back({subgroup.feature, subgroup.group, cleaned(weight), hits / weight,
                               wilsonInterval(hits, weight),
                               calibrationLineOf({confidence, right, weights})});
    }
    return figures;
}

std::vector<CalibrationBin> calibrationOf(const std::vector<method::ReliabilityBin>& bins)
{
    double total = 0;
    for (const method::ReliabilityBin& bin : bins)
        total += bin.weight;
    std::vector<CalibrationBin> calibration;
    for (const method::ReliabilityBin& bin : bins)
        calibration.push_back(
            {bin.from, bin.to, total > 0 ? bin.weight / total : 0, bin.confidence, bin.accuracy});
    return calibration;
}

Matrix cleaned(Matrix counts)
{
    for (std::vector<double>& row : counts)
        std::ranges::transform(row, row.begin(), [](double count) { return cleaned(count); });
    return counts;
}

// --- subgroups

template <typename Holds>
Subgroup subgroupOf(const data::Dataset& dataset, std::span<const std::size_t> rows, std::size_t feature,
                    std::string group, Holds holds)
{
    Subgroup subgroup{dataset.features[feature].id, std::move(group), {}};
    for (const std::size_t row : rows)
        subgroup.holds.push_back(holds(dataset.row(row)[feature]) ? 1 : 0);
    return subgroup;
}

void addAges(std::vector<Subgroup>& groups, const data::Dataset& dataset, std::span<const std::size_t> rows,
             std::size_t feature)
{
    const auto add = [&](const char* name, auto holds) {
        groups.push_back(subgroupOf(dataset, rows, feature, name, holds));
    };
    add("<18", [](float age) { return age < kAdult; });
    add("18–64", [](float age) { return age >= kAdult && age < kOld; });
    add("≥65", [](float age) { return age >= kOld; });
    add("unknown", [](float age) { return std::isnan(age); });
}

void addValues(std::vector<Subgroup>& groups, const data::Dataset& dataset, std::span<const std::size_t> rows,
               std::size_t feature)
{
    const data::FeatureColumn& column = dataset.features[feature];
    const std::vector<std::string> names =
        column.kind == data::FeatureKind::Binary ? std::vector<std::string>{"no", "yes"} : column.categories;
    for (std::size_t value = 0; value < names.size(); ++value)
        groups.push_back(subgroupOf(dataset, rows, feature, names[value],
                                    [value](float held) { return held == static_cast<float>(value); }));
    groups.push_back(
        subgroupOf(dataset, rows, feature, "unknown", [](float held) { return std::isnan(held); }));
}

std::string inLowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

} // namespace

OutcomeFigures outcomeFigures(const JudgedOutcomes& patients, std::span<const float> probabilities,
                              std::span<const Subgroup> subgroups)
{
    const std::size_t classes = patients.classes.size();
    if (probabilities.size() != patients.labels.size() * classes ||
        patients.weights.size() != patients.labels.size())
        throw Failure(ErrorCode::Internal, Text("There are %1 probabilities for %2 patients.",
                                                probabilities.size(), patients.labels.size()));
    const std::vector<std::size_t> named = namedClasses(probabilities, classes);
    std::vector<std::uint8_t> right;
    for (std::size_t i = 0; i < named.size(); ++i)
        right.push_back(named[i] == static_cast<std::size_t>(patients.labels[i]) ? 1 : 0);
    const Matrix confusion = confusionOf(patients, named);
    OutcomeFigures figures;
    figures.byClass = classFiguresOf(confusion, patients.classes);
    for (std::size_t c = 0; c < classes; ++c)
        addStatistics(figures.byClass[c], oneClass(patients, probabilities, c));
    const std::vector<double> confidence = method::confidenceOf(probabilities, classes);
    figures.calibration = calibrationOf(method::reliability(confidence, right, patients.weights));
    figures.bySubgroup = subgroupFiguresOf(patients, right, confidence, subgroups);
    if (classes <= kMostConfusedClasses)
        figures.confusion = cleaned(confusion);
    return figures;
}

std::vector<Subgroup> subgroupsOf(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    std::vector<Subgroup> groups;
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        const std::string name = inLowerCase(dataset.features[f].id);
        const bool isNumeric = dataset.features[f].kind == data::FeatureKind::Numeric;
        if (name == "age" && isNumeric)
            addAges(groups, dataset, rows, f);
        else if (!isNumeric && std::ranges::find(kSexColumns, name) != kSexColumns.end())
            addValues(groups, dataset, rows, f);
    }
    return groups;
}

std::vector<Subgroup> subgroupsOf(const data::Grouping& grouping, std::span<const std::size_t> rows)
{
    std::vector<Subgroup> groups;
    const auto add = [&](const std::string& shown, const std::string& held) {
        Subgroup& group = groups.emplace_back(Subgroup{grouping.column, shown, {}});
        for (const std::size_t row : rows)
            group.holds.push_back(grouping.ofRow[row] == held ? 1 : 0);
    };
    for (const std::string& name : data::groupsIn(grouping))
        add(name, name);
    add("unknown", std::string());
    return groups;
}

} // namespace genex::eval
