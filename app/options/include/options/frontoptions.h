// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/userfolders.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <optional>
#include <string>

namespace genex::options {

/// Options shared by window and command line.
struct FrontOptions
{
    std::string folders;
    std::string device;
    bool wantsVersion = false;

    services::UserFolders chosenProfile() const;
    /// Overrides the setting; may be empty.
    QString deviceForThisRun() const { return QString::fromStdString(device); }
};

void addFrontOptions(CLI::App& app, FrontOptions& options);

/// Parses the arguments. Returns an exit code if the program ends here: after --help, or after reporting an
/// error.
std::optional<int> parse(CLI::App& app, int argc, const char* const* argv);

/// Creates the profile's folders and starts logging there. Returns an exit code after reporting an error.
std::optional<int> openProfile(const CLI::App& app, const services::UserFolders& folders);

/// Prints one line on standard error; returns the exit code.
int tell(const CLI::App& app, const Error& error);

} // namespace genex::options
