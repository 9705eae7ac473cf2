// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelregistrytext.h"

#include "texttable.h"

#include "common/utctime.h"

#include <sstream>

namespace genex::cli {

namespace {

using contract::DetailedFigures;
using contract::ModelEvaluation;
using services::Activation;
using services::GateCheck;
using services::GateState;
using services::Json;
using services::ListedModel;

constexpr std::size_t kHashDigits = 12;

std::string shortHash(const std::string& sha256)
{
    return sha256.substr(0, kHashDigits);
}

std::string percent(const std::optional<double>& share)
{
    return share ? percentText(*share) : "–";
}

const char* signOf(GateState state)
{
    return state == GateState::Passed ? "✓" : state == GateState::Failed ? "!" : "?";
}

std::string accuracyText(const ListedModel& model)
{
    return model.card && !model.card->figures.empty() ? percent(model.card->figures.back().accuracy) : "–";
}

TextTable budgetTable(const ModelEvaluation& first, const std::string& firstName,
                      const ModelEvaluation& second, const std::string& secondName)
{
    TextTable table({"budget", firstName, secondName});
    for (const contract::BudgetFigures& outcome : first.budgets) {
        const contract::BudgetFigures* other = second.atBudget(outcome.budget);
        table.add({first.isByMoney ? fixed(outcome.budget, 0) : percent(outcome.budget),
                   percent(outcome.genex.accuracy.mean), other ? percent(other->genex.accuracy.mean) : "–"});
    }
    return table;
}

TextTable cantMissTable(const ModelEvaluation& first, const ModelEvaluation& second,
                        const domain::Catalogue& catalogue)
{
    TextTable table({"can't-miss disease", "patients", "recall", "recall, other model"});
    const contract::BudgetFigures& largest = first.largestBudget();
    const contract::BudgetFigures* other = second.atBudget(largest.budget);
    for (const contract::ClassFigures& outcome : largest.genex.byClass) {
        const domain::Disease* disease = catalogue.disease(outcome.name);
        if (!disease || !disease->cantMiss)
            continue;
        const contract::ClassFigures* same = other ? other->genex.ofClass(outcome.name) : nullptr;
        table.add({outcome.name, fixed(outcome.patients, 0), percent(outcome.recall),
                   same ? percent(same->recall) : "–"});
    }
    return table;
}

} // namespace

Json modelJson(const ListedModel& model)
{
    Json json{{"name", model.name},       {"path", model.path.string()},
              {"sha256", model.sha256},   {"made_at_ms", model.madeAtMs},
              {"active", model.isActive}, {"can_be_removed", model.canBeRemoved}};
    if (!model.problem.empty())
        json["problem"] = model.problem.english();
    if (model.card && !model.card->figures.empty())
        json["accuracy"] = model.card->figures.back().accuracy;
    return json;
}

Json modelsJson(const std::vector<ListedModel>& models)
{
    Json json = Json::array();
    for (const ListedModel& model : models)
        json.push_back(modelJson(model));
    return json;
}

std::string modelsText(const std::vector<ListedModel>& models, const std::string& problem)
{
    TextTable table({"", "model", "SHA-256", "made", "accuracy, with estimates"});
    for (const ListedModel& model : models)
        table.add({model.isActive ? "✓ active"
                   : model.card   ? ""
                                  : "! cannot be read",
                   model.name, shortHash(model.sha256), utcTimeText(model.madeAtMs), accuracyText(model)});
    std::ostringstream text;
    table.print(text);
    return text.str() + (problem.empty() ? "" : problem + "\n");
}

std::string modelText(const ListedModel& model)
{
    return model.name + (model.isActive ? " (active)" : "") + "\n" + model.path.string() +
           "\nSHA-256: " + model.sha256 + "\n\n" + model.cardText;
}

Json activationJson(const Activation& activation)
{
    return {{"sha256", activation.sha256}, {"path", activation.path},     {"at_ms", activation.atMs},
            {"who", activation.who},       {"reason", activation.reason}, {"checks", activation.checks}};
}

Json activationsJson(const std::vector<Activation>& activations)
{
    Json json = Json::array();
    for (const Activation& activation : activations)
        json.push_back(activationJson(activation));
    return json;
}

std::string activationsText(const std::vector<Activation>& activations)
{
    if (activations.empty())
        return "No model has been activated yet: the bundled model is in use.\n";
    TextTable table({"when", "model", "SHA-256", "who", "reason"});
    for (const Activation& activation : activations)
        table.add({utcTimeText(activation.atMs), std::filesystem::path(activation.path).filename().string(),
                   shortHash(activation.sha256), activation.who,
                   activation.reason.empty() ? "all checks passed" : activation.reason});
    std::ostringstream text;
    table.print(text);
    return text.str();
}

std::string checksText(const std::vector<GateCheck>& checks)
{
    std::string text;
    for (const GateCheck& check : checks)
        text += std::string(signOf(check.state)) + " " + check.name + ": " + check.sentence.english() + "\n";
    return text;
}

std::string comparisonText(const std::string& firstName, const ModelEvaluation& first,
                           const std::string& secondName, const ModelEvaluation& second,
                           const domain::Catalogue& catalogue)
{
    std::ostringstream text;
    budgetTable(first, firstName, second, secondName).print(text);
    text << '\n';
    cantMissTable(first, second, catalogue).print(text);
    if (!second.sawTestRows)
        text << "\nWhether " << secondName << " was trained on some of these patients is unknown.\n";
    else if (*second.sawTestRows)
        text << '\n'
             << secondName << " was trained on some of these patients, so its figures are too optimistic.\n";
    return text.str();
}

} // namespace genex::cli
