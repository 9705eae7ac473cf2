// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/metrics.h"
#include "eval/visits.h"
#include "genex/calibration.h"
#include "genex/training.h"

#include <algorithm>
#include <numeric>

namespace genex::eval {

namespace {

using Json = nlohmann::json;

constexpr int kShares = 10; ///< of answered patients: tenths

/// Who is right and how sure, at one budget with everything ordered at one visit.
struct Answers
{
    std::vector<std::uint8_t> right;
    std::vector<double> confidence;
};

Answers answersOf(std::span<const float> logits, double temperature, const TestPatients& patients)
{
    const std::size_t classes = patients.dataset().classes.size();
    const std::vector<float> probabilities = method::softmaxOf(logits, classes, temperature);
    return {patients.isRight(probabilities), method::confidenceOf(probabilities, classes)};
}

/// Accuracy of the most confident fraction of patients, for each tenth.
std::vector<double> accuracyOfSurest(const Answers& answers, const std::vector<double>& weights)
{
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return answers.confidence[i]; });
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> accuracy;
    double weight = 0;
    double hits = 0;
    std::size_t next = 0;
    for (int share = 1; share <= kShares; ++share) {
        for (; next < order.size() && (weight < all * share / kShares || next == 0); ++next) {
            weight += weights[order[next]];
            hits += weights[order[next]] * answers.right[order[next]];
        }
        accuracy.push_back(hits / weight);
    }
    return accuracy;
}

Json levelOf(const Visits& visits, const method::Model& model, const method::TestCohort& cohort,
             const TestPatients& patients)
{
    // What is ordered, not U: personal plans order with another aim than they estimate with, and the
    // temperature is that of the orders.
    const std::vector<float> logits =
        model.logits(cohort.withTests(visits.allOrdered().ordered), cohort.buckets());
    const Answers before = answersOf(logits, 1, patients);
    const Answers after = answersOf(logits, visits.temperature(), patients);
    const std::vector<double>& weights = patients.weights();
    return {{"ece_before", method::expectedCalibrationError(before.confidence, before.right, weights)},
            {"ece_after", method::expectedCalibrationError(after.confidence, after.right, weights)},
            {"temperature", visits.temperature()},
            {"reliability_before", method::reliability(before.confidence, before.right, weights)},
            {"reliability_after", method::reliability(after.confidence, after.right, weights)},
            {"answered", accuracyOfSurest(after, weights)}};
}

/// Over the repeats, of one number per cell.
Estimate over(std::span<const CellResult> cells, const auto& numberIn)
{
    std::vector<double> values;
    for (const CellResult& cell : cells)
        values.push_back(numberIn(cell.result).template get<double>());
    return estimateOf(values);
}

/// Bins of all repeats and budgets, combined by weight.
domain::FigureSeries reliabilityOf(std::span<const CellResult> cells, const std::string& field,
                                   domain::ResultTable& table)
{
    std::vector<method::ReliabilityBin> sums;
    for (const CellResult& cell : cells) {
        for (const Json& level : cell.result.at("levels")) {
            const auto bins = level.at(field).get<std::vector<method::ReliabilityBin>>();
            sums.resize(bins.size());
            for (std::size_t i = 0; i < bins.size(); ++i) {
                sums[i].from = bins[i].from;
                sums[i].to = bins[i].to;
                sums[i].confidence += bins[i].weight * bins[i].confidence;
                sums[i].accuracy += bins[i].weight * bins[i].accuracy;
                sums[i].weight += bins[i].weight;
            }
        }
    }
    domain::FigureSeries series{field == "reliability_before" ? "before scaling" : "after scaling", {}};
    for (const method::ReliabilityBin& sum : sums) {
        if (sum.weight <= 0)
            continue;
        const domain::FigurePoint point{sum.confidence / sum.weight, sum.accuracy / sum.weight, 0};
        series.points.push_back(point);
        table.rows.push_back({field, Json(), sum.from, sum.to, point.x, point.y, Json()});
    }
    return series;
}

void addEce(std::span<const CellResult> cells, const ExperimentPlan& plan, domain::ResultTable& table)
{
    for (const char* field : {"ece_before", "ece_after", "temperature"}) {
        for (std::size_t level = 0; level < plan.budgets.size(); ++level) {
            const Estimate estimate =
                over(cells, [&](const Json& result) { return result.at("levels").at(level).at(field); });
            table.rows.push_back(
                {field, plan.budgets[level], Json(), Json(), Json(), estimate.mean, estimate.standardError});
        }
    }
}

domain::FigureSeries answeredAt(std::span<const CellResult> cells, const ExperimentPlan& plan,
                                std::size_t level, domain::ResultTable& table)
{
    domain::FigureSeries series{budgetName(plan.budgets[level]), {}};
    for (int share = 1; share <= kShares; ++share) {
        const Estimate estimate = over(cells, [&](const Json& result) {
            return result.at("levels").at(level).at("answered").at(static_cast<std::size_t>(share) - 1);
        });
        const double part = static_cast<double>(share) / kShares;
        series.points.push_back({part, estimate.mean, estimate.standardError});
        table.rows.push_back(
            {"answered", plan.budgets[level], 0, part, Json(), estimate.mean, estimate.standardError});
    }
    return series;
}

class CalibrationExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Calibration; }

    Json run(const std::string&, const RepeatSetup& setup, const ExperimentPlan& plan,
             JobControl& control) const override
    {
        const method::Model model = method::train(setup.input(), setup.settings(), control).model;
        const method::TestCohort cohort = setup.patients().before(model);
        Json levels = Json::array();
        for (const method::Budget& budget : budgetsOf(plan)) {
            control.report(0, 1, "Comparing confidence with accuracy");
            levels.push_back(levelOf(Visits(model, cohort, budget), model, cohort, setup.patients()));
        }
        return {{"levels", levels}};
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        ExperimentReport report;
        report.table.columns = {
            "measure", "budget", "from", "to", "confidence", "value", "value_standard_error"};
        addEce(cells, plan, report.table);
        domain::FigurePanel reliability{"confidence", "accuracy", {}};
        reliability.series.push_back({"perfect calibration", {{0, 0, 0}, {1, 1, 0}}});
        for (const char* field : {"reliability_before", "reliability_after"})
            reliability.series.push_back(reliabilityOf(cells, field, report.table));
        domain::FigurePanel answered{"share of patients answered", "accuracy", {}};
        for (std::size_t level = 0; level < plan.budgets.size(); ++level)
            answered.series.push_back(answeredAt(cells, plan, level, report.table));
        report.figure = {"Calibration", {reliability, answered}};
        return report;
    }
};

} // namespace

const Experiment& calibrationExperiment()
{
    static const CalibrationExperiment experiment;
    return experiment;
}

} // namespace genex::eval
