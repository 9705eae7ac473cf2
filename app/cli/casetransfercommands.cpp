// SPDX-License-Identifier: GPL-3.0-or-later
#include "casearguments.h"
#include "casebookcommand.h"
#include "localjob.h"
#include "outputfile.h"
#include "texttable.h"

#include "common/atomicfile.h"
#include "domain/casefile.h"
#include "domain/jsonfields.h"
#include "services/casetransfer.h"

#include <iostream>
#include <sstream>
#include <sys/stat.h>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;

struct ExportOptions
{
    std::string id;
    std::string file;
    bool isDeidentified = false;
    bool wantsPreview = false;
};

struct ImportOptions
{
    std::string file;
    std::string signingKey;
};

/// Readable only by its owner.
void writePrivately(const std::string& file, const std::string& text)
{
    constexpr mode_t kOwnerOnly = 077;
    refuseToReplace(file);
    const mode_t before = ::umask(kOwnerOnly);
    const auto written = attempt([&] { writeFileAtomically(file, text); });
    ::umask(before);
    valueOf(written);
}

/// An export is always JSON, with or without --json.
void deliver(const Context& context, const std::string& text, const std::string& file)
{
    if (file.empty()) {
        std::cout << text;
        return;
    }
    writePrivately(file, text);
    show(context, {{"file", file}}, "Written: " + file + "\n");
}

void preview(const Context& context, CaseBook& book, const std::string& id)
{
    TextTable table({"field", "leaves"});
    Json list = Json::array();
    for (const domain::ExportPart& part : valueOf(services::previewDeidentified(book, id))) {
        table.add({part.field.english(), part.isWithheld ? "withheld" : part.value});
        list.push_back(
            {{"field", part.field.english()}, {"value", part.value}, {"withheld", part.isWithheld}});
    }
    std::ostringstream text;
    table.print(text);
    show(context, list, text.str());
}

Json deidentified(CaseBook& book, const std::string& id)
{
    if (!id.empty())
        return valueOf(services::exportDeidentified(book, id));
    Json all;
    runLocally([&](JobControl& job) { all = valueOf(services::exportAllDeidentified(book, job)); });
    return all;
}

void exportCase(const Context& context, CaseBook& book, const ExportOptions& options)
{
    if (!options.isDeidentified || options.wantsPreview) {
        if (options.id.empty())
            throw Failure(ErrorCode::InvalidInput, "No case is given.",
                          "Specify its id; only a de-identified export works without one.");
    }
    if (!options.file.empty())
        refuseToReplace(options.file);
    if (options.wantsPreview)
        preview(context, book, options.id);
    else if (options.isDeidentified)
        deliver(context, deidentified(book, options.id).dump(2) + "\n", options.file);
    else
        deliver(context, valueOf(services::exportCase(book, options.id)), options.file);
}

void importCase(const Context& context, CaseBook& book, const ImportOptions& options)
{
    const bool isInput = options.file == "-";
    const std::string text =
        isInput ? readStandardInput() : domain::readTextFile(options.file, domain::kMostCaseFileBytes);
    const services::ImportedCase imported = valueOf(
        services::importCase(book, {text, isInput ? "Standard input" : options.file, options.signingKey}));
    const bool isRenamed = imported.id != imported.originalId;
    if (isRenamed)
        std::cerr << "Case " << imported.originalId << " already exists: this one is " << imported.id
                  << ".\n";
    show(context,
         {{"id", imported.id},
          {"original_id", imported.originalId},
          {"store_id", imported.storeId},
          {"signing_key", imported.signingKey}},
         imported.id + "\n");
}

void addExport(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<ExportOptions>();
    CLI::App* command = parent.add_subcommand("export", "Export a case as one signed JSON document");
    command->add_option("ID", options->id, "Case id; with --deidentified optional (default: all cases)");
    command->add_option("--out", options->file, "New file (default: standard output)");
    CLI::Option* deidentify = command->add_flag("--deidentified", options->isDeidentified,
                                                "Omit everything that identifies a patient");
    command
        ->add_flag("--preview", options->wantsPreview,
                   "Only show what would be exported and what is withheld")
        ->needs(deidentify);
    command->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { exportCase(context, book, *options); });
    });
}

void addImport(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<ImportOptions>();
    CLI::App* command =
        parent.add_subcommand("import", "Import a file written by `case export`; print the id");
    command->add_option("FILE", options->file, "- for standard input")->required();
    command->add_option("--signing-key", options->signingKey,
                        "Signing key of the expected store, obtained through another channel");
    command->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { importCase(context, book, *options); });
    });
}

} // namespace

void addCaseTransferCommands(CLI::App& parent, Action& action)
{
    addExport(parent, action);
    addImport(parent, action);
}

void addCaseBookCommands(CLI::App& app, Action& action)
{
    CLI::App* parent = app.add_subcommand("case", "Cases in the store, from first finding to conclusion");
    parent->require_subcommand(1);
    addCaseListCommands(*parent, action);
    addCaseEditCommands(*parent, action);
    addCaseEngineCommands(*parent, action);
    addCaseTransferCommands(*parent, action);
}

} // namespace genex::cli
