// SPDX-License-Identifier: GPL-3.0-or-later
// genex: the desktop program.

#include "application.h"
#include "options/frontoptions.h"
#include "startuptrace.h"

#include "common/coredumps.h"
#include "common/version.h"
#include "services/versiontext.h"

#include <QApplication>

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

/// Only the engine knows its own versions. Needs no display.
int printVersion(int argc, char* argv[], const options::FrontOptions& options)
{
    const QCoreApplication qt(argc, argv);
    const services::Settings settings(options.chosenProfile());
    services::EngineService engine(QStringLiteral("genex"));
    engine.configure(settings, options.deviceForThisRun());
    services::startAndWaitForFacts(engine);
    std::cout << services::versionText(QStringLiteral("genex"), engine).toStdString();
    return 0;
}

int runWindow(const CLI::App& app, int argc, char* argv[], const options::FrontOptions& options)
{
    const QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("genex"));
    QApplication::setApplicationDisplayName(QStringLiteral("GENEX"));
    QApplication::setApplicationVersion(QString::fromLatin1(kProgramVersion));
    QApplication::setDesktopFileName(QStringLiteral("genex"));
    const services::UserFolders folders = options.chosenProfile();
    if (const auto exitCode = options::openProfile(app, folders))
        return *exitCode;
    desktop::Application application(folders, options.deviceForThisRun());
    QObject::connect(&application.window(), &ui::MainWindow::usable, &desktop::traceWindowUsable);
    application.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    leaveNoCoreDumps();
    CLI::App app("GENEX: which batch of tests to order now.", "genex");
    options::FrontOptions options;
    addFrontOptions(app, options);
    app.footer(kExamples);
    if (const auto exitCode = options::parse(app, argc, argv))
        return *exitCode;
    return options.wantsVersion ? printVersion(argc, argv, options) : runWindow(app, argc, argv, options);
}
