// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "bookcommand.h"
#include "casearguments.h"
#include "casetext.h"

#include "services/modelfeatures.h"

#include <iostream>
#include <sstream>

namespace genex::cli {

namespace {

using services::AnsweredCase;
using services::CaseBook;
using services::Json;

struct AskOptions
{
    std::string id;
    std::string model;
    BudgetOptions budget;
    std::vector<std::string> add;
    std::vector<std::string> without;
};

std::optional<domain::CaseBudget> budgetOf(const BudgetOptions& options)
{
    using Kind = domain::CaseBudget::Kind;
    if (options.fraction)
        return domain::CaseBudget{Kind::Fraction, *options.fraction};
    if (options.count)
        return domain::CaseBudget{Kind::Count, static_cast<double>(*options.count)};
    if (options.cost)
        return domain::CaseBudget{Kind::Cost, *options.cost};
    return std::nullopt;
}

/// The engine's answer about a case, by the model that is recorded with it.
template <typename Answer>
Answer ask(Context& context, const char* method, Json question, const std::string& model)
{
    question["model"] = model;
    question["device"] = context.engine.device().toStdString();
    return valueOf(askEngine(context, method, question)).get<Answer>();
}

std::string otherModelText(const AnsweredCase& answered)
{
    return answered.otherModel.empty()
               ? std::string()
               : "The answers before came from another model, " + answered.otherModel + ".\n\n";
}

Json answerJson(const AskOptions& options, const AnsweredCase& answered)
{
    Json json{{"id", options.id},
              {"state", nameOf(answered.document.state())},
              {"awaited", answered.document.awaited()}};
    if (!answered.otherModel.empty())
        json["other_model"] = answered.otherModel;
    return json;
}

/// The doctor's hand in the batch.
std::vector<domain::CaseChange> editsOf(const AskOptions& options)
{
    std::vector<domain::CaseChange> edits;
    for (const std::string& feature : namesFrom(options.add))
        edits.emplace_back(domain::BatchEdited{feature, domain::BatchPlace::Order});
    for (const std::string& feature : namesFrom(options.without))
        edits.emplace_back(domain::BatchEdited{feature, domain::BatchPlace::StruckOut});
    return edits;
}

void order(Context& context, CaseBook& book, const AskOptions& options)
{
    const std::string model = chosenModel(context, options.model);
    const std::vector<domain::CaseChange> edits = editsOf(options);
    const services::ModelFeatures features(model, book.catalogue());
    // Before anything is changed.
    valueOf(book.questionToRecommend(options.id, features));
    const domain::CaseDocument before = book.read(options.id);
    for (const domain::CaseChange& edit : edits) {
        const std::string& feature = std::get<domain::BatchEdited>(edit).feature;
        features.requireKnown(feature);
        if (before.content().isKnown(feature))
            throw Failure(ErrorCode::InvalidInput, feature + " is known already.", "Leave it out.");
    }
    if (const auto budget = budgetOf(options.budget))
        valueOf(book.append(options.id, {domain::BudgetChosen{*budget}}));
    const auto recommendation =
        ask<domain::Recommendation>(context, protocol::method::kRecommend,
                                    valueOf(book.questionToRecommend(options.id, features)), model);
    AnsweredCase answered =
        valueOf(book.recommended(options.id, recommendation, services::modelNameOf(model)));
    if (!edits.empty())
        valueOf(book.append(options.id, edits));
    answered.document = valueOf(book.placeOrder(options.id));
    Json json = answerJson(options, answered);
    json["ordered"] = answered.document.batch().order;
    json["estimated"] = answered.document.batch().estimate;
    json["recommendation"] = recommendation;
    std::ostringstream text;
    text << otherModelText(answered);
    print(text, recommendation);
    show(context, json, text.str());
}

void conclude(Context& context, CaseBook& book, const AskOptions& options)
{
    const std::string model = modelOfCase(context, options.model, book.read(options.id));
    const services::ModelFeatures features(model, book.catalogue());
    const Json question = valueOf(book.questionToConclude(options.id, features));
    const auto conclusion = ask<domain::Conclusion>(context, protocol::method::kConclude, question, model);
    const AnsweredCase answered =
        valueOf(book.concluded(options.id, conclusion, services::modelNameOf(model)));
    Json json = answerJson(options, answered);
    json["conclusion"] = conclusion;
    std::ostringstream text;
    text << otherModelText(answered);
    print(text, conclusion);
    show(context, json, text.str());
}

using AskWork = void (*)(Context&, CaseBook&, const AskOptions&);

CLI::App* addAsking(CLI::App& parent, const char* name, const char* help,
                    const std::shared_ptr<AskOptions>& options, AskWork work, Action& action)
{
    CLI::App* command = parent.add_subcommand(name, help);
    addCaseId(*command, options->id);
    command->add_option(
        "--model", options->model,
        "The folder of a model; without it the active one, or the one that a case was ordered with");
    command->callback([options, work, &action] {
        action = onBook([options, work](Context& context, CaseBook& book) { work(context, book, *options); });
    });
    return command;
}

} // namespace

void addBookEngineCommands(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<AskOptions>();
    CLI::App* command = addAsking(parent, "order", "Asks for the batch of tests, and records it as ordered",
                                  options, &order, action);
    addBudgetOptions(*command, options->budget);
    command->add_option("--add", options->add, "Tests to order besides, with commas")
        ->allow_extra_args(false);
    command
        ->add_option("--without", options->without,
                     "Tests that are neither ordered nor estimated, with commas")
        ->allow_extra_args(false);
    addAsking(parent, "conclude",
              "With all results in: records the differential, or the order of what was estimated",
              std::make_shared<AskOptions>(), &conclude, action);
}

} // namespace genex::cli
