// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "casebookcommand.h"
#include "modelregistrytext.h"
#include "tableoptions.h"

#include "services/modelbundle.h"
#include "services/modelcheck.h"
#include "services/workingmodel.h"

#include <algorithm>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::CheckedModel;
using services::Json;
using services::ListedModel;

struct RegistryOptions
{
    std::string name;
    std::string other;
    std::string file;
    std::string reason;
    TableOptions table;
    bool mayReplace = false;
    bool isSure = false;
};

/// The profile's store with the audit log, if it exists.
std::unique_ptr<CaseBook> bookIfThere(const Context& context)
{
    auto book = closedBook(context);
    return book->storeExists() ? openBook(context) : std::move(book);
}

const ListedModel* activeOf(const std::vector<ListedModel>& models)
{
    const auto found = std::ranges::find(models, true, &ListedModel::isActive);
    return found == models.end() ? nullptr : &*found;
}

Result<contract::ModelDescription> describe(Context& context, const std::filesystem::path& model)
{
    return askEngine<contract::DescribeModel>(context, {model.string()});
}

// --- listing

void list(Context& context)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const std::string problem = services::chosenModel(context.folders).problem.english();
    show(context, {{"models", modelsJson(models)}, {"problem", problem}}, modelsText(models, problem));
}

void showModel(Context& context, const RegistryOptions& options)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const ListedModel& model = services::modelNamed(models, options.name);
    if (!model.card)
        throw Failure(ErrorCode::Corrupt, model.problem);
    Json json = modelJson(model);
    json["card"] = model.cardText;
    show(context, json, modelText(model));
}

void history(Context& context)
{
    const auto activations = services::readActivations(context.folders);
    show(context, activationsJson(activations), activationsText(activations));
}

// --- activation

/// Everything the gate needs, including the comparison with the active model.
CheckedModel checkedOf(Context& context, CaseBook& book, const ListedModel& model, const ListedModel* active)
{
    CheckedModel checked;
    checked.described = services::describedFrom(describe(context, model.path));
    if (book.isUnlocked())
        checked.kept = valueOf(services::keptEvaluation(book, model.sha256));
    const auto task =
        active && !model.isActive
            ? services::comparisonTask(model, *active, checked.kept, context.engine.device().toStdString())
            : std::nullopt;
    if (task)
        checked.compared = askEngine<contract::EvaluateModel>(context, *task);
    return checked;
}

void activate(Context& context, const RegistryOptions& options)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const ListedModel& model = services::modelNamed(models, options.name);
    if (model.isActive)
        throw Failure(ErrorCode::InvalidInput, model.name + " is already active.");
    const auto book = bookIfThere(context);
    const ListedModel* active = activeOf(models);
    const auto checks =
        services::checksOf(model, active, checkedOf(context, *book, model, active), book->catalogue());
    const services::Activation activation =
        valueOf(services::activateModel(*book, context.folders, model, checks, options.reason));
    show(context, activationJson(activation), checksText(checks) + "\n" + model.name + " is now active.\n");
}

/// Only formerly active models can be rolled back to.
void rollBack(Context& context, const RegistryOptions& options)
{
    const auto activations = services::readActivations(context.folders);
    const bool wasActive = std::ranges::any_of(activations, [&](const services::Activation& activation) {
        return !options.name.empty() && activation.sha256.starts_with(options.name);
    });
    if (!wasActive)
        throw Failure(ErrorCode::NotFound, "No model " + options.name + " was active before.",
                      "`genex-cli models history` lists earlier active models.");
    activate(context, options);
}

// --- import, export, removal

void importModel(Context& context, const RegistryOptions& options)
{
    const auto book = bookIfThere(context);
    if (book->isUnlocked())
        book->session(services::Permission::ChooseModel);
    const services::IncomingModel incoming = services::unpackBundle(options.file, context.folders);
    const auto taken = attempt([&] {
        const auto described = services::describedFrom(describe(context, incoming.folder));
        if (described.problem)
            throw Failure(*described.problem);
        return services::takeIn(incoming, described.sha256, context.folders);
    });
    if (!taken)
        services::discard(incoming);
    const std::string folder = valueOf(taken).string();
    show(context, {{"folder", folder}, {"sha256", incoming.sha256}},
         "The model was verified and imported to " + folder + ".\n");
}

void exportModel(Context& context, const RegistryOptions& options)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const ListedModel& model = services::modelNamed(models, options.name);
    services::writeBundle(model.path, options.file, options.mayReplace);
    show(context, {{"file", options.file}, {"sha256", model.sha256}},
         options.file + " contains the model.\n");
}

void removeModel(Context& context, const RegistryOptions& options)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const ListedModel& model = services::modelNamed(models, options.name);
    const auto removal = options.isSure ? services::Removal::EvenIfNamed : services::Removal::OnlyUnused;
    valueOf(services::removeModel(*bookIfThere(context), context.folders, model, removal));
    show(context, {{"removed", model.sha256}}, model.name + " was removed.\n");
}

// --- comparison

/// The figures are stored, if there is a store, for use by the gate.
void compare(Context& context, const RegistryOptions& options)
{
    const std::vector<ListedModel> models = services::listModels(context.folders);
    const ListedModel& first = services::modelNamed(models, options.name);
    const ListedModel& second = services::modelNamed(models, options.other);
    const auto book = bookIfThere(context);
    contract::EvaluationTask task;
    task.model = first.path.string();
    task.device = context.engine.device().toStdString();
    task.source = dataSource(options.table);
    const contract::ModelEvaluation mine = valueOf(askEngine<contract::EvaluateModel>(context, task));
    task.model = second.path.string();
    task.splitOf = first.path.string();
    const contract::ModelEvaluation other = valueOf(askEngine<contract::EvaluateModel>(context, task));
    if (book->isUnlocked() && book->readOnlyReason().empty()) {
        task.source.path = std::filesystem::absolute(options.table.file).string();
        valueOf(services::keepEvaluation(*book, first.sha256, {task.source, mine}));
    }
    show(context, {{"first", mine}, {"second", other}},
         comparisonText(first.name, mine, second.name, other, book->catalogue()));
}

using RegistryWork = void (*)(Context&, const RegistryOptions&);

CLI::App* addWork(CLI::App& parent, const char* name, const char* help,
                  const std::shared_ptr<RegistryOptions>& options, RegistryWork work, Action& action)
{
    CLI::App* command = parent.add_subcommand(name, help);
    command->callback([options, work, &action] {
        action = [options, work](Context& context) { return attempt([&] { work(context, *options); }); };
    });
    return command;
}

void addName(CLI::App& command, RegistryOptions& options)
{
    command.add_option("NAME", options.name, "Model name, or the start of its SHA-256")->required();
}

void addReason(CLI::App& command, RegistryOptions& options)
{
    command.add_option("--reason", options.reason, "Reason for activating it although not all checks pass");
}

void addLooking(CLI::App& models, Action& action)
{
    models.add_subcommand("list", "List all models of this profile and the bundled one")->callback([&action] {
        action = [](Context& context) { return attempt([&] { list(context); }); };
    });
    models.add_subcommand("history", "Show which model was activated when, by whom and why")
        ->callback(
            [&action] { action = [](Context& context) { return attempt([&] { history(context); }); }; });
    auto shown = std::make_shared<RegistryOptions>();
    addName(*addWork(models, "show", "Show its card and figures", shown, &showModel, action), *shown);
}

void addChoosing(CLI::App& models, Action& action)
{
    auto activated = std::make_shared<RegistryOptions>();
    CLI::App* command =
        addWork(models, "activate", "Check a model and make it the active one", activated, &activate, action);
    addName(*command, *activated);
    addReason(*command, *activated);
    auto back = std::make_shared<RegistryOptions>();
    command = addWork(models, "rollback", "Check and reactivate a previously active model", back, &rollBack,
                      action);
    command->add_option("SHA", back->name, "As shown by `genex-cli models history`")->required();
    addReason(*command, *back);
    auto removed = std::make_shared<RegistryOptions>();
    command = addWork(models, "remove", "Delete a model that is not active", removed, &removeModel, action);
    addName(*command, *removed);
    command->add_flag("--sure", removed->isSure, "Even if cases or the history refer to it");
}

void addMoving(CLI::App& models, Action& action)
{
    auto imported = std::make_shared<RegistryOptions>();
    addWork(models, "import", "Import a .genexmodel file after the engine has verified it", imported,
            &importModel, action)
        ->add_option("FILE", imported->file)
        ->required();
    auto exported = std::make_shared<RegistryOptions>();
    CLI::App* command =
        addWork(models, "export", "Export a model as one .genexmodel file", exported, &exportModel, action);
    addName(*command, *exported);
    command->add_option("FILE", exported->file)->required();
    command->add_flag("--overwrite", exported->mayReplace, "Replace an existing file");
    auto compared = std::make_shared<RegistryOptions>();
    command = addWork(models, "compare", "Compare two models on the first one's test patients", compared,
                      &compare, action);
    command->add_option("A", compared->name)->required();
    command->add_option("B", compared->other)->required();
    addTableOptions(*command, compared->table, FileArgument::Named);
}

} // namespace

void addModelRegistryCommands(CLI::App& app, Action& action)
{
    CLI::App* models =
        app.add_subcommand("models", "Manage the models on this machine and choose the active one");
    models->require_subcommand(1);
    models->footer("Example: genex-cli models activate hospital-2 --reason \"Agreed in the meeting of May\"");
    addLooking(*models, action);
    addChoosing(*models, action);
    addMoving(*models, action);
}

} // namespace genex::cli
