// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentmethods.h"

#include "modelfolder.h"
#include "trainingrequest.h"
#include "trainingsource.h"

#include "common/error.h"
#include "domain/jsonfields.h"
#include "eval/experimentrunner.h"

#include <limits>

namespace genex::engine {

namespace {

using Json = nlohmann::json;
using domain::JsonFields;

constexpr double kReadUpTo = 0.01;
constexpr std::size_t kMostMethods = 100;
constexpr std::size_t kMostBudgets = 100;

struct ExperimentRequest
{
    TrainingRequest training;
    eval::ExperimentPlan plan;
    std::filesystem::path output;
};

std::vector<double> budgetsFrom(JsonFields& fields)
{
    std::vector<double> budgets;
    for (const Json& json : fields.list("budgets", 1, kMostBudgets)) {
        if (!json.is_number())
            fields.refuse("budgets", Text("holds %1", json.dump()), "A budget is a part of all features.");
        budgets.push_back(json.get<double>());
    }
    return budgets;
}

ExperimentRequest requestFrom(const Json& params)
{
    JsonFields fields(params, "experiment.run");
    ExperimentRequest request{commonRequestFrom(fields), {}, {}};
    request.plan.name = fields.text("experiment");
    request.plan.repeats = fields.integer("repeats", 0, std::numeric_limits<int>::max());
    if (fields.has("methods"))
        request.plan.methods = fields.texts("methods", kMostMethods);
    request.plan.budgets = budgetsFrom(fields);
    if (fields.has("visits"))
        request.plan.visits = fields.integer("visits", 0, std::numeric_limits<int>::max());
    request.plan.settings = request.training.settings;
    // These are the paper's experiments: a list for each bucket, unless somebody wants them otherwise. The
    // method "personal" plans for each patient in any case.
    const bool isChosen = params.contains("settings") && params["settings"].contains("selection");
    if (!isChosen)
        request.plan.settings.selection = method::Selection::Bucket;
    request.plan.split = request.training.split;
    request.output = fields.text("output", kMostPathBytes);
    fields.refuseUnread();
    if (request.plan.settings.budgetCost > 0)
        throw Failure(ErrorCode::InvalidInput, "The experiment's budget is money.",
                      "Give budgets as parts of all features; costs are counted all the same.");
    eval::validate(request.plan);
    return request;
}

eval::ExperimentData dataOf(const TrainingRequest& request, JobControl& job)
{
    SourceTable table = readSource(request.source, {request.split, request.observed, {}, kReadUpTo}, job);
    eval::ExperimentData data;
    data.prices = pricesOf(request, table.dataset.features);
    data.sha256 = table.split.dataSha256;
    data.dataset = std::move(table.dataset);
    data.splitColumn = std::move(table.splitColumn);
    data.complaints = std::move(table.complaints);
    // By rarity each repeat draws its own, since each has training rows of its own.
    if (!data.complaints || data.complaints->telling == data::Telling::Population)
        data.observations = std::move(table.observations);
    data.observedColumn = std::move(table.observedColumn);
    return data;
}

std::string fileName(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

/// How the table was read, without the folder it stands in.
Json withoutFolder(Json source)
{
    for (const char* name : {"path", "idx_labels"}) {
        if (source.contains(name))
            source[name] = fileName(source[name].get<std::string>());
    }
    return source;
}

} // namespace

Json runExperiment(const Json& params, JobControl& job)
{
    const ExperimentRequest request = requestFrom(params);
    const eval::ExperimentData data = dataOf(request.training, job);
    job.enterPart(kReadUpTo, 1);
    eval::ExperimentOutcome outcome = eval::runExperiment(request.plan, data, request.output, job);
    outcome.record["source"] = withoutFolder(request.training.source);
    outcome.record["preset"] = params.value("preset", "fast");
    if (params.contains("costs"))
        outcome.record["costs"] = fileName(params.at("costs").get<std::string>());
    return {{"table", outcome.report.table},
            {"figure", outcome.report.figure},
            {"record", std::move(outcome.record)}};
}

} // namespace genex::engine
