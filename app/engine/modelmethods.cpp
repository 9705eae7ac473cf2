// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelmethods.h"

#include "casecatalogue.h"
#include "modelfolder.h"
#include "trainingrequest.h"
#include "trainingsource.h"

#include "eval/modelevaluation.h"
#include "genex/model.h"
#include "genex/thresholdchoice.h"
#include "genex/training.h"

#include <cmath>
#include <optional>

namespace genex::engine {

namespace {

// Where reading and training end in the overall progress. An estimate: training takes nearly all of the time.
constexpr double kReadUpTo = 0.01;
constexpr double kTrainedUpTo = 0.95;
constexpr double kReadUpToOfEvaluation = 0.1;

/// Tenths of all features up to the largest batch of the training; quarters if budgets are money.
std::vector<method::Budget> usualBudgets(const method::TrainingSettings& settings)
{
    std::vector<method::Budget> budgets;
    if (settings.budgetCost > 0) {
        for (const double part : {0.25, 0.5, 0.75, 1.0})
            budgets.push_back({.fraction = {}, .count = {}, .cost = part * settings.budgetCost});
        return budgets;
    }
    if (settings.budgetCount > 0)
        return {{.fraction = {}, .count = settings.budgetCount, .cost = {}}};
    constexpr double kStep = 0.1;
    const auto steps = static_cast<int>(std::ceil(settings.budgetFraction / kStep - 1e-9));
    for (int i = 1; i < steps; ++i)
        budgets.push_back({.fraction = kStep * i, .count = {}, .cost = {}});
    budgets.push_back({.fraction = settings.budgetFraction, .count = {}, .cost = {}});
    return budgets;
}

struct PreparedTraining
{
    method::TrainingInput input;
    std::vector<data::Grouping> groupings;
};

PreparedTraining preparedFor(const TrainingRequest& request, JobControl& job)
{
    SourceTable table =
        readSource(request.source, {request.split, request.observed, request.dataSha256, kReadUpTo}, job);
    method::TrainingInput input;
    input.prices = pricesOf(request, table.dataset.features);
    input.catalogueSha256 = request.catalogueSha256.empty() ? table.catalogueSha256 : request.catalogueSha256;
    input.dataset = std::move(table.dataset);
    input.split = std::move(table.split);
    input.observations = std::move(table.observations);
    input.observedColumn = std::move(table.observedColumn);
    input.complaints = std::move(table.complaints);
    return {std::move(input), std::move(table.groupings)};
}

/// The table of a model's training, with the sets O of its rows.
SourceTable tableOf(const method::Model& model, const contract::TableSource& source, JobControl& job)
{
    const ObservedSource observed{.column = model.observedColumn(),
                                  .areComplaints = model.complaints().has_value(),
                                  .rule = model.complaints()};
    return readSource(source, {model.split(), observed, model.dataSha256(), kReadUpToOfEvaluation}, job);
}

/// Whether the model was trained or tuned on rows of the table's test part. Unknown for another table, or if
/// the split column was not read.
std::optional<bool> sawTestRowsOf(const method::Model& model, const SourceTable& table)
{
    const data::SplitSettings& own = model.split();
    const bool hasColumn = !data::needsColumn(own.rule) || own.column == table.split.settings.column;
    if (model.dataSha256() != table.split.dataSha256 || !hasColumn)
        return std::nullopt;
    const std::vector<data::Part> parts = data::makeSplit(table.dataset, own, table.splitColumn).parts;
    for (const std::size_t row : table.split.rowsOf(data::Part::Test)) {
        if (parts[row] != data::Part::Test)
            return true;
    }
    return false;
}

/// On the test part of the training table.
contract::ModelEvaluation evaluationOf(const method::Model& model, const contract::TableSource& source,
                                       JobControl& job)
{
    SourceTable table = tableOf(model, source, job);
    job.enterPart(kReadUpToOfEvaluation, 1);
    return eval::evaluateModel(model,
                               {std::move(table.dataset), std::move(table.split),
                                std::move(table.observations), nullptr, false, contextOf(model).cantMissFrom,
                                1, false, std::move(table.groupings)},
                               usualBudgets(model.settings()), job);
}

} // namespace

contract::TrainedModel trainModel(const contract::TrainTask& task, JobControl& job)
{
    const TrainingRequest request = requestFrom(task);
    refuseOutput(task.output, task.mayOverwrite);
    auto [input, groupings] = preparedFor(request, job);
    // Created only now that the request is valid, but before the training, so that an unwritable folder fails
    // early.
    makeFolderFor(task.output);
    job.enterPart(kReadUpTo, task.wantsEvaluation ? kTrainedUpTo : 1);
    // Saved before the evaluation, so that stopping it there keeps the model.
    const auto save = [&](const method::TrainingOutcome& trained) { trained.model.save(task.output); };
    const method::TrainingOutcome outcome = method::train(input, request.settings, job, save);
    contract::TrainedModel trained{outcome.summary, outcome.model.sha256(), outcome.model.manifest(), {}};
    if (task.wantsEvaluation) {
        job.enterPart(kTrainedUpTo, 1);
        trained.evaluation = eval::evaluateModel(
            outcome.model,
            {std::move(input.dataset), std::move(input.split), std::move(input.observations), nullptr, false,
             contextOf(outcome.model).cantMissFrom, 1, false, std::move(groupings)},
            usualBudgets(request.settings), job);
    }
    return trained;
}

contract::TrainingEstimate estimateTraining(const contract::EstimateTask& task, JobControl& job)
{
    const TrainingRequest request = requestFrom(task);
    return method::estimateTraining(preparedFor(request, job).input, request.settings, job);
}

contract::CheckedSettings checkSettings(const contract::PresetChanges& asked, JobControl&)
{
    return {contract::settingsOf(asked.preset, asked.settings)};
}

contract::ModelEvaluation evaluateModel(const contract::EvaluationTask& task, JobControl& job)
{
    const method::Model model = loadModel(task.model, task.device);
    const std::optional<method::Model> other =
        task.splitOf.empty() ? std::nullopt : std::optional(loadModel(task.splitOf, "cpu"));
    const method::Model& reference = other ? *other : model;
    const std::vector<method::Budget> asked = task.allBudgets();
    const std::vector<method::Budget> budgets = asked.empty() ? usualBudgets(model.settings()) : asked;
    SourceTable table = tableOf(reference, task.source, job);
    job.enterPart(kReadUpToOfEvaluation, 1);
    const std::optional<bool> sawTestRows = other ? sawTestRowsOf(model, table) : false;
    return eval::evaluateModel(
        model,
        {std::move(table.dataset), std::move(table.split), std::move(table.observations), &reference,
         sawTestRows, contextOf(model).cantMissFrom, task.visits, task.usesUnseenSets,
         std::move(table.groupings)},
        budgets, job, task.isSupervised ? eval::Variants::WithSupervised : eval::Variants::Usual);
}

contract::ChangedModel changeThreshold(const contract::ThresholdTask& task, JobControl& job)
{
    const method::Model model = loadModel(task.model, task.device);
    refuseOutput(task.output, task.mayOverwrite);
    const method::Model changed = method::withThreshold(model, task.budget, task.threshold);
    contract::ChangedModel result{changed.sha256(), changed.manifest(), {}};
    // Evaluated before saving, so that stopping it there leaves no unevaluated model.
    if (task.source)
        result.evaluation = evaluationOf(changed, *task.source, job);
    makeFolderFor(task.output);
    changed.save(task.output);
    return result;
}

contract::ModelDescription describeModel(const contract::ModelPlace& place, JobControl&)
{
    const method::Model model = loadModel(place.model, place.device);
    return {model.manifest(), model.card(), model.sha256(), std::filesystem::path(place.model).string()};
}

} // namespace genex::engine
