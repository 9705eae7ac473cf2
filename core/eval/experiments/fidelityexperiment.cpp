// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/statistics.h"
#include "eval/visits.h"
#include "genex/inspection.h"
#include "genex/training.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace genex::eval {

namespace {

using Json = nlohmann::json;

constexpr int kSteps = 10; ///< of κ: tenths

/// Test patients with all of U ordered, and with all of it generated.
struct BothWays
{
    std::vector<std::uint8_t> rightOrdered;
    std::vector<std::uint8_t> rightGenerated;
    std::vector<float> errors; ///< [N × n] E |x − x'|, NaN if not generated
};

BothWays bothWays(const Visits& visits, const method::Model& model, const method::TestCohort& cohort)
{
    const std::vector<float> findings = cohort.withFindings();
    const method::FeaturesOfBuckets& batches = visits.bucketBatches();
    const method::GeneratedPredictions generated =
        model.predictWithEstimates(findings, cohort.buckets(), batches, visits.temperature());
    return {cohort.isRight(visits.allOrdered().probabilities), cohort.isRight(generated.probabilities),
            method::estimateErrors(model, findings, cohort.withEverything(), cohort.buckets(), batches)};
}

/// ‖x − x'‖ of each patient, over generated values.
std::vector<double> distancesOf(const BothWays& ways, std::size_t n)
{
    std::vector<double> distances(ways.rightOrdered.size());
    for (std::size_t i = 0; i < distances.size(); ++i) {
        double squares = 0;
        for (std::size_t f = 0; f < n; ++f) {
            const double error = ways.errors[i * n + f];
            squares += std::isnan(error) ? 0 : error * error;
        }
        distances[i] = std::sqrt(squares);
    }
    return distances;
}

/// Accuracy for κ = 0, 0.1, …, 1.
std::vector<double> accuracyByShare(const BothWays& ways, const TestPatients& patients)
{
    const std::vector<double> distances = distancesOf(ways, patients.dataset().width());
    std::vector<std::size_t> order(patients.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return distances[i]; });
    std::vector<double> accuracy;
    std::vector<std::uint8_t> right = ways.rightOrdered;
    std::size_t next = 0;
    for (int step = 0; step <= kSteps; ++step) {
        const std::size_t upTo = patients.size() * static_cast<std::size_t>(step) / kSteps;
        for (; next < upTo; ++next)
            right[order[next]] = ways.rightGenerated[order[next]];
        accuracy.push_back(patients.accuracyOf(right).mean);
    }
    return accuracy;
}

/// Coefficient of variation of |x − x'| for each generated feature, per bucket.
Json variationOf(const BothWays& ways, const Visits& visits, const method::Model& model,
                 const method::TestCohort& cohort)
{
    const std::size_t n = model.features().size();
    Json list = Json::array();
    for (std::size_t b = 0; b < visits.bucketBatches().size(); ++b) {
        for (const std::int64_t feature : visits.bucketBatches()[b]) {
            std::vector<double> errors;
            for (std::size_t i = 0; i < cohort.size(); ++i) {
                const double error = ways.errors[i * n + static_cast<std::size_t>(feature)];
                if (cohort.buckets()[i] == static_cast<int>(b) && !std::isnan(error))
                    errors.push_back(error);
            }
            const double mean = estimateOf(errors).mean;
            if (errors.size() >= 2 && mean > 0)
                list.push_back({{"bucket", b},
                                {"feature", model.features()[static_cast<std::size_t>(feature)].id},
                                {"coefficient", populationDeviation(errors) / mean}});
        }
    }
    return list;
}

/// Likelihood of the unknown values under the generator, jointly and independently.
Json likelihoodOf(const method::Model& model, const method::TestCohort& cohort, const TestPatients& patients)
{
    const method::GeneratorFit fit =
        method::generatorFit(model, cohort.withFindings(), cohort.withEverything(), cohort.buckets());
    const auto mean = [&patients](const std::vector<float>& ofPatients) {
        return patients.meanOf(std::vector<double>(ofPatients.begin(), ofPatients.end()));
    };
    return {{"joint", mean(fit.joint)}, {"product_of_marginals", mean(fit.marginals)}};
}

void addLikelihood(std::span<const CellResult> cells, ExperimentReport& report)
{
    for (const char* measure : {"joint", "product_of_marginals"}) {
        std::vector<double> values;
        for (const CellResult& cell : cells)
            values.push_back(cell.result.at("likelihood").at(measure).get<double>());
        const Estimate estimate = estimateOf(values);
        report.table.rows.push_back({std::string("log_likelihood_") + measure, Json(), Json(), Json(), Json(),
                                     Json(), estimate.mean, estimate.standardError});
    }
}

void addAccuracy(std::span<const CellResult> cells, const ExperimentPlan& plan, ExperimentReport& report)
{
    for (std::size_t level = 0; level < plan.budgets.size(); ++level) {
        domain::FigureSeries series{budgetName(plan.budgets[level]), {}};
        for (int step = 0; step <= kSteps; ++step) {
            std::vector<double> values;
            for (const CellResult& cell : cells)
                values.push_back(
                    cell.result.at("levels").at(level).at("accuracy").at(static_cast<std::size_t>(step)));
            const Estimate estimate = estimateOf(values);
            const double kappa = static_cast<double>(step) / kSteps;
            series.points.push_back({kappa, estimate.mean, estimate.standardError});
            report.table.rows.push_back({"accuracy", plan.budgets[level], kappa, Json(), Json(), Json(),
                                         estimate.mean, estimate.standardError});
        }
        report.figure.panels[0].series.push_back(series);
    }
}

void addVariation(std::span<const CellResult> cells, const ExperimentPlan& plan, ExperimentReport& report)
{
    std::vector<double> all;
    for (const CellResult& cell : cells) {
        for (const Json& entry : cell.result.at("variation")) {
            all.push_back(entry.at("coefficient").get<double>());
            report.table.rows.push_back({"variation", plan.budgets.back(), Json(), cell.repeat,
                                         entry.at("bucket"), entry.at("feature"), all.back(), Json()});
        }
    }
    domain::FigureSeries series{"features of all buckets", {}};
    for (int step = 1; step <= kSteps && !all.empty(); ++step) {
        const double share = static_cast<double>(step) / kSteps;
        series.points.push_back({share, quantileOf(all, share), 0});
    }
    report.figure.panels[1].series.push_back(series);
}

class FidelityExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Fidelity; }
    bool needsBuckets() const override { return true; }

    Json run(const std::string&, const RepeatSetup& setup, const ExperimentPlan& plan,
             JobControl& control) const override
    {
        const method::Model model = method::train(setup.input(), setup.settings(), control).model;
        const method::TestCohort cohort = setup.patients().before(model);
        Json result = {{"levels", Json::array()}};
        for (const method::Budget& budget : budgetsOf(plan)) {
            control.report(0, 1, "Comparing generated values with real ones");
            const Visits visits(model, cohort, budget);
            const BothWays ways = bothWays(visits, model, cohort);
            result["levels"].push_back({{"accuracy", accuracyByShare(ways, setup.patients())}});
            result["variation"] =
                variationOf(ways, visits, model, cohort); // of the largest budget, which is last
        }
        result["likelihood"] = likelihoodOf(model, cohort, setup.patients());
        return result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        ExperimentReport report;
        report.table.columns = {"measure", "budget",  "kappa", "repeat",
                                "bucket",  "feature", "value", "value_standard_error"};
        report.figure = {"Fidelity of generated values",
                         {{"κ: share of patients with generated values", "accuracy", {}},
                          {"share of features", "coefficient of variation of |x − x'|, at most", {}}}};
        addAccuracy(cells, plan, report);
        addVariation(cells, plan, report);
        addLikelihood(cells, report);
        return report;
    }
};

} // namespace

const Experiment& fidelityExperiment()
{
    static const FidelityExperiment experiment;
    return experiment;
}

} // namespace genex::eval
