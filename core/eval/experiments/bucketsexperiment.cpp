// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"
#include "experiments/trainedcurve.h"

#include <string>

namespace genex::eval {

namespace {

const std::vector<std::string> kNumbers = {"1", "2", "4", "8", "16", "32"};

class BucketsExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Buckets; }

    std::vector<std::string> variants(const ExperimentPlan&, const data::Dataset&) const override
    {
        return kNumbers;
    }

    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        method::TrainingSettings settings = setup.settings();
        settings.buckets = std::stoi(variant);
        settings.choosesOnValidation = false; // would choose another number
        return trainedCurve(setup, settings, plan, control).result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const Curves curves(cells, kNumbers, plan.budgets);
        return {curves.table("wanted_buckets", {{"buckets"}, {"skew", true}, {"conicity", true}}),
                {"Number of buckets",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
    }
};

} // namespace

const Experiment& bucketsExperiment()
{
    static const BucketsExperiment experiment;
    return experiment;
}

} // namespace genex::eval
