// genex-cli: what the window can do, for scripts. Results on standard output, progress and errors on standard
// error.

#include "command.h"

#include "common/log.h"
#include "services/versiontext.h"

#include <QApplication>
#include <QEventLoop>

#include <iostream>

namespace {

using namespace genex;

constexpr char kExamples[] = "Examples:\n"
                             "  genex-cli demo --out demonstration\n"
                             "  genex-cli data sample --rows 1000 --seed 1 --out patients.csv\n"
                             "  genex-cli data profile patients.csv --label disease\n"
                             "  genex-cli data search abd pain\n"
                             "  genex-cli settings set engine.command \"ssh gpu-box genex-engine\"\n"
                             "  genex-cli --version\n\n"
                             "GENEX is for research and education only; it is not a medical device.";

struct Options
{
    std::string profile;
    std::string device;
    bool wantsJson = false;
    bool wantsVersion = false;
};

void addCommonOptions(CLI::App& app, Options& options)
{
    app.add_option("--profile", options.profile,
                   "Folder for settings, models and logs instead of the user's own");
    app.add_option("--device", options.device, "auto, cpu, cuda or cuda:k, for this run")
        ->check([](const std::string& text) {
            return services::problemWithDevice(QString::fromStdString(text)).toStdString();
        });
    app.add_flag("--json", options.wantsJson, "One JSON document on standard output");
    app.add_flag("--version", options.wantsVersion, "Program, libtorch, Qt, SQLite, BLAS, CUDA and device");
    app.footer(kExamples);
    app.fallthrough(); // --json and --device may stand behind the command too
}

/// Waits until the engine said what it runs on, or that it does not run.
Result<void> printVersion(cli::Context& context)
{
    QEventLoop loop;
    const auto isKnown = [&] {
        return context.engine.facts() || context.engine.state() == services::EngineState::Failed;
    };
    QObject::connect(&context.engine, &services::EngineService::stateChanged, &loop, [&] {
        if (isKnown())
            loop.quit();
    });
    context.engine.start();
    loop.exec();
    if (!context.wantsJson) {
        std::cout << services::versionText(QStringLiteral("genex-cli"), context.engine).toStdString();
        return {};
    }
    services::Json json = services::Json::object();
    for (const services::VersionLine& line :
         services::versionLines(QStringLiteral("genex-cli"), context.engine))
        json[line.name.toStdString()] = line.value.toStdString();
    std::cout << json.dump(2) << '\n';
    return {};
}

int tell(const Error& error)
{
    std::cerr << "genex-cli: " << describe(error) << '\n';
    return exitCodeOf(error.code);
}

int run(const Options& options, const cli::Action& action)
{
    const services::Profile profile =
        options.profile.empty() ? services::Profile::ofUser()
                                : services::Profile::inFolder(QString::fromStdString(options.profile));
    if (const auto created = profile.create(); !created)
        return tell(created.error());
    log::toFile(profile.logFile().toStdString());
    services::Settings settings(profile);
    services::EngineService engine(QStringLiteral("genex-cli"));
    engine.configure(services::engineCommandLine(settings.engineCommand()),
                     options.device.empty() ? settings.device() : QString::fromStdString(options.device));
    cli::Context context{profile, settings, engine, options.wantsJson};
    const auto done = action(context);
    return done ? 0 : tell(done.error());
}

} // namespace

int main(int argc, char* argv[])
{
    CLI::App app("GENEX on the command line: which batch of tests to order now.", "genex-cli");
    Options options;
    cli::Action action;
    addCommonOptions(app, options);
    cli::addDemoCommand(app, action);
    cli::addDataCommands(app, action);
    cli::addSettingsCommand(app, action);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error); // --help
        return tell({ErrorCode::InvalidInput, std::string(error.what()) + ".",
                     "`genex-cli --help` lists what there is."});
    }
    if (options.wantsVersion)
        action = &printVersion;
    if (!action) {
        std::cout << app.help();
        return 0;
    }
    // Charts and fonts need Qt's GUI half, but no display: nothing is ever shown.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's advice about the desktop it does not find is nothing for a script's standard error.
    if (!qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        qputenv("QT_LOGGING_RULES", "default.warning=false");
    const QApplication qt(argc, argv);
    return run(options, action);
}
