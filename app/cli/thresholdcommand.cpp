// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "command.h"
#include "contract/modelmessages.h"
#include "texttable.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <optional>

namespace genex::cli {

namespace {

using contract::BudgetPlan;
using services::Json;

struct ThresholdOptions
{
    std::string model;
    std::optional<double> budget;
    std::optional<double> threshold;
    std::string output;
    bool mayOverwrite = false;
};

/// The plan of that budget, or of the largest without one.
BudgetPlan planOf(const std::vector<BudgetPlan>& plans, const std::optional<double>& budget)
{
    constexpr double kSame = 1e-9;
    for (const BudgetPlan& plan : plans) {
        if (budget && std::abs(plan.budget - *budget) <= kSame * std::max(1.0, *budget))
            return plan;
    }
    if (!budget && !plans.empty())
        return plans.back();
    std::string budgets;
    for (const BudgetPlan& plan : plans)
        budgets += (budgets.empty() ? "" : ", ") + Json(plan.budget).dump();
    throw Failure(ErrorCode::InvalidInput, "The model has no threshold for this budget.",
                  "Use one of its budgets: " + budgets + ".");
}

void printCurve(std::ostream& out, const BudgetPlan& plan)
{
    TextTable table({"threshold", "accuracy", "saved", "fall back"});
    for (const contract::ThresholdPoint& point : plan.curve)
        table.add({fixed(point.tau, 4), fixed(point.accuracy, 4), fixed(point.savedShare, 3),
                   fixed(point.fallbackRate, 3)});
    table.print(out);
    out << "\nOn validation data, at a budget of " << Json(plan.budget)
        << ". In use: " << fixed(plan.threshold, 4)
        << ". Accuracy with all tests ordered: " << fixed(plan.accuracyWithAll, 4) << ".\n";
}

Result<BudgetPlan> askForPlan(Context& context, const ThresholdOptions& options)
{
    return askEngine<contract::DescribeModel>(context, {options.model})
        .and_then([&](const contract::ModelDescription& description) {
            return attempt([&] { return planOf(description.manifest.plans, options.budget); });
        });
}

Result<void> showCurve(Context& context, const ThresholdOptions& options)
{
    return askForPlan(context, options).map([&](const BudgetPlan& plan) {
        if (context.wantsJson)
            std::cout << contract::toJson(plan).dump(2) << '\n';
        else
            printCurve(std::cout, plan);
    });
}

Result<double> budgetOf(Context& context, const ThresholdOptions& options)
{
    if (options.budget)
        return *options.budget;
    return askForPlan(context, options).map([](const BudgetPlan& plan) { return plan.budget; });
}

void printChange(const Context& context, const contract::ChangedModel& changed, const BudgetPlan& plan,
                 const std::string& folder)
{
    if (context.wantsJson)
        std::cout << Json{{"model_sha256", changed.modelSha256}, {"plan", plan}}.dump(2) << '\n';
    else
        std::cout << folder << ": τ is " << fixed(plan.threshold, 4)
                  << " now.\nSHA-256: " << changed.modelSha256 << '\n';
}

Result<void> change(Context& context, const ThresholdOptions& options)
{
    return budgetOf(context, options).and_then([&](double budget) {
        contract::ThresholdTask task;
        task.model = options.model;
        task.budget = budget;
        task.threshold = *options.threshold;
        task.output = options.output;
        task.mayOverwrite = options.mayOverwrite;
        return askEngine<contract::ChangeThreshold>(context, task)
            .and_then([&](const contract::ChangedModel& changed) {
                return attempt([&] {
                    printChange(context, changed, planOf(changed.manifest.plans, budget), options.output);
                });
            });
    });
}

Result<void> run(Context& context, const ThresholdOptions& options)
{
    if (!options.threshold)
        return showCurve(context, options);
    if (options.output.empty())
        return fail(ErrorCode::InvalidInput, "A model with another threshold is a new model.",
                    "Specify where to write it: --out FOLDER.");
    return change(context, options);
}

} // namespace

void addThresholdCommand(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<ThresholdOptions>();
    CLI::App* command =
        parent.add_subcommand("threshold", "Show what each threshold τ would save and cost on validation "
                                           "data; with --threshold, write the model with that threshold");
    command->add_option("MODEL", options->model, "Model folder written by `genex-cli train`")->required();
    command->add_option("--budget", options->budget,
                        "Budget of the model, as shown by `genex-cli model show` (default: the largest)");
    command->add_option(
        "--threshold", options->threshold,
        "Confidence from which estimates are accepted; rounded to the next stricter point of the curve");
    command->add_option("--out", options->output, "Output folder for the model with this threshold");
    command->add_flag("--overwrite", options->mayOverwrite, "Replace an existing model");
    command->footer("Example: genex-cli model threshold M --threshold 0.85 --out M85");
    command->callback(
        [options, &action] { action = [options](Context& context) { return run(context, *options); }; });
}

} // namespace genex::cli
