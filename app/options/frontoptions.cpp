// SPDX-License-Identifier: GPL-3.0-or-later
#include "options/frontoptions.h"

#include "common/log.h"
#include "services/settings.h"

#include <iostream>

namespace genex::options {

services::UserFolders FrontOptions::chosenProfile() const
{
    return folders.empty() ? services::UserFolders::ofUser()
                           : services::UserFolders::inFolder(QString::fromStdString(folders));
}

void addFrontOptions(CLI::App& app, FrontOptions& options)
{
    app.add_option("--profile", options.folders,
                   "Folder for settings, models and logs (default: the user's own)");
    app.add_option("--device", options.device, "Device for this run: auto, cpu, cuda or cuda:k")
        ->check([](const std::string& text) {
            return services::problemWithDevice(QString::fromStdString(text)).toStdString();
        });
    app.add_flag("--version", options.wantsVersion,
                 "Show versions: program, libtorch, Qt, SQLite, BLAS, CUDA and device");
}

std::optional<int> parse(CLI::App& app, int argc, const char* const* argv)
{
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error); // --help
        return tell(app, {ErrorCode::InvalidInput, std::string(error.what()) + ".",
                          "`" + app.get_name() + " --help` lists the options."});
    }
    return std::nullopt;
}

std::optional<int> openProfile(const CLI::App& app, const services::UserFolders& folders)
{
    if (const auto created = folders.create(); !created)
        return tell(app, created.error());
    log::toFile(folders.logFile().toStdString());
    return std::nullopt;
}

int tell(const CLI::App& app, const Error& error)
{
    std::cerr << app.get_name() << ": " << describe(error) << '\n';
    return exitCodeOf(error.code);
}

} // namespace genex::options
