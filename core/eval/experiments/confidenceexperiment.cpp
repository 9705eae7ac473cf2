// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/confidenceexperiment.h"

#include "experiments/curves.h"
#include "experiments/onevariant.h"

#include "eval/visits.h"
#include "genex/judge.h"
#include "genex/training.h"

namespace genex::eval {

namespace {

const std::vector<std::string> kWays = {"threshold", "supervised", "all_ordered"};
constexpr std::size_t kMostTaught = 8000;
constexpr double kMoreLikelyRight = 0.5;

/// Training patients to teach τ_ψ on, as the paper does it.
std::vector<data::ObservedRow> taughtPatients(const RepeatSetup& bench)
{
    const auto& given = bench.input().observations;
    if (!given)
        return method::cohortPatients(bench.trainingRows(), bench.pool().sets.size(), kMostTaught,
                                      bench.settings().seed);
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : bench.trainingRows())
        patients.push_back({static_cast<std::uint32_t>(row), given->setOfRow[row]});
    return patients;
}

/// How far τ_ψ trusts each test patient.
std::vector<double> judgedTrust(const method::Model& model, const RepeatSetup& bench, const Visits& visits,
                                const method::Budget& budget, JobControl& control)
{
    const method::TestCohort taught(model, bench.input().dataset, taughtPatients(bench), bench.pool());
    const Visits learned(model, taught, budget);
    const method::Judge judge =
        method::Judge::train(learned.judged(), taught.isRight(learned.generated().probabilities),
                             model.buckets(), model.seed(), control);
    return judge.trust(visits.judged());
}

/// How often τ_ψ is right about who is told rightly with generated values.
double judgeAccuracy(const std::vector<double>& trust, const RepeatSetup& bench, const Visits& visits)
{
    const std::vector<std::uint8_t> right = bench.patients().isRight(visits.generated().probabilities);
    std::vector<double> agrees(right.size());
    for (std::size_t i = 0; i < right.size(); ++i)
        agrees[i] = (trust[i] >= kMoreLikelyRight) == (right[i] != 0) ? 1 : 0;
    return bench.patients().meanOf(agrees);
}

} // namespace

std::vector<std::string> ConfidenceExperiment::variants(const ExperimentPlan&, const data::Dataset&) const
{
    return kOneModel;
}

nlohmann::json ConfidenceExperiment::run(const std::string&, const RepeatSetup& bench,
                                         const ExperimentPlan& plan, JobControl& control) const
{
    const method::Model model = method::train(bench.input(), bench.settings(), control).model;
    const method::TestCohort cohort = bench.patients().before(model);
    std::vector<std::vector<Acquisitions>> ofWay(kWays.size());
    std::vector<double> judgeAccuracies;
    for (const method::Budget& budget : budgetsOf(plan)) {
        control.report(0, 1, "Deciding which estimates to accept");
        const Visits visits(model, cohort, budget, bench.cantMissFrom());
        const std::vector<double> trust = judgedTrust(model, bench, visits, budget, control);
        ofWay[0].push_back(visits.genex());
        ofWay[1].push_back(visits.trusting(trust, kMoreLikelyRight));
        ofWay[2].push_back(visits.allOrdered());
        judgeAccuracies.push_back(judgeAccuracy(trust, bench, visits));
    }
    nlohmann::json ways;
    for (std::size_t i = 0; i < kWays.size(); ++i)
        ways[kWays[i]] = levelsOf(ofWay[i], bench, plan);
    for (std::size_t i = 0; i < judgeAccuracies.size(); ++i)
        ways["supervised"]["levels"][i]["judge_accuracy"] = judgeAccuracies[i];
    return {{"ways", ways}};
}

ExperimentReport ConfidenceExperiment::report(std::span<const CellResult> cells,
                                              const ExperimentPlan& plan) const
{
    const std::vector<CellResult> ways = waysOf(cells);
    const Curves curves(ways, kWays, plan.budgets);
    return {curves.table("way", {{"judge_accuracy", true}, {"generated_share", true}, {"fallback_rate"}}),
            {"When generated values are accepted",
             {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
}

} // namespace genex::eval
