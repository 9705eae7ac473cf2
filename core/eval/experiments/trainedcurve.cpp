// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/trainedcurve.h"

#include "experiments/curves.h"

#include "eval/visits.h"

namespace genex::eval {

TrainedCurve trainedCurve(const RepeatSetup& setup, const method::TrainingSettings& settings,
                          const ExperimentPlan& plan, JobControl& control)
{
    TrainedCurve curve{method::train(setup.input(), settings, control), {}};
    const method::Model& model = curve.outcome.model;
    const method::TestCohort cohort = setup.patients().before(model);
    std::vector<Acquisitions> acquisitions;
    for (const method::Budget& budget : budgetsOf(plan)) {
        control.report(0, 1, "Ordering at several budgets");
        acquisitions.push_back(Visits(model, cohort, budget, setup.cantMissFrom()).genex());
    }
    curve.result = levelsOf(acquisitions, setup, plan);
    curve.result["skew"] = curve.outcome.summary.skew;
    curve.result["conicity"] = curve.outcome.summary.conicity;
    curve.result["buckets"] = model.buckets();
    return curve;
}

} // namespace genex::eval
