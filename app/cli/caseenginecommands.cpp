// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "casearguments.h"
#include "casebookcommand.h"
#include "casetext.h"
#include "contract/casemessages.h"

#include "domain/cantmiss.h"
#include "domain/caseworkflow.h"
#include "services/casequestions.h"
#include "services/modelfeatures.h"

#include <iostream>
#include <iterator>
#include <sstream>

namespace genex::cli {

namespace {

using domain::CaseDocument;
using domain::CaseWorkflow;
using services::CaseBook;
using services::Json;
using Changes = CaseWorkflow::Changes;

struct AskOptions
{
    std::string id;
    std::string model;
    contract::Budget budget;
    std::vector<std::string> add;
    std::vector<std::string> without;
};

/// The engine's answer about a case, from the model recorded with it.
template <contract::Message Asked>
typename Asked::Result ask(Context& context, typename Asked::Params task, const std::string& model)
{
    task.model = model;
    task.device = context.engine.device().toStdString();
    return valueOf(askEngine<Asked>(context, task));
}

std::string otherModelText(const std::string& otherModel)
{
    return otherModel.empty() ? std::string()
                              : "Earlier answers came from another model, " + otherModel + ".\n\n";
}

/// The case after the answer is recorded.
template <typename Answer>
Json answerJson(const AskOptions& options, const CaseDocument& document, const std::string& otherModel,
                const Answer& answer, const domain::Catalogue& catalogue)
{
    Json json{{"id", options.id},
              {"state", nameOf(document.state())},
              {"awaited", document.awaited()},
              {"cant_miss", domain::cantMissOf(answer, catalogue)}};
    if (!otherModel.empty())
        json["other_model"] = otherModel;
    return json;
}

/// The doctor's edits of the batch.
Changes editsOf(const AskOptions& options, const CaseDocument& document,
                const services::ModelFeatures& features)
{
    Changes edits;
    for (const std::string& feature : namesFrom(options.add))
        edits.emplace_back(domain::BatchEdited{feature, domain::BatchPlace::Order});
    for (const std::string& feature : namesFrom(options.without))
        edits.emplace_back(domain::BatchEdited{feature, domain::BatchPlace::StruckOut});
    for (const domain::CaseChange& edit : edits) {
        const std::string& feature = std::get<domain::BatchEdited>(edit).feature;
        features.requireKnown(feature);
        if (document.content().isKnown(feature))
            throw Failure(ErrorCode::InvalidInput, feature + " is already known.", "Leave it out.");
    }
    return edits;
}

void addAll(Changes& changes, Changes&& more)
{
    changes.insert(changes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Records budget, recommendation, edits and order together, or nothing.
void order(Context& context, CaseBook& book, const AskOptions& options)
{
    const CaseDocument before = book.read(options.id);
    CaseWorkflow(before).requireDraft();
    const std::string model = chosenModel(context, options.model);
    const services::ModelFeatures features(model, book.catalogue());
    Changes edits = editsOf(options, before, features);
    Changes changes;
    if (!options.budget.isOfModel())
        changes.emplace_back(domain::BudgetChosen{options.budget});
    const CaseDocument asked = domain::withChanges(before, changes);
    const auto recommendation =
        ask<contract::Recommend>(context, services::recommendQuestion(asked, features), model);
    changes.emplace_back(domain::RecommendationMade{recommendation, services::modelNameOf(model)});
    addAll(changes, std::move(edits));
    const CaseDocument edited = domain::withChanges(before, changes);
    addAll(changes, CaseWorkflow(edited).order());
    const CaseDocument document = valueOf(book.append(options.id, std::move(changes)));
    const std::string otherModel = CaseWorkflow(asked).otherModel(recommendation.modelSha256);
    Json json = answerJson(options, document, otherModel, recommendation, book.catalogue());
    json["ordered"] = document.batch().order;
    json["estimated"] = document.batch().estimate;
    json["recommendation"] = recommendation;
    std::ostringstream text;
    text << otherModelText(otherModel);
    print(text, recommendation, book.catalogue());
    show(context, json, text.str());
}

void conclude(Context& context, CaseBook& book, const AskOptions& options)
{
    const CaseDocument before = book.read(options.id);
    CaseWorkflow(before).requireReadyToConclude();
    const std::string model = modelOfCase(context, options.model, before);
    const services::ModelFeatures features(model, book.catalogue());
    const auto conclusion =
        ask<contract::Conclude>(context, services::concludeQuestion(before, features), model);
    const CaseDocument document = valueOf(
        book.append(options.id, CaseWorkflow(before).judged(conclusion, services::modelNameOf(model))));
    const std::string otherModel = CaseWorkflow(before).otherModel(conclusion.modelSha256);
    Json json = answerJson(options, document, otherModel, conclusion, book.catalogue());
    json["conclusion"] = conclusion;
    std::ostringstream text;
    text << otherModelText(otherModel);
    if (conclusion.stage == domain::CaseStage::AwaitingResults)
        text << "The model requests further tests: they are now ordered as well.\n\n";
    print(text, conclusion, book.catalogue());
    show(context, json, text.str());
}

using AskWork = void (*)(Context&, CaseBook&, const AskOptions&);

CLI::App* addAsking(CLI::App& parent, const char* name, const char* help,
                    const std::shared_ptr<AskOptions>& options, AskWork work, Action& action)
{
    CLI::App* command = parent.add_subcommand(name, help);
    addCaseId(*command, options->id);
    command->add_option("--model", options->model,
                        "Model folder (default: the active model, or the one used for the case's order)");
    command->callback([options, work, &action] {
        action = onBook([options, work](Context& context, CaseBook& book) { work(context, book, *options); });
    });
    return command;
}

} // namespace

void addCaseEngineCommands(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<AskOptions>();
    CLI::App* command = addAsking(parent, "order", "Get the recommended batch and record it as ordered",
                                  options, &order, action);
    addBudgetOptions(*command, options->budget);
    command->add_option("--add", options->add, "Additional tests to order, comma-separated")
        ->allow_extra_args(false);
    command
        ->add_option("--without", options->without,
                     "Tests to exclude (neither ordered nor estimated), comma-separated")
        ->allow_extra_args(false);
    addAsking(parent, "conclude",
              "With all results in: record the differential, or order the estimated or additionally "
              "requested tests",
              std::make_shared<AskOptions>(), &conclude, action);
}

} // namespace genex::cli
