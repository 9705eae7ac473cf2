// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/acquisitionmethod.h"
#include "eval/metrics.h"

#include <chrono>
#include <ctime>

namespace genex::eval {

namespace {

/// Wall-clock time and, since a busy machine takes longer, CPU time of the whole process, which does nothing
/// else while a cell is timed.
class Stopwatch
{
public:
    double seconds() const { return std::chrono::duration<double>(SteadyClock::now() - m_started).count(); }
    double processorSeconds() const
    {
        return static_cast<double>(std::clock() - m_processorStarted) / CLOCKS_PER_SEC;
    }

private:
    SteadyClock::time_point m_started = SteadyClock::now();
    std::clock_t m_processorStarted = std::clock();
};

class TimingExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Timing; }
    bool isTimed() const override { return true; }

    std::vector<std::string> variants(const ExperimentPlan& plan, const data::Dataset&) const override
    {
        return methodsOf(plan);
    }

    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        const Stopwatch training;
        const std::unique_ptr<FittedMethod> fitted = methodNamed(variant).fit(setup, control);
        nlohmann::json result = {{"training_seconds", training.seconds()},
                                 {"training_processor_seconds", training.processorSeconds()},
                                 {"epochs", fitted->epochs()},
                                 {"seconds_per_epoch", training.seconds() / fitted->epochs()}};
        const Stopwatch testing;
        fitted->acquire(setup.patients(), std::vector{budgetsOf(plan).back()}, control);
        const double seconds = testing.seconds();
        result["test_seconds"] = seconds;
        result["test_processor_seconds"] = testing.processorSeconds();
        result["test_patients"] = setup.patients().size();
        result["test_milliseconds_per_patient"] =
            1000 * seconds / static_cast<double>(setup.patients().size());
        return result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const std::vector<std::string> fields = {"training_seconds", "training_processor_seconds",
                                                 "epochs",           "seconds_per_epoch",
                                                 "test_seconds",     "test_processor_seconds",
                                                 "test_patients",    "test_milliseconds_per_patient"};
        ExperimentReport report;
        report.table.columns = {"method"};
        for (const std::string& field : fields) {
            report.table.columns.push_back(field);
            report.table.columns.push_back(field + "_standard_error");
        }
        domain::FigureSeries training{"training", {}};
        domain::FigureSeries testing{"test", {}};
        const std::vector<std::string> methods = methodsOf(plan);
        for (std::size_t m = 0; m < methods.size(); ++m) {
            std::vector<nlohmann::json> row = {methods[m]};
            for (const std::string& field : fields) {
                const Estimate estimate = estimateOf(fieldOf(cells, methods[m], field));
                row.emplace_back(estimate.mean);
                row.emplace_back(estimate.standardError);
            }
            report.table.rows.push_back(row);
            const Estimate train = estimateOf(fieldOf(cells, methods[m], "training_seconds"));
            const Estimate test = estimateOf(fieldOf(cells, methods[m], "test_seconds"));
            training.points.push_back({static_cast<double>(m) + 1, train.mean, train.standardError});
            testing.points.push_back({static_cast<double>(m) + 1, test.mean, test.standardError});
        }
        report.figure = {"Time by method",
                         {{"method, in the order of the table", "seconds", {training, testing}}}};
        return report;
    }
};

} // namespace

const Experiment& timingExperiment()
{
    static const TimingExperiment experiment;
    return experiment;
}

} // namespace genex::eval
