// SPDX-License-Identifier: GPL-3.0-or-later
// genex-cli: everything the window can do, for scripts. Results on standard output, progress and errors on
// standard error.

#include "command.h"
#include "language/languagescope.h"
#include "options/frontoptions.h"

#include "common/coredumps.h"
#include "services/versiontext.h"

#include <QApplication>

#include <iostream>

namespace {

using namespace genex;

constexpr char kExamples[] =
    "Examples:\n"
    "  genex-cli demo --out demonstration\n"
    "  genex-cli data sample --rows 1000 --seed 1 --out patients.csv\n"
    "  genex-cli data profile patients.csv --label disease\n"
    "  genex-cli train --data patients.csv --label disease --out model\n"
    "  genex-cli evaluate --model model --data patients.csv --label disease --budgets 0.1,0.2\n"
    "  genex-cli experiment budget --data patients.csv --label disease --repeats 20 --out results\n"
    "  genex-cli recommend --model model --findings fever=present,temperature=38.9\n"
    "  genex-cli explain --model model --findings fever=present --order crp,xray --estimate mri\n"
    "  genex-cli conclude --model model --findings fever=present --results crp=120\n"
    "  genex-cli model card model\n"
    "  genex-cli models list\n"
    "  genex-cli data search abd pain\n"
    "  genex-cli --passphrase-file F store init\n"
    "  genex-cli --passphrase-file F case new --name \"Patient A\"\n"
    "  genex-cli --passphrase-file F report ID --out case.pdf\n"
    "  genex-cli settings set engine.command \"ssh gpu-box genex-engine\"\n"
    "  genex-cli --version\n\n"
    "GENEX is for research and education only; it is not a medical device.";

struct Options : options::FrontOptions
{
    cli::StoreKeys storeKeys;
    bool wantsJson = false;
};

void addOptions(CLI::App& app, Options& options)
{
    addFrontOptions(app, options);
    app.add_flag("--json", options.wantsJson, "Print one JSON document to standard output");
    app.add_option("--user", options.storeKeys.user, "User who unlocks the store (default: its only user)");
    app.add_option("--passphrase-file", options.storeKeys.passphraseFile,
                   "File with the store's passphrase (default: ask on the terminal)");
    app.add_option("--recovery-key-file", options.storeKeys.recoveryKeyFile,
                   "File with the recovery key, if passphrases are lost");
    app.footer(kExamples);
    app.fallthrough(); // --json and --device may follow the command too
}

/// Only the engine knows its own versions.
Result<void> printVersion(cli::Context& context)
{
    services::startAndWaitForFacts(context.engine);
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

/// Nobody is waiting interactively: on an overloaded machine, scripts should wait longer than the window.
constexpr contract::EnginePatience kPatience{.start = 180'000, .hung = 30'000};

int run(const CLI::App& app, const Options& options, const cli::Action& action)
{
    const services::UserFolders folders = options.chosenProfile();
    if (const auto exitCode = options::openProfile(app, folders))
        return *exitCode;
    const language::LanguageScope scope(language::Language::English); // read by scripts
    services::Settings settings(folders);
    services::EngineService engine(QStringLiteral("genex-cli"));
    engine.setPatience(kPatience);
    engine.configure(settings, options.deviceForThisRun());
    cli::Context context{folders, settings, engine, options.storeKeys, options.wantsJson};
    const auto done = action(context);
    return done ? 0 : options::tell(app, done.error());
}

} // namespace

int main(int argc, char* argv[])
{
    leaveNoCoreDumps();
    CLI::App app("GENEX on the command line: which batch of tests to order now.", "genex-cli");
    Options options;
    cli::Action action;
    addOptions(app, options);
    cli::addDemoCommand(app, action);
    cli::addTrainCommand(app, action);
    cli::addEvaluateCommand(app, action);
    cli::addExperimentCommand(app, action);
    cli::addCaseCommands(app, action);
    cli::addCaseBookCommands(app, action);
    cli::addReportCommand(app, action);
    cli::addStoreCommands(app, action);
    cli::addAuditCommands(app, action);
    cli::addModelCommands(app, action);
    cli::addModelRegistryCommands(app, action);
    cli::addRunsCommands(app, action);
    cli::addDataCommands(app, action);
    cli::addSettingsCommand(app, action);
    if (const auto exitCode = options::parse(app, argc, argv))
        return *exitCode;
    if (options.wantsVersion)
        action = &printVersion;
    if (!action) {
        std::cout << app.help();
        return 0;
    }
    // Charts and fonts need Qt Gui, but no display: nothing is shown.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Keeps Qt's desktop warnings out of a script's standard error.
    if (!qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        qputenv("QT_LOGGING_RULES", "default.warning=false");
    const QApplication qt(argc, argv);
    return run(app, options, action);
}
