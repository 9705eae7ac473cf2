// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/userfolders.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <optional>
#include <string>

namespace genex::options {

/// What window and command line are both asked for.
struct FrontOptions
{
    std::string folders;
    std::string device;
    bool wantsVersion = false;

    services::UserFolders chosenProfile() const;
    /// Instead of the one in the settings; empty: none.
    QString deviceForThisRun() const { return QString::fromStdString(device); }
};

void addFrontOptions(CLI::App& app, FrontOptions& options);

/// Reads the arguments. Returns the exit code where the program ends here: after --help, or a mistake, which
/// is told.
std::optional<int> parse(CLI::App& app, int argc, const char* const* argv);

/// Makes the profile's folders and lets the log go there. Returns the exit code of an error, which is told.
std::optional<int> openProfile(const CLI::App& app, const services::UserFolders& folders);

/// One line on standard error; returns the exit code.
int tell(const CLI::App& app, const Error& error);

} // namespace genex::options
