// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentmethods.h"

#include "casecatalogue.h"
#include "trainingrequest.h"
#include "trainingsource.h"

#include "common/error.h"
#include "eval/experimentrunner.h"

namespace genex::engine {

namespace {

constexpr double kReadUpTo = 0.01;

eval::ExperimentPlan planFrom(const contract::ExperimentTask& task, const TrainingRequest& training)
{
    eval::ExperimentPlan plan;
    plan.kind = task.kind;
    plan.repeats = task.repeats;
    for (const std::string& method : task.methods)
        plan.methods.emplace_back(contract::methodNameToday(method));
    plan.budgets = task.budgets;
    plan.visits = task.visits;
    plan.stop = task.stop;
    plan.experts = task.experts;
    plan.settings = training.settings;
    // The paper's experiments use one list per bucket, unless requested otherwise. The method "personal"
    // always plans per patient.
    if (!task.settings.contains("selection"))
        plan.settings.selection = method::Selection::Bucket;
    plan.split = training.split;
    if (plan.settings.budgetCost > 0)
        throw Failure(ErrorCode::InvalidInput, "The experiment's budget is a cost.",
                      "Give budgets as fractions of all features; costs are still counted.");
    eval::validate(plan);
    return plan;
}

eval::ExperimentData dataOf(const TrainingRequest& request, JobControl& job)
{
    SourceTable table =
        readSource(request.source, {request.split, request.observed, {}, kReadUpTo, true}, job);
    eval::ExperimentData data;
    data.prices = pricesOf(request, table.dataset.features);
    data.sha256 = table.split.dataSha256;
    data.cantMissFrom = cantMissFromOf(table.dataset.classes);
    data.dataset = std::move(table.dataset);
    data.splitColumn = std::move(table.splitColumn);
    data.heldOut = std::move(table.heldOut);
    data.complaints = std::move(table.complaints);
    // By rarity, each repeat samples its own, since it has its own training rows.
    if (!data.complaints || data.complaints->telling == data::Telling::Population)
        data.observations = std::move(table.observations);
    data.observedColumn = std::move(table.observedColumn);
    return data;
}

std::string fileName(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

/// How the table was read, without its folder.
contract::TableSource withoutFolder(contract::TableSource source)
{
    source.path = fileName(source.path);
    source.idxLabels = fileName(source.idxLabels);
    return source;
}

} // namespace

contract::ExperimentResult runExperiment(const contract::ExperimentRun& run, JobControl& job)
{
    const TrainingRequest training = requestFrom(run);
    const eval::ExperimentPlan plan = planFrom(run, training);
    const eval::ExperimentData data = dataOf(training, job);
    job.enterPart(kReadUpTo, 1);
    eval::ExperimentOutcome outcome = eval::runExperiment(plan, data, run.output, job);
    outcome.record["source"] = withoutFolder(run.source);
    outcome.record["preset"] = run.preset;
    if (!run.costs.empty())
        outcome.record["costs"] = fileName(run.costs);
    return {outcome.report.table, outcome.report.figure, std::move(outcome.record)};
}

} // namespace genex::engine
