// genex: the window.

#include "application.h"
#include "startuptrace.h"

#include "common/log.h"
#include "common/version.h"
#include "services/versiontext.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QEventLoop>

#include <iostream>

namespace {

using namespace genex;

constexpr char kExamples[] = "Examples:\n"
                             "  genex\n"
                             "  genex --device cpu\n"
                             "  genex --profile /media/stick/genex\n"
                             "  genex --version\n\n"
                             "genex-cli does the same without a window.\n"
                             "GENEX is for research and education only; it is not a medical device.";

struct Options
{
    std::string profile;
    std::string device;
    bool wantsVersion = false;

    services::Profile chosenProfile() const
    {
        return profile.empty() ? services::Profile::ofUser()
                               : services::Profile::inFolder(QString::fromStdString(profile));
    }
};

void addOptions(CLI::App& app, Options& options)
{
    app.add_option("--profile", options.profile,
                   "Folder for settings, models and logs instead of the user's own");
    app.add_option("--device", options.device, "auto, cpu, cuda or cuda:k, for this run")
        ->check([](const std::string& text) {
            return services::problemWithDevice(QString::fromStdString(text)).toStdString();
        });
    app.add_flag("--version", options.wantsVersion, "Program, libtorch, Qt, SQLite, BLAS, CUDA and device");
    app.footer(kExamples);
}

int tell(const Error& error)
{
    std::cerr << "genex: " << describe(error) << '\n';
    return exitCodeOf(error.code);
}

/// Starts the engine, since only it knows what it is made of, and waits until it said so or failed. Needs no
/// display.
int printVersion(int argc, char* argv[], const Options& options)
{
    const QCoreApplication qt(argc, argv);
    const services::Settings settings(options.chosenProfile());
    services::EngineService engine(QStringLiteral("genex"));
    engine.configure(services::engineCommandLine(settings.engineCommand()),
                     options.device.empty() ? settings.device() : QString::fromStdString(options.device));
    QEventLoop loop;
    QObject::connect(&engine, &services::EngineService::stateChanged, &loop, [&] {
        if (engine.facts() || engine.state() == services::EngineState::Failed)
            loop.quit();
    });
    engine.start();
    loop.exec();
    std::cout << services::versionText(QStringLiteral("genex"), engine).toStdString();
    return 0;
}

int runWindow(int argc, char* argv[], const Options& options)
{
    const QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("genex"));
    QApplication::setApplicationDisplayName(QStringLiteral("GENEX"));
    QApplication::setApplicationVersion(QString::fromLatin1(kProgramVersion));
    QApplication::setDesktopFileName(QStringLiteral("genex"));
    const services::Profile profile = options.chosenProfile();
    if (const auto created = profile.create(); !created)
        return tell(created.error());
    log::toFile(profile.logFile().toStdString());
    desktop::Application application(profile, QString::fromStdString(options.device));
    QObject::connect(&application.window(), &ui::MainWindow::usable, &desktop::traceWindowUsable);
    application.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("GENEX: which batch of tests to order now.", "genex");
    Options options;
    addOptions(app, options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error); // --help
        return tell({ErrorCode::InvalidInput, std::string(error.what()) + ".",
                     "`genex --help` lists what there is."});
    }
    return options.wantsVersion ? printVersion(argc, argv, options) : runWindow(argc, argv, options);
}
