// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "command.h"
#include "contract/modelmessages.h"
#include "evaluationtext.h"
#include "tableoptions.h"

#include <iostream>

namespace genex::cli {

namespace {

struct EvaluateOptions
{
    TableOptions table;
    std::string model;
    std::string splitOf;
    std::vector<double> budgets;
    std::vector<double> budgetCosts;
    std::vector<int> budgetCounts;
    int visits = 1;
    bool isSupervised = false;
    bool usesUnseenSets = false;
};

contract::EvaluationTask taskFrom(const Context& context, const EvaluateOptions& options)
{
    contract::EvaluationTask task;
    task.model = options.model;
    task.device = context.engine.device().toStdString();
    task.source = dataSource(options.table);
    task.budgets = options.budgets;
    task.budgetCosts = options.budgetCosts;
    task.budgetCounts = options.budgetCounts;
    task.visits = options.visits;
    task.splitOf = options.splitOf;
    task.isSupervised = options.isSupervised;
    task.usesUnseenSets = options.usesUnseenSets;
    return task;
}

Result<void> evaluate(Context& context, const EvaluateOptions& options)
{
    return attempt([&] { return taskFrom(context, options); })
        .and_then([&](const contract::EvaluationTask& task) {
            return askEngine<contract::EvaluateModel>(context, task);
        })
        .and_then([&](const contract::ModelEvaluation& evaluation) {
            return attempt([&] {
                if (context.wantsJson)
                    std::cout << contract::toJson(evaluation).dump(2) << '\n';
                else
                    printEvaluation(std::cout, evaluation);
            });
        });
}

} // namespace

void addEvaluateCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<EvaluateOptions>();
    CLI::App* command =
        app.add_subcommand("evaluate", "Evaluate a model on the test part of its training table: accuracy "
                                       "and tests ordered at several budgets");
    command->add_option("--model", options->model, "Model folder written by `genex-cli train`")->required();
    addTableOptions(*command, options->table, FileArgument::Named);
    command->add_option("--split-of", options->splitOf,
                        "Use another model's test patients, to compare two models on the same patients");
    CLI::Option* budgets = command
                               ->add_option("--budgets", options->budgets,
                                            "Budgets as fractions of all features, comma-separated")
                               ->allow_extra_args(false)
                               ->delimiter(',');
    command
        ->add_option("--budget-cost", options->budgetCosts,
                     "Budgets as costs instead, in the currency of the model's prices, comma-separated")
        ->allow_extra_args(false)
        ->delimiter(',')
        ->excludes(budgets);
    command
        ->add_option("--budgets-count", options->budgetCounts,
                     "Budgets as numbers of tests instead, comma-separated")
        ->allow_extra_args(false)
        ->delimiter(',')
        ->excludes(budgets)
        ->excludes("--budget-cost");
    command
        ->add_option("--visits", options->visits,
                     "Number of visits to spread a personal plan over, replanned at each visit")
        ->check(CLI::Range(1, contract::kMostVisits))
        ->capture_default_str();
    command->add_flag("--supervised", options->isSupervised,
                      "Also evaluate the paper's τ_ψ: a network trained to decide when to accept estimates");
    command->add_flag("--unseen-observed", options->usesUnseenSets,
                      "Try patients with sets of initial findings that training has not seen");
    command->footer(
        "Example: genex-cli evaluate --model M --data patients.csv --label disease --budgets 0.1,0.2");
    command->callback(
        [options, &action] { action = [options](Context& context) { return evaluate(context, *options); }; });
}

} // namespace genex::cli
