// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"

#include "eval/visits.h"
#include "genex/judge.h"
#include "genex/training.h"

namespace genex::eval {

namespace {

const std::vector<std::string> kWays = {"threshold", "supervised", "all_ordered"};
constexpr std::size_t kMostTaught = 8000;
constexpr double kMoreLikelyRight = 0.5;

/// Training patients for τ_ψ, as in the paper.
std::vector<data::ObservedRow> taughtPatients(const RepeatSetup& setup)
{
    const auto& given = setup.input().observations;
    if (!given)
        return method::cohortPatients(setup.trainingRows(), setup.pool().sets.size(), kMostTaught,
                                      setup.settings().seed);
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : setup.trainingRows())
        patients.push_back({static_cast<std::uint32_t>(row), given->setOfRow[row]});
    return patients;
}

/// Trust of τ_ψ in each test patient.
std::vector<double> judgedTrust(const method::Model& model, const RepeatSetup& setup, const Visits& visits,
                                const method::Budget& budget, JobControl& control)
{
    const method::TestCohort taught(model, setup.input().dataset, taughtPatients(setup), setup.pool());
    const Visits learned(model, taught, budget);
    const method::Judge judge =
        method::Judge::train(learned.judged(), taught.isRight(learned.generated().probabilities),
                             model.buckets(), model.seed(), control);
    return judge.trust(visits.judged());
}

/// Accuracy of τ_ψ in predicting which patients are classified correctly with generated values.
double judgeAccuracy(const std::vector<double>& trust, const RepeatSetup& setup, const Visits& visits)
{
    const std::vector<std::uint8_t> right = setup.patients().isRight(visits.generated().probabilities);
    std::vector<double> agrees(right.size());
    for (std::size_t i = 0; i < right.size(); ++i)
        agrees[i] = (trust[i] >= kMoreLikelyRight) == (right[i] != 0) ? 1 : 0;
    return setup.patients().meanOf(agrees);
}

class ConfidenceExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Confidence; }
    bool needsBuckets() const override { return true; }

    nlohmann::json run(const std::string&, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        const method::Model model = method::train(setup.input(), setup.settings(), control).model;
        const method::TestCohort cohort = setup.patients().before(model);
        std::vector<std::vector<Acquisitions>> ofWay(kWays.size());
        std::vector<double> judgeAccuracies;
        for (const method::Budget& budget : budgetsOf(plan)) {
            control.report(0, 1, "Deciding which estimates to accept");
            const Visits visits(model, cohort, budget, setup.cantMissFrom());
            const std::vector<double> trust = judgedTrust(model, setup, visits, budget, control);
            ofWay[0].push_back(visits.genex());
            ofWay[1].push_back(visits.trusting(trust, kMoreLikelyRight));
            ofWay[2].push_back(visits.allOrdered());
            judgeAccuracies.push_back(judgeAccuracy(trust, setup, visits));
        }
        nlohmann::json ways;
        for (std::size_t i = 0; i < kWays.size(); ++i)
            ways[kWays[i]] = levelsOf(ofWay[i], setup, plan);
        for (std::size_t i = 0; i < judgeAccuracies.size(); ++i)
            ways["supervised"]["levels"][i]["judge_accuracy"] = judgeAccuracies[i];
        return {{"ways", ways}};
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const std::vector<CellResult> ways = waysOf(cells);
        const Curves curves(ways, kWays, plan.budgets);
        return {curves.table("way", {{"judge_accuracy", true}, {"generated_share", true}, {"fallback_rate"}}),
                {"When generated values are accepted",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
    }
};

} // namespace

const Experiment& confidenceExperiment()
{
    static const ConfidenceExperiment experiment;
    return experiment;
}

} // namespace genex::eval
