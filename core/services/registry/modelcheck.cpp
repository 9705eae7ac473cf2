// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelcheck.h"

#include "common/error.h"
#include "services/storeguard.h"

#include <algorithm>

namespace genex::services {

namespace {

std::vector<std::string> cantMissOf(const domain::Catalogue& catalogue)
{
    std::vector<std::string> ids;
    for (const domain::Disease& disease : catalogue.diseases()) {
        if (disease.cantMiss)
            ids.push_back(disease.id);
    }
    return ids;
}

void addComparison(GateInput& input, const Result<contract::ModelEvaluation>& compared)
{
    if (compared)
        input.activeFigures = *compared;
    else
        input.comparisonProblem = Text("The active model could not be evaluated on the same patients: %1",
                                       compared.error().message);
}

void addKept(GateInput& input, const CheckedModel& checked)
{
    if (!checked.kept)
        return;
    input.figures = checked.kept->evaluation;
    if (!checked.kept->source)
        input.comparisonProblem = "The table the model was evaluated on is unknown, so the active model "
                                  "cannot be evaluated on the same patients.";
}

/// Audit detail: model, reason, and failed checks.
std::string detailOf(const Activation& activation, const std::string& name)
{
    std::string text = name + " " + activation.sha256;
    for (const GateCheck& check : activation.checks)
        text += "; " + check.name + ": " + std::string(nameOf(check.state));
    return activation.reason.empty() ? text : text + "; reason: " + activation.reason;
}

void note(CaseBook& book, const char* action, const std::string& detail)
{
    if (book.storeExists())
        book.note(Permission::ChooseModel, action, detail);
}

void requireUnused(CaseBook& book, const UserFolders& folders, const ListedModel& model)
{
    constexpr const char* kRemedy = "Remove it only if their answers need not be reproduced.";
    const auto history = readActivations(folders);
    if (std::ranges::find(history, model.sha256, &Activation::sha256) != history.end())
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 was once active: rolling back to it would become impossible.", model.name),
                      kRemedy);
    if (!book.storeExists())
        return;
    const auto cases = countCasesOf(book, model.sha256);
    if (!cases)
        throw Failure(cases.error());
    if (*cases > 0)
        throw Failure(ErrorCode::InvalidInput,
                      *cases == 1 ? Text("%1 case contains answers of %2.", *cases, model.name)
                                  : Text("%1 cases contain answers of %2.", *cases, model.name),
                      kRemedy);
}

} // namespace

DescribedModel describedFrom(const Result<contract::ModelDescription>& answer)
{
    return answer ? DescribedModel{answer->sha256, answer->manifest.programVersion, {}}
                  : DescribedModel{{}, {}, answer.error()};
}

std::optional<contract::EvaluationTask> comparisonTask(const ListedModel& model, const ListedModel& active,
                                                       const std::optional<KeptEvaluation>& kept,
                                                       const std::string& device)
{
    if (!kept || !kept->source)
        return std::nullopt;
    contract::EvaluationTask task;
    task.model = active.path.string();
    task.device = device;
    task.source = *kept->source;
    task.splitOf = model.path.string();
    return task;
}

std::vector<GateCheck> checksOf(const ListedModel& model, const ListedModel* active,
                                const CheckedModel& checked, const domain::Catalogue& catalogue)
{
    GateInput input;
    input.sha256 = model.sha256;
    input.described = checked.described;
    input.activeName = active ? active->name : std::string();
    input.isActive = active && active->sha256 == model.sha256;
    input.cantMiss = cantMissOf(catalogue);
    addKept(input, checked);
    if (checked.compared)
        addComparison(input, *checked.compared);
    return gateChecks(input);
}

Result<Activation> activateModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                                 const std::vector<GateCheck>& checks, const std::string& reason)
{
    return guardStore(book.file(), [&] {
        if (book.isOpenToAll())
            throw Failure(ErrorCode::PermissionDenied, "In the demonstration, no model can be activated.",
                          "Leave the demonstration and unlock your own cases.");
        if (book.storeExists())
            book.session(Permission::ChooseModel);
        requirePassed(checks, reason);
        Activation activation{model.sha256,
                              std::filesystem::absolute(model.path).string(),
                              book.nowMs(),
                              book.isUnlocked() ? book.who() : loginName(),
                              needsReason(checks) ? reason : std::string(),
                              checks};
        note(book, "model.activated", detailOf(activation, model.name));
        try {
            addActivation(folders, activation);
        } catch (...) {
            note(book, "model.not_activated", model.name + " " + model.sha256);
            throw;
        }
        return activation;
    });
}

Result<void> removeModel(CaseBook& book, const UserFolders& folders, const ListedModel& model,
                         Removal removal)
{
    return guardStore(book.file(), [&] {
        if (book.storeExists())
            book.session(Permission::ChooseModel);
        if (removal == Removal::OnlyUnused && model.canBeRemoved)
            requireUnused(book, folders, model);
        removeModelFiles(model);
        note(book, "model.removed", model.name + " " + model.sha256);
    });
}

} // namespace genex::services
