// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/modelmessages.h"
#include "experiments/experiments.h"

#include "common/error.h"
#include "eval/acquisitionmethod.h"
#include "eval/experiment.h"

#include <algorithm>

namespace genex::eval {

namespace {

constexpr int kMostRepeats = 10'000;

[[noreturn]] void refuse(Text message, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

void checkBudgets(const std::vector<double>& budgets)
{
    constexpr const char* kRemedy =
        "Budgets are fractions of all features, above 0 and up to 1, in ascending order.";
    if (budgets.empty())
        refuse("There are no budgets.", kRemedy);
    double before = 0;
    for (const double budget : budgets) {
        if (!(budget > before && budget <= 1)) // also if NaN
            refuse(Text("The budgets contain %1.", budget), kRemedy);
        before = budget;
    }
}

} // namespace

const std::vector<const Experiment*>& experiments()
{
    static const std::vector<const Experiment*> all = {
        &budgetExperiment(),     &generatorExperiment(),  &clusteringExperiment(),  &bucketsExperiment(),
        &confidenceExperiment(), &fidelityExperiment(),   &assumptionsExperiment(), &timingExperiment(),
        &observedExperiment(),   &calibrationExperiment()};
    return all;
}

const Experiment& experimentOf(contract::ExperimentKind kind)
{
    return **std::ranges::find(experiments(), kind, &Experiment::kind);
}

void validate(const ExperimentPlan& plan)
{
    const Experiment& experiment = experimentOf(plan.kind);
    if (experiment.needsBuckets() && plan.settings.selection == method::Selection::Personal)
        refuse(Text("The experiment \"%1\" needs one batch per bucket, but plans are personal.",
                    nameOf(plan.kind)),
               "Set selection to bucket.");
    if (plan.repeats < 1 || plan.repeats > kMostRepeats)
        refuse(Text("The experiment has %1 repeats.", plan.repeats),
               Text("It must have 1 to %1.", kMostRepeats));
    if (plan.visits < 1 || plan.visits > contract::kMostVisits)
        refuse(Text("The experiment has %1 visits.", plan.visits),
               Text("It must have 1 to %1.", contract::kMostVisits));
    checkBudgets(plan.budgets);
    if (!contract::comparesMethods(plan.kind) && !plan.methods.empty())
        refuse(Text("The experiment \"%1\" does not compare methods.", nameOf(plan.kind)), "Leave them out.");
    for (auto name = plan.methods.begin(); name != plan.methods.end(); ++name) {
        methodNamed(*name);
        if (std::find(plan.methods.begin(), name, *name) != name)
            refuse(Text("The method \"%1\" is named twice.", *name), "Name it once.");
    }
    method::validate(plan.settings);
    data::validate(plan.split);
}

} // namespace genex::eval
