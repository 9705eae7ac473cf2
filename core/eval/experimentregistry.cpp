#include "experiments/assumptionsexperiment.h"
#include "experiments/bucketsexperiment.h"
#include "experiments/budgetexperiment.h"
#include "experiments/calibrationexperiment.h"
#include "experiments/clusteringexperiment.h"
#include "experiments/confidenceexperiment.h"
#include "experiments/fidelityexperiment.h"
#include "experiments/generatorexperiment.h"
#include "experiments/observedexperiment.h"
#include "experiments/timingexperiment.h"

#include "common/error.h"
#include "eval/acquisitionmethod.h"
#include "eval/experiment.h"

#include <algorithm>

namespace genex::eval {

namespace {

constexpr int kMostRepeats = 10'000;
constexpr int kMostVisits = 50;

[[noreturn]] void refuse(std::string message, std::string remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

void checkBudgets(const std::vector<double>& budgets)
{
    constexpr const char* kRemedy =
        "Budgets are parts of all features, above 0 and up to 1, each larger than "
        "the one before.";
    if (budgets.empty())
        refuse("There are no budgets.", kRemedy);
    double before = 0;
    for (const double budget : budgets) {
        if (!(budget > before && budget <= 1)) // also when not a number
            refuse("The budgets hold " + std::to_string(budget) + ".", kRemedy);
        before = budget;
    }
}

} // namespace

const std::vector<const Experiment*>& experiments()
{
    static const BudgetExperiment budget;
    static const GeneratorExperiment generator;
    static const ClusteringExperiment clustering;
    static const BucketsExperiment buckets;
    static const ConfidenceExperiment confidence;
    static const FidelityExperiment fidelity;
    static const AssumptionsExperiment assumptions;
    static const TimingExperiment timing;
    static const ObservedExperiment observed;
    static const CalibrationExperiment calibration;
    static const std::vector<const Experiment*> all = {&budget,     &generator,  &clustering,  &buckets,
                                                       &confidence, &fidelity,   &assumptions, &timing,
                                                       &observed,   &calibration};
    return all;
}

std::vector<std::string> experimentNames()
{
    std::vector<std::string> names;
    for (const Experiment* experiment : experiments())
        names.emplace_back(experiment->name());
    return names;
}

const Experiment& experimentNamed(std::string_view name)
{
    const auto& all = experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    if (found == all.end())
        refuse("There is no experiment \"" + std::string(name) + "\".",
               "It must be one of " + listed(experimentNames()) + ".");
    return **found;
}

void validate(const ExperimentPlan& plan)
{
    const Experiment& experiment = experimentNamed(plan.name);
    if (plan.repeats < 1 || plan.repeats > kMostRepeats)
        refuse("The experiment has " + std::to_string(plan.repeats) + " repeats.",
               "It must have 1 to " + std::to_string(kMostRepeats) + ".");
    if (plan.visits < 1 || plan.visits > kMostVisits)
        refuse("The experiment has " + std::to_string(plan.visits) + " visits.",
               "It must have 1 to " + std::to_string(kMostVisits) + ".");
    checkBudgets(plan.budgets);
    if (!experiment.comparesMethods() && !plan.methods.empty())
        refuse("The experiment \"" + plan.name + "\" does not compare methods.", "Leave them out.");
    for (auto name = plan.methods.begin(); name != plan.methods.end(); ++name) {
        methodNamed(*name);
        if (std::find(plan.methods.begin(), name, *name) != name)
            refuse("The method \"" + *name + "\" is named twice.", "Name it once.");
    }
    method::validate(plan.settings);
    data::validate(plan.split);
}

} // namespace genex::eval
