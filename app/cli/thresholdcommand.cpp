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
const Json& planOf(const Json& plans, const std::optional<double>& budget)
{
    constexpr double kSame = 1e-9;
    for (const Json& plan : plans) {
        if (budget && std::abs(plan.at("budget").get<double>() - *budget) <= kSame * std::max(1.0, *budget))
            return plan;
    }
    if (!budget && !plans.empty())
        return plans.back();
    std::string budgets;
    for (const Json& plan : plans)
        budgets += (budgets.empty() ? "" : ", ") + plan.at("budget").dump();
    throw Failure(ErrorCode::InvalidInput, "The model has no threshold for this budget.",
                  "Use one of its budgets: " + budgets + ".");
}

void printCurve(std::ostream& out, const Json& plan)
{
    TextTable table({"threshold", "accuracy", "saved", "fall back"});
    for (const Json& point : plan.at("curve"))
        table.add({fixed(point.at("tau").get<double>(), 4), fixed(point.at("accuracy").get<double>(), 4),
                   fixed(point.at("saved_share").get<double>(), 3),
                   fixed(point.at("fallback_rate").get<double>(), 3)});
    table.print(out);
    out << "\nOn validation data, at a budget of " << plan.at("budget")
        << ". In use: " << fixed(plan.at("threshold").get<double>(), 4)
        << ". Accuracy with all tests ordered: " << fixed(plan.at("accuracy_with_all").get<double>(), 4)
        << ".\n";
}

Result<void> showCurve(Context& context, const ThresholdOptions& options)
{
    return askEngine<contract::DescribeModel>(context, {options.model})
        .and_then([&](const contract::ModelDescription& description) {
            return attempt([&] {
                const Json& plan = planOf(description.manifest.at("plans"), options.budget);
                if (context.wantsJson)
                    std::cout << plan.dump(2) << '\n';
                else
                    printCurve(std::cout, plan);
            });
        });
}

Result<double> budgetOf(Context& context, const ThresholdOptions& options)
{
    if (options.budget)
        return *options.budget;
    return askEngine<contract::DescribeModel>(context, {options.model})
        .and_then([](const contract::ModelDescription& description) {
            return attempt([&] {
                return planOf(description.manifest.at("plans"), std::nullopt).at("budget").get<double>();
            });
        });
}

Result<void> change(Context& context, const ThresholdOptions& options)
{
    return budgetOf(context, options)
        .and_then([&](double budget) {
            contract::ThresholdTask task;
            task.model = options.model;
            task.budget = budget;
            task.threshold = *options.threshold;
            task.output = options.output;
            task.mayOverwrite = options.mayOverwrite;
            return askEngine<contract::ChangeThreshold>(context, task)
                .map([&](const contract::ChangedModel& changed) {
                    return Json{{"model_sha256", changed.modelSha256},
                                {"plan", planOf(changed.manifest.at("plans"), budget)}};
                });
        })
        .and_then([&](const Json& changed) {
            return attempt([&] {
                if (context.wantsJson) {
                    std::cout << changed.dump(2) << '\n';
                    return;
                }
                std::cout << options.output << ": τ is "
                          << fixed(changed.at("plan").at("threshold").get<double>(), 4)
                          << " now.\nSHA-256: " << changed.at("model_sha256").get<std::string>() << '\n';
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
