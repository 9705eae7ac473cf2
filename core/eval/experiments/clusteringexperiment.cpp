// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"
#include "experiments/trainedcurve.h"

#include <chrono>

namespace genex::eval {

namespace {

std::vector<std::string> partitionNames()
{
    const auto names = namesOf(method::PartitionKind{});
    return {names.begin(), names.end()};
}

/// Per patient, averaged over all of them.
double microsecondsToFindBucket(const method::Model& model, const RepeatSetup& setup)
{
    const std::vector<float> findings = setup.patients().before(model).withFindings();
    const auto started = SteadyClock::now();
    const std::size_t patients = model.findBuckets(findings).size();
    const std::chrono::duration<double, std::micro> passed = SteadyClock::now() - started;
    return passed.count() / static_cast<double>(patients);
}

class ClusteringExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Clustering; }

    std::vector<std::string> variants(const ExperimentPlan&, const data::Dataset&) const override
    {
        return partitionNames();
    }

    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        method::TrainingSettings settings = setup.settings();
        settings.partition = contract::valueNamed<method::PartitionKind>(variant).value();
        TrainedCurve curve = trainedCurve(setup, settings, plan, control);
        curve.result["bucket_microseconds"] = microsecondsToFindBucket(curve.outcome.model, setup);
        return curve.result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const Curves curves(cells, partitionNames(), plan.budgets);
        return {curves.table("partition",
                             {{"skew", true}, {"conicity", true}, {"buckets"}, {"bucket_microseconds"}}),
                {"Partitions compared",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
    }
};

} // namespace

const Experiment& clusteringExperiment()
{
    static const ClusteringExperiment experiment;
    return experiment;
}

} // namespace genex::eval
