// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "interrupt.h"
#include "progressprinter.h"

#include "charts/differentialpicture.h"
#include "domain/wording.h"
#include "services/demonstration.h"
#include "services/reports.h"

#include <QDir>
#include <QEventLoop>

#include <iostream>

namespace genex::cli {

namespace {

using services::Demonstration;
using services::DemonstrationOutcome;

constexpr std::size_t kDiseasesShown = 5;
constexpr QSize kPictureSize{1200, 640};

struct DemoOptions
{
    std::string folder = "genex-demonstration";
    std::string patient = "traveller";
    bool trainAgain = false;
};

std::vector<std::string> patientNames()
{
    std::vector<std::string> names;
    for (const QString& name : services::demonstrationPatients())
        names.push_back(name.toStdString());
    return names;
}

/// Runs it to its end, with progress, and with Ctrl+C as cancel.
Result<DemonstrationOutcome> runDemonstration(Context& context, const DemoOptions& options)
{
    context.engine.start();
    Demonstration demonstration(context.engine, context.folders);
    if (const auto patient = services::demonstrationPatientFromName(QString::fromStdString(options.patient)))
        demonstration.setPatient(*patient);
    ProgressPrinter printer;
    Interrupt interrupt;
    QEventLoop loop;
    Result<DemonstrationOutcome> result = fail(ErrorCode::Internal, "The demonstration gave no answer.");
    QObject::connect(&interrupt, &Interrupt::raised, &demonstration, &Demonstration::cancel);
    QObject::connect(&demonstration, &Demonstration::progressed, &loop,
                     [&](const Progress& progress) { printer.show(progress); });
    QObject::connect(&demonstration, &Demonstration::finished, &loop, [&] {
        result = *demonstration.outcome();
        loop.quit();
    });
    QObject::connect(&demonstration, &Demonstration::failed, &loop, [&](const Error& error) {
        result = fail(error);
        loop.quit();
    });
    demonstration.start(options.trainAgain ? Demonstration::Start::TrainAgain
                                           : Demonstration::Start::ReuseModel);
    loop.exec();
    return result;
}

Result<QStringList> writeFiles(const DemonstrationOutcome& outcome, const QString& folder)
{
    const QString picture = QDir(folder).absoluteFilePath(QStringLiteral("differential.png"));
    return services::writeReport(outcome, folder).and_then([&](QStringList paths) {
        return ui::writeDifferentialPicture(outcome.recommendation, ui::diseaseLabels(outcome.catalogue),
                                            picture, kPictureSize)
            .map([&] { return paths << picture; });
    });
}

std::string findingText(const domain::Finding& finding, const domain::Catalogue& catalogue)
{
    return domain::featureName(catalogue, finding.feature) + ": " +
           domain::observationText(finding, catalogue).english();
}

void printDifferential(const DemonstrationOutcome& outcome)
{
    const std::vector<domain::Likelihood>& differential = outcome.recommendation.differential;
    std::cout << "\nDifferential (now, expected with the batch)\n";
    for (std::size_t i = 0; i < std::min(kDiseasesShown, differential.size()); ++i)
        std::cout << "  " << domain::diseaseName(outcome.catalogue, differential[i].disease) << ": "
                  << domain::percentText(differential[i].now) << ", "
                  << domain::percentText(differential[i].expected) << '\n';
}

void printResults(const DemonstrationOutcome& outcome)
{
    std::cout << "\nResults\n";
    for (const domain::CaseResult& result : outcome.document.results())
        std::cout << "  " << findingText(result.finding, outcome.catalogue) << '\n';
    for (const domain::UnavailableTest& test : outcome.document.unavailable())
        std::cout << "  " << domain::featureName(outcome.catalogue, test.feature) << ": " << test.reason
                  << '\n';
}

void printConclusion(const domain::Conclusion& conclusion, const domain::Catalogue& catalogue)
{
    std::cout << (conclusion.abstains ? "\nNot concluded\n" : "\nConclusion\n");
    for (std::size_t i = 0; i < std::min(kDiseasesShown, conclusion.differential.size()); ++i)
        std::cout << "  " << domain::diseaseName(catalogue, conclusion.differential[i].disease) << ": "
                  << domain::percentText(conclusion.differential[i].probability) << '\n';
    for (const domain::Concern& concern : conclusion.concerns)
        std::cout << "  ! " << concern.text.english() << '\n';
}

void printText(const DemonstrationOutcome& outcome, const QStringList& paths)
{
    const domain::Catalogue& catalogue = outcome.catalogue;
    std::cout << outcome.patient.title << "\n\nFindings\n";
    for (const domain::Finding& finding : outcome.patient.findings)
        std::cout << "  " << findingText(finding, catalogue) << '\n';
    std::cout << "\nOrder now\n";
    for (const domain::OrderItem& item : outcome.recommendation.order)
        std::cout << "  " << domain::featureName(catalogue, item.feature) << '\n';
    printDifferential(outcome);
    if (const domain::Conclusion* conclusion = outcome.document.conclusion()) {
        printResults(outcome);
        printConclusion(*conclusion, catalogue);
    }
    if (!outcome.patient.disease.empty())
        std::cout << "\nThe synthetic patient has: "
                  << domain::diseaseName(catalogue, outcome.patient.disease) << '\n';
    std::cout << "\nFor research and education only.\n\nWritten\n";
    for (const QString& path : paths)
        std::cout << "  " << path.toStdString() << '\n';
}

void printJson(const DemonstrationOutcome& outcome, const QStringList& paths)
{
    services::Json files = services::Json::array();
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    services::Json document{
        {"findings", outcome.patient.findings},
        {"recommendation", outcome.recommendation},
        {"training", outcome.training ? services::Json(*outcome.training) : services::Json()},
        {"files", files}};
    if (const domain::Conclusion* conclusion = outcome.document.conclusion())
        document["conclusion"] = *conclusion;
    if (!outcome.patient.disease.empty())
        document["disease"] = outcome.patient.disease;
    std::cout << document.dump(2) << '\n';
}

Result<void> demo(Context& context, const DemoOptions& options)
{
    const auto outcome = runDemonstration(context, options);
    if (!outcome)
        return fail(outcome.error());
    return writeFiles(*outcome, QString::fromStdString(options.folder)).map([&](const QStringList& paths) {
        context.wantsJson ? printJson(*outcome, paths) : printText(*outcome, paths);
    });
}

} // namespace

void addDemoCommand(CLI::App& app, Action& action)
{
    auto options = std::make_shared<DemoOptions>();
    CLI::App* command =
        app.add_subcommand("demo", "Run a case from findings to conclusion; writes a report and a picture");
    command->add_option("--out", options->folder, "Folder for the report and the picture")
        ->capture_default_str();
    command->add_option("--patient", options->patient, "Which patient")
        ->check(CLI::IsMember(patientNames()))
        ->capture_default_str();
    command->add_flag("--train-again", options->trainAgain, "Train even if there is a model");
    command->callback(
        [options, &action] { action = [options](Context& context) { return demo(context, *options); }; });
}

} // namespace genex::cli
