// SPDX-License-Identifier: GPL-3.0-or-later
#include "casearguments.h"
#include "casebookcommand.h"

#include "services/modelfeatures.h"

#include <algorithm>
#include <iostream>

namespace genex::cli {

namespace {

using domain::CaseChange;
using domain::Finding;
using services::CaseBook;
using services::ModelFeatures;

/// One change of one case.
struct ChangeOptions
{
    std::string id;
    std::vector<std::string> texts; ///< values, or the words of a note or reason
    std::string model;
    std::string reason = "not available";
};

struct NewCaseOptions
{
    domain::PatientDetails patient;
    std::optional<int> age;
    std::string sex = "unknown";
};

/// What the model that answers this case is told of; without a model whatever is typed is taken.
std::optional<ModelFeatures> featuresOf(const Context& context, CaseBook& book, const ChangeOptions& options)
{
    const std::string model = modelOfCase(context, options.model, book.read(options.id));
    std::error_code ignored;
    if (options.model.empty() && !std::filesystem::exists(model, ignored))
        return std::nullopt;
    return ModelFeatures(model, book.catalogue());
}

bool isWord(const Finding& finding, std::string_view word)
{
    return finding.state == domain::FindingState::Category && finding.category == word;
}

CaseChange findingChange(const Finding& finding, const std::optional<ModelFeatures>& features)
{
    if (isWord(finding, "unknown"))
        return domain::FindingRemoved{finding.feature};
    return domain::FindingSet{features ? features->fitted(finding) : finding};
}

CaseChange resultChange(const Finding& finding, const std::optional<ModelFeatures>& features,
                        const std::string& reason)
{
    if (isWord(finding, "unknown"))
        return domain::ResultRemoved{finding.feature};
    if (!isWord(finding, "unavailable"))
        return domain::ResultEntered{features ? features->fitted(finding) : finding};
    if (features)
        features->requireKnown(finding.feature);
    return domain::ResultUnavailable{finding.feature, reason};
}

void newCase(const Context& context, CaseBook& book, const NewCaseOptions& options)
{
    const auto sex = valueNamed<domain::Sex>(options.sex);
    if (!sex)
        throw Failure(ErrorCode::InvalidInput, "\"" + options.sex + "\" is not a valid sex.",
                      "Use female, male, other or unknown.");
    domain::PatientDetails patient = options.patient;
    patient.sex = *sex;
    patient.ageYears = options.age;
    const std::string id = valueOf(book.newCase(patient));
    show(context, {{"id", id}}, id + "\n");
}

using ChangesOf = std::function<std::vector<CaseChange>(const Context&, CaseBook&, const ChangeOptions&)>;

std::vector<CaseChange> findingChanges(const Context& context, CaseBook& book, const ChangeOptions& options)
{
    const auto features = featuresOf(context, book, options);
    std::vector<CaseChange> changes;
    for (const Finding& finding : findingsFrom(options.texts))
        changes.push_back(findingChange(finding, features));
    return changes;
}

std::vector<CaseChange> resultChanges(const Context& context, CaseBook& book, const ChangeOptions& options)
{
    const auto features = featuresOf(context, book, options);
    std::vector<CaseChange> changes;
    for (const Finding& finding : findingsFrom(options.texts))
        changes.push_back(resultChange(finding, features, options.reason));
    return changes;
}

std::vector<CaseChange> noteChange(const Context& /*context*/, CaseBook& /*book*/,
                                   const ChangeOptions& options)
{
    const std::string text = joined(options.texts, " ");
    return {domain::NoteAdded{text == "-" ? readStandardInput() : text}};
}

CLI::App* addChange(CLI::App& parent, const char* name, const char* help,
                    const std::shared_ptr<ChangeOptions>& options, const ChangesOf& changesOf, Action& action)
{
    CLI::App* command = parent.add_subcommand(name, help);
    addCaseId(*command, options->id);
    command->callback([options, changesOf, &action] {
        action = onBook([options, changesOf](Context& context, CaseBook& book) {
            showSaved(context, options->id,
                      valueOf(book.append(options->id, changesOf(context, book, *options))));
        });
    });
    return command;
}

void addValues(CLI::App& command, ChangeOptions& options, const char* help)
{
    command.add_option("VALUES", options.texts, help)->required();
    command.add_option("--model", options.model,
                       "Model whose feature names are used (default: the one used for the case's order, "
                       "before that the active model)");
}

using Step = Result<domain::CaseDocument> (CaseBook::*)(std::string_view);

void addStep(CLI::App& parent, const char* name, const char* help, Step step, Action& action)
{
    auto id = std::make_shared<std::string>();
    CLI::App* command = parent.add_subcommand(name, help);
    addCaseId(*command, *id);
    command->callback([id, step, &action] {
        action = onBook([id, step](Context& context, CaseBook& book) {
            showSaved(context, *id, valueOf((book.*step)(*id)));
        });
    });
}

void addNewCase(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<NewCaseOptions>();
    CLI::App* command = parent.add_subcommand("new", "Open a case and print its id");
    command->add_option("--name", options->patient.name, "Patient name or pseudonym");
    command->add_option("--age", options->age, "Age in years");
    command->add_option("--sex", options->sex, "female, male, other or unknown");
    command->add_option("--reference", options->patient.reference, "Hospital number");
    command->add_option("--remarks", options->patient.remarks, "Free text");
    command->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { newCase(context, book, *options); });
    });
}

void addEntries(CLI::App& parent, Action& action)
{
    auto findings = std::make_shared<ChangeOptions>();
    CLI::App* set =
        addChange(parent, "set", "Enter findings (all or nothing)", findings, &findingChanges, action);
    addValues(*set, *findings, "NAME=present|absent|NUMBER|CATEGORY; NAME=unknown removes a finding");
    set->footer("Example: genex-cli case set ID fever=present cough=absent temperature=38.9");

    auto results = std::make_shared<ChangeOptions>();
    CLI::App* result = addChange(parent, "result", "Enter results of ordered tests (all or nothing)", results,
                                 &resultChanges, action);
    addValues(*result, *results,
              "NAME=present|absent|NUMBER|CATEGORY|unavailable; NAME=unknown removes a result");
    result->add_option("--reason", results->reason, "Reason why tests are unavailable")
        ->capture_default_str();
}

void addTexts(CLI::App& parent, Action& action)
{
    auto note = std::make_shared<ChangeOptions>();
    CLI::App* written = addChange(parent, "note", "Add a note", note, &noteChange, action);
    written->add_option("TEXT", note->texts, "- for standard input")->required();

    auto amended = std::make_shared<ChangeOptions>();
    const auto amendment = [](const Context&, CaseBook&, const ChangeOptions& options) {
        return std::vector<CaseChange>{domain::Amended{joined(options.texts, " ")}};
    };
    CLI::App* amend =
        addChange(parent, "amend", "Reopen a concluded case, with a reason", amended, amendment, action);
    amend->add_option("REASON", amended->texts, "Why")->required();
}

} // namespace

void addCaseEditCommands(CLI::App& parent, Action& action)
{
    addNewCase(parent, action);
    addEntries(parent, action);
    addTexts(parent, action);
    addStep(parent, "undo", "Undo the last entry", &CaseBook::undo, action);
    addStep(parent, "redo", "Redo the last undone entry", &CaseBook::redo, action);
    const auto next = [](const Context&, CaseBook&, const ChangeOptions&) {
        return std::vector<CaseChange>{domain::NextBatchStarted{}};
    };
    addChange(parent, "next", "After a conclusion: start another batch from everything known",
              std::make_shared<ChangeOptions>(), next, action);
}

} // namespace genex::cli
