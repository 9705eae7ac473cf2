// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "casearguments.h"
#include "casebookcommand.h"
#include "casetext.h"
#include "command.h"
#include "contract/casemessages.h"

#include <iostream>

namespace genex::cli {

namespace {

using services::Json;

struct CaseOptions
{
    std::string model;
    std::vector<std::string> findings;
    std::string findingsFile;
    std::vector<std::string> results;
    std::vector<std::string> unavailable;
    std::vector<std::string> order;
    std::vector<std::string> estimate;
    std::vector<std::string> also;
    std::string caseFile;
    contract::Budget budget;
};

template <typename Task>
Task taskFor(const Context& context, const CaseOptions& options)
{
    Task task;
    task.model = chosenModel(context, options.model);
    task.budget = options.budget;
    task.device = context.engine.device().toStdString();
    return task;
}

std::vector<domain::Finding> findingsOf(const CaseOptions& options)
{
    return options.findingsFile.empty() ? findingsFrom(options.findings) : readFindings(options.findingsFile);
}

domain::CaseInput caseOf(const CaseOptions& options)
{
    if (!options.caseFile.empty())
        return readCase(options.caseFile);
    return {findingsOf(options), findingsFrom(options.results), namesFrom(options.unavailable)};
}

/// The engine's answer as JSON or as text.
Result<void> showExplanation(const Context& context, const domain::Explanation& explanation)
{
    return attempt([&] {
        if (context.wantsJson)
            std::cout << Json(explanation).dump(2) << '\n';
        else
            print(std::cout, explanation, catalogueOfCases());
    });
}

/// Adds the can't-miss diseases.
template <typename Answer>
Result<void> show(const Context& context, const Answer& answer)
{
    return attempt([&] {
        const domain::Catalogue catalogue = catalogueOfCases();
        if (!context.wantsJson)
            return print(std::cout, answer, catalogue);
        Json document = answer;
        document["cant_miss"] = domain::cantMissOf(answer, catalogue);
        std::cout << document.dump(2) << '\n';
    });
}

Result<void> recommend(Context& context, const CaseOptions& options)
{
    return attempt([&] {
               auto task = taskFor<contract::RecommendTask>(context, options);
               task.findings = findingsOf(options);
               return task;
           })
        .and_then([&](const auto& task) { return askEngine<contract::Recommend>(context, task); })
        .and_then([&](const domain::Recommendation& answer) { return show(context, answer); });
}

Result<void> conclude(Context& context, const CaseOptions& options)
{
    return attempt([&] {
               auto task = taskFor<contract::ConcludeTask>(context, options);
               task.input = caseOf(options);
               return task;
           })
        .and_then([&](const auto& task) { return askEngine<contract::Conclude>(context, task); })
        .and_then([&](const domain::Conclusion& answer) { return show(context, answer); });
}

Result<void> explain(Context& context, const CaseOptions& options)
{
    return attempt([&] {
               auto task = taskFor<contract::ExplainTask>(context, options);
               task.input = {findingsOf(options), namesFrom(options.order), namesFrom(options.estimate),
                             namesFrom(options.also)};
               return task;
           })
        .and_then([&](const auto& task) { return askEngine<contract::Explain>(context, task); })
        .and_then([&](const domain::Explanation& answer) { return showExplanation(context, answer); });
}

/// One of them is given, or no finding at all.
CLI::Option* addFindings(CLI::App& command, CaseOptions& options)
{
    CLI::Option* findings =
        command
            .add_option("--findings", options.findings,
                        "Findings: NAME=present|absent|yes|no, NAME=NUMBER or NAME=CATEGORY, comma-separated")
            ->allow_extra_args(false);
    command
        .add_option("--findings-file", options.findingsFile,
                    "The same as JSON: [{\"feature\": \"fever\", \"state\": \"present\"}, {\"feature\": "
                    "\"temp\", \"state\": \"measured\", \"value\": 38.5}, {\"feature\": \"thal\", \"state\": "
                    "\"category\", \"category\": \"fixed\"}]; - for standard input")
        ->excludes(findings);
    return findings;
}

void addModel(CLI::App& command, CaseOptions& options)
{
    command.add_option("--model", options.model,
                       "Model folder (default: the active model, initially the bundled one)");
}

void addRecommendCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<CaseOptions>();
    CLI::App* command =
        app.add_subcommand("recommend", "Recommend the batch of tests to order, given findings");
    addModel(*command, *options);
    addFindings(*command, *options);
    addBudgetOptions(*command, options->budget);
    command->footer("Example: genex-cli recommend --model M --findings fever=present,cough=absent,temp=38.5");
    command->callback([options, &action] {
        action = [options](Context& context) { return recommend(context, *options); };
    });
}

/// Comma-separated names, one argument at a time.
void addNames(CLI::App& command, const char* name, std::vector<std::string>& names, const char* help)
{
    command.add_option(name, names, help)->allow_extra_args(false);
}

void addExplainCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<CaseOptions>();
    CLI::App* command = app.add_subcommand("explain", "Explain a batch: the reason for each test, the effect "
                                                      "of moving it, and the evidence for each disease");
    addModel(*command, *options);
    addFindings(*command, *options);
    addNames(*command, "--order", options->order, "Tests to order, comma-separated");
    addNames(*command, "--estimate", options->estimate, "Tests to estimate instead, comma-separated");
    addNames(*command, "--also", options->also,
             "Additional diseases to give evidence for, even if unlikely, comma-separated");
    addBudgetOptions(*command, options->budget);
    command->footer("Example: genex-cli explain --model M --findings fever=present --order crp,xray "
                    "--estimate mri");
    command->callback(
        [options, &action] { action = [options](Context& context) { return explain(context, *options); }; });
}

void addConcludeCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<CaseOptions>();
    CLI::App* command = app.add_subcommand(
        "conclude",
        "Next step given findings and results: wait, order the estimated tests, or a differential");
    addModel(*command, *options);
    CLI::Option* findings = addFindings(*command, *options);
    CLI::Option* results = command
                               ->add_option("--results", options->results,
                                            "Results of ordered tests, in the same format as findings")
                               ->allow_extra_args(false);
    CLI::Option* unavailable =
        command->add_option("--unavailable", options->unavailable, "Unavailable tests, comma-separated")
            ->allow_extra_args(false);
    command
        ->add_option("--case", options->caseFile,
                     "The whole case as JSON: {\"findings\": […], \"results\": […], \"unavailable\": "
                     "[\"mri\"]}; - for standard input")
        ->excludes(findings)
        ->excludes(results)
        ->excludes(unavailable)
        ->excludes("--findings-file");
    addBudgetOptions(*command, options->budget);
    command->footer("Example: genex-cli conclude --model M --findings fever=present --results crp=12.5 "
                    "--unavailable mri");
    command->callback(
        [options, &action] { action = [options](Context& context) { return conclude(context, *options); }; });
}

} // namespace

void addCaseCommands(CLI::App& app, Action& action)
{
    addRecommendCommand(app, action);
    addExplainCommand(app, action);
    addConcludeCommand(app, action);
}

} // namespace genex::cli
