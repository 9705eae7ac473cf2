#include "command.h"
#include "interrupt.h"
#include "progressprinter.h"

#include "charts/differentialpicture.h"
#include "domain/wording.h"
#include "services/demonstration.h"
#include "services/reports.h"

#include <QDir>
#include <QEventLoop>
#include <QSaveFile>

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

/// Runs it to its end, with progress, and with Ctrl+C as cancel.
Result<DemonstrationOutcome> runDemonstration(Context& context, const DemoOptions& options)
{
    context.engine.start();
    Demonstration demonstration(context.engine, context.profile);
    demonstration.setPatient(QString::fromStdString(options.patient));
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

Result<void> writeBytes(const QByteArray& bytes, const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(ErrorCode::Io,
                    "Cannot write " + path.toStdString() + ": " + file.errorString().toStdString() + ".");
    return {};
}

Result<QStringList> writeFiles(const DemonstrationOutcome& outcome, const QString& folder)
{
    const auto picture =
        ui::differentialPicture(outcome.recommendation, ui::diseaseLabels(outcome.catalogue), kPictureSize);
    if (!picture)
        return fail(picture.error());
    const QString path = QDir(folder).absoluteFilePath(QStringLiteral("differential.png"));
    return services::writeReport(outcome, folder).and_then([&](QStringList paths) {
        return writeBytes(*picture, path).map([&] { return paths << path; });
    });
}

std::string findingText(const domain::Finding& finding, const domain::Catalogue& catalogue)
{
    return domain::featureName(catalogue, finding.feature) + ": " +
           domain::observationText(finding, catalogue);
}

void printText(const DemonstrationOutcome& outcome, const QStringList& paths)
{
    const domain::Catalogue& catalogue = outcome.catalogue;
    const domain::Recommendation& recommendation = outcome.recommendation;
    std::cout << outcome.patient.title << "\n\nFindings\n";
    for (const domain::Finding& finding : outcome.patient.findings)
        std::cout << "  " << findingText(finding, catalogue) << '\n';
    std::cout << "\nOrder now\n";
    for (const domain::OrderItem& item : recommendation.order)
        std::cout << "  " << domain::featureName(catalogue, item.feature) << '\n';
    std::cout << "\nDifferential (now, expected with the batch)\n";
    for (std::size_t i = 0; i < std::min(kDiseasesShown, recommendation.differential.size()); ++i) {
        const domain::Likelihood& likelihood = recommendation.differential[i];
        std::cout << "  " << domain::diseaseName(catalogue, likelihood.disease) << ": "
                  << domain::percentText(likelihood.now) << ", " << domain::percentText(likelihood.expected)
                  << '\n';
    }
    std::cout << "\nFor research and education only.\n\nWritten\n";
    for (const QString& path : paths)
        std::cout << "  " << path.toStdString() << '\n';
}

void printJson(const DemonstrationOutcome& outcome, const QStringList& paths)
{
    services::Json files = services::Json::array();
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    const services::Json document{{"findings", outcome.patient.findings},
                                  {"recommendation", outcome.recommendation},
                                  {"training", outcome.training},
                                  {"files", files}};
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
    CLI::App* command = app.add_subcommand(
        "demo",
        "A case in, a recommendation out, a report and a picture written; trains a small model first");
    command->add_option("--out", options->folder, "Folder for the report and the picture")
        ->capture_default_str();
    command->add_option("--patient", options->patient, "Whose case")
        ->check(CLI::IsMember({"traveller", "chest-pain"}))
        ->capture_default_str();
    command->add_flag("--train-again", options->trainAgain, "Train although there is a model");
    command->callback(
        [options, &action] { action = [options](Context& context) { return demo(context, *options); }; });
}

} // namespace genex::cli
