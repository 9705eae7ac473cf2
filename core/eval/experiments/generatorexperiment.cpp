// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/visits.h"
#include "genex/training.h"

namespace genex::eval {

namespace {

const std::vector<std::string> kWays = {"genex", "all_ordered", "skip", "all_generated"};
constexpr std::size_t kMostValidated = 1000; ///< with every draw

class GeneratorExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Generator; }

    nlohmann::json run(const std::string&, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        const method::Model model = method::train(setup.input(), setup.settings(), control).model;
        const method::TestCohort cohort = setup.patients().before(model);
        const TestPatients validation = setup.patientsOf(data::Part::Validation, kMostValidated);
        const method::TestCohort tried = validation.before(model);
        std::vector<std::vector<Acquisitions>> ofWay(kWays.size());
        for (const method::Budget& budget : budgetsOf(plan)) {
            control.report(0, 1, "Comparing ordering strategies");
            const Visits visits(model, cohort, budget, setup.cantMissFrom());
            ofWay[0].push_back(visits.genex());
            ofWay[1].push_back(visits.allOrdered());
            ofWay[2].push_back(visits.skip());
            ofWay[3].push_back(visits.allGenerated(
                Visits(model, tried, budget).thresholdOfAllGenerated(validation.weightsOfRows())));
        }
        nlohmann::json ways;
        for (std::size_t i = 0; i < kWays.size(); ++i)
            ways[kWays[i]] = levelsOf(ofWay[i], setup, plan);
        return {{"ways", ways}};
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const std::vector<CellResult> ways = waysOf(cells);
        const Curves curves(ways, kWays, plan.budgets);
        return {curves.table("way", {{"generated_share", true}, {"fallback_rate"}, {"p95_orders"}}),
                {"Value of generated values",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy"),
                  curves.panel("accuracy", "accuracy", "generated_share",
                               "share of the batch saved, E[|V|/|U|]")}}};
    }
};

} // namespace

const Experiment& generatorExperiment()
{
    static const GeneratorExperiment experiment;
    return experiment;
}

} // namespace genex::eval
