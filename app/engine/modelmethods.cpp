// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelmethods.h"

#include "casecatalogue.h"
#include "modelfolder.h"
#include "trainingrequest.h"
#include "trainingsource.h"

#include "domain/jsonfields.h"
#include "eval/modelevaluation.h"
#include "genex/model.h"
#include "genex/thresholdchoice.h"
#include "genex/training.h"

#include <cmath>
#include <optional>

namespace genex::engine {

namespace {

using Json = nlohmann::json;
using domain::JsonFields;

// Where reading and training end in the progress of the whole. An estimate: training takes nearly all of the
// time.
constexpr double kReadUpTo = 0.01;
constexpr double kTrainedUpTo = 0.95;
constexpr double kReadUpToOfEvaluation = 0.1;

constexpr std::size_t kMostBudgets = 1000;
constexpr int kMostVisits = 50;
constexpr int kMostTests = 1'000'000;
constexpr std::size_t kMostFields = 100;
constexpr double kMostMoney = 1e12;
constexpr double kLargestThreshold = 2; // above 1 nobody is trusted

/// Tenths of all features up to the largest batch of the training; quarters where it was by money.
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

std::vector<double> positiveNumbers(JsonFields& fields, const std::string& name, double highest)
{
    std::vector<double> numbers;
    for (const Json& json : fields.list(name, 1, kMostBudgets)) {
        const double number = json.is_number() ? json.get<double>() : 0;
        if (!(number > 0 && number <= highest)) // also when not a number
            fields.refuse(name, Text("holds %1", json.dump()),
                          highest == 1 ? "A budget is a part of all features, above 0 and up to 1."
                                       : "A budget is an amount of money, above 0.");
        numbers.push_back(number);
    }
    return numbers;
}

std::vector<method::Budget> budgetsFrom(JsonFields& fields, const method::TrainingSettings& settings)
{
    const int kinds =
        int(fields.has("budgets")) + int(fields.has("budget_costs")) + int(fields.has("budget_counts"));
    if (kinds > 1)
        fields.refuse(fields.has("budget_costs") ? "budget_costs" : "budget_counts",
                      "stands beside other budgets", "Give one kind of them.");
    std::vector<method::Budget> budgets;
    if (fields.has("budgets")) {
        for (const double part : positiveNumbers(fields, "budgets", 1))
            budgets.push_back({.fraction = part, .count = {}, .cost = {}});
    } else if (fields.has("budget_counts")) {
        for (const Json& json : fields.list("budget_counts", 1, kMostBudgets)) {
            if (!json.is_number_unsigned() || json == 0 || json > kMostTests)
                fields.refuse("budget_counts", Text("holds %1", json.dump()),
                              "Give whole numbers from 1 on.");
            budgets.push_back({.fraction = {}, .count = json.get<std::int64_t>(), .cost = {}});
        }
    } else if (fields.has("budget_costs")) {
        for (const double cost : positiveNumbers(fields, "budget_costs", kMostMoney))
            budgets.push_back({.fraction = {}, .count = {}, .cost = cost});
    } else {
        budgets = usualBudgets(settings);
    }
    return budgets;
}

method::TrainingInput inputOf(const TrainingRequest& request, JobControl& job)
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
    return input;
}

/// The table of a model's training, with the sets O that its rows had then.
SourceTable tableOf(const method::Model& model, const Json& source, JobControl& job)
{
    const ObservedSource observed{.column = model.observedColumn(),
                                  .areComplaints = model.complaints().has_value(),
                                  .rule = model.complaints()};
    return readSource(source, {model.split(), observed, model.dataSha256(), kReadUpToOfEvaluation}, job);
}

/// The model of the field "split_of", whose patients another one is measured on; none without it.
std::optional<method::Model> examinerFrom(JsonFields& fields)
{
    if (!fields.has("split_of"))
        return std::nullopt;
    return loadModel(std::filesystem::path(fields.text("split_of", kMostPathBytes)), "cpu");
}

/// Whether the model was trained or tuned on rows of the table's test part. Of another table, or by a column
/// that was not read, nobody can know.
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

/// On the test part of the table that the model was trained on.
Json evaluationOf(const method::Model& model, const Json& source, JobControl& job)
{
    SourceTable table = tableOf(model, source, job);
    job.enterPart(kReadUpToOfEvaluation, 1);
    return eval::evaluateModel(model,
                               {std::move(table.dataset), std::move(table.split),
                                std::move(table.observations), nullptr, false, contextOf(model).cantMissFrom,
                                1},
                               usualBudgets(model.settings()), job);
}

} // namespace

Json trainModel(const Json& params, JobControl& job)
{
    const TrainingRequest request = trainingRequestFrom(params);
    refuseOutput(request.output, request.mayOverwrite);
    method::TrainingInput input = inputOf(request, job);
    // Only now is it worth a folder; and whoever may not make one learns it before the training.
    makeFolderFor(request.output);
    job.enterPart(kReadUpTo, request.wantsEvaluation ? kTrainedUpTo : 1);
    // Saved before it is evaluated: whoever stops it there keeps the model.
    const auto save = [&](const method::TrainingOutcome& trained) { trained.model.save(request.output); };
    const method::TrainingOutcome outcome = method::train(input, request.settings, job, save);
    Json result = {{"summary", outcome.summary},
                   {"model_sha256", outcome.model.sha256()},
                   {"manifest", outcome.model.manifest()}};
    if (request.wantsEvaluation) {
        job.enterPart(kTrainedUpTo, 1);
        result["evaluation"] = eval::evaluateModel(outcome.model,
                                                   {std::move(input.dataset), std::move(input.split),
                                                    std::move(input.observations), nullptr, false,
                                                    contextOf(outcome.model).cantMissFrom, 1},
                                                   usualBudgets(request.settings), job);
    }
    return result;
}

Json estimateTraining(const Json& params, JobControl& job)
{
    const TrainingRequest request = estimateRequestFrom(params);
    return method::estimateTraining(inputOf(request, job), request.settings, job);
}

Json checkSettings(const Json& params, JobControl&)
{
    JsonFields fields(params, "model.settings");
    const Json settings = settingsFrom(fields);
    fields.refuseUnread();
    return {{"settings", settings}};
}

Json evaluateModel(const Json& params, JobControl& job)
{
    JsonFields fields(params, "model.evaluate");
    const method::Model model = loadModel(fields);
    const std::optional<method::Model> other = examinerFrom(fields);
    const method::Model& examiner = other ? *other : model;
    const std::vector<method::Budget> budgets = budgetsFrom(fields, model.settings());
    const auto variants = fields.has("supervised") && fields.flag("supervised")
                              ? eval::Variants::WithSupervised
                              : eval::Variants::Usual;
    const int visits = fields.has("visits") ? fields.integer("visits", 1, kMostVisits) : 1;
    const Json& source = fields.table("source", kMostFields);
    fields.refuseUnread();
    SourceTable table = tableOf(examiner, source, job);
    job.enterPart(kReadUpToOfEvaluation, 1);
    const std::optional<bool> sawTestRows = other ? sawTestRowsOf(model, table) : false;
    return eval::evaluateModel(model,
                               {std::move(table.dataset), std::move(table.split),
                                std::move(table.observations), &examiner, sawTestRows,
                                contextOf(model).cantMissFrom, visits},
                               budgets, job, variants);
}

Json changeThreshold(const Json& params, JobControl& job)
{
    JsonFields fields(params, "model.threshold");
    const double budget = fields.number("budget", 0, kMostMoney);
    const double threshold = fields.number("threshold", 0, kLargestThreshold);
    const std::filesystem::path output = fields.text("output", kMostPathBytes);
    const bool mayOverwrite = fields.has("overwrite") && fields.flag("overwrite");
    const std::optional<Json> source =
        fields.has("source") ? std::optional(fields.table("source", kMostFields)) : std::nullopt;
    const method::Model model = loadModel(fields);
    fields.refuseUnread();
    refuseOutput(output, mayOverwrite);
    const method::Model changed = method::withThreshold(model, budget, threshold);
    Json result = {{"model_sha256", changed.sha256()}, {"manifest", changed.manifest()}};
    // Measured before it is saved: whoever stops it there finds no model that nobody knows anything about.
    if (source)
        result["evaluation"] = evaluationOf(changed, *source, job);
    makeFolderFor(output);
    changed.save(output);
    return result;
}

Json describeModel(const Json& params, JobControl&)
{
    JsonFields fields(params, "model.describe");
    const std::filesystem::path folder = fields.text("model", kMostPathBytes);
    const method::Model model = loadModel(fields);
    fields.refuseUnread();
    return {{"manifest", model.manifest()},
            {"card", model.card()},
            {"sha256", model.sha256()},
            {"folder", folder.string()}};
}

} // namespace genex::engine
