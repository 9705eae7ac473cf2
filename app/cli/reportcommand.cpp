// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "language/languagescope.h"

#include "services/modelcard.h"
#include "services/reports.h"

namespace genex::cli {

namespace {

using services::CaseBook;

struct ReportOptions
{
    std::string id;
    std::string file;
    std::string model;
    std::string language = "en";
    bool withName = false;
    bool mayOverwrite = false;
};

/// The named model's folder, and all other model folders.
std::vector<std::filesystem::path> modelFolders(const Context& context, const std::string& named)
{
    auto folders = services::modelFolders(context.folders);
    if (!named.empty())
        folders.emplace_back(named);
    return folders;
}

void report(const Context& context, CaseBook& book, const ReportOptions& options)
{
    const services::ReportFile file{QString::fromStdString(options.file), options.mayOverwrite};
    valueOf(services::reportKindOf(file)); // fail before reading anything
    const services::Report made = valueOf(
        services::reportOfCase(book, {options.id, options.withName, modelFolders(context, options.model)}));
    const services::SavedReport saved = valueOf(services::saveReport(book, made, file));
    show(context,
         {{"id", options.id},
          {"file", options.file},
          {"kind", nameOf(saved.kind)},
          {"pages", made.pageCount()},
          {"sha256", saved.sha256},
          {"pseudonymised", !options.withName}},
         "Written: " + options.file + "\n");
}

} // namespace

void addReportCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<ReportOptions>();
    CLI::App* command =
        app.add_subcommand("report", "Write the report of a case as PDF or HTML, pseudonymised by default");
    addCaseId(*command, options->id);
    command->add_option("--out", options->file, "Output file, .pdf or .html")->required();
    command->add_flag("--with-name", options->withName,
                      "Include the patient's name, number, remarks and notes");
    command->add_option("--model", options->model,
                        "Folder of the model that answered, if it is not a known one");
    command->add_option("--language", options->language, "en or de (default: en)")
        ->check(CLI::IsMember({"en", "de"}));
    command->add_flag("--overwrite", options->mayOverwrite, "Replace an existing file");
    command->footer("Example: genex-cli --passphrase-file F report ID --out case.pdf");
    command->callback([options, &action] {
        action = [options](Context& context) {
            // Before the book is opened: its catalogue depends on the language.
            const language::LanguageScope scope(
                language::languageFromName(QString::fromStdString(options->language)));
            return onBook([options](Context& at, CaseBook& book) { report(at, book, *options); })(context);
        };
    });
}

} // namespace genex::cli
