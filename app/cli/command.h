// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "services/engineservice.h"
#include "services/settings.h"
#include "services/userfolders.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>

namespace genex::cli {

/// Credentials to unlock a store.
struct StoreKeys
{
    std::string user;            ///< empty: the only one
    std::string passphraseFile;  ///< empty: asked on the terminal
    std::string recoveryKeyFile; ///< instead of a passphrase
};

/// Available to every command. The engine is created but not started: commands that need it start it.
struct Context
{
    services::UserFolders folders;
    services::Settings& settings;
    services::EngineService& engine;
    StoreKeys storeKeys;
    bool wantsJson = false; ///< only one JSON document on standard output
};

/// Runs after the arguments are parsed; an error is printed to standard error.
using Action = std::function<Result<void>(Context&)>;

/// Each adds its subcommand and, if that is chosen, sets the action.
void addDemoCommand(CLI::App& app, Action& action);
void addTrainCommand(CLI::App& app, Action& action);
void addEvaluateCommand(CLI::App& app, Action& action);
void addExperimentCommand(CLI::App& app, Action& action);
/// `recommend`, `explain` and `conclude`, for a case that is not stored.
void addCaseCommands(CLI::App& app, Action& action);
/// `case`, for cases in the store.
void addCaseBookCommands(CLI::App& app, Action& action);
/// `report`, for a case in the store.
void addReportCommand(CLI::App& app, Action& action);
void addStoreCommands(CLI::App& app, Action& action);
void addAuditCommands(CLI::App& app, Action& action);
void addModelCommands(CLI::App& app, Action& action);
/// Subcommand of the commands about one model.
void addThresholdCommand(CLI::App& parent, Action& action);
/// `models`, for those on this machine.
void addModelRegistryCommands(CLI::App& app, Action& action);
/// `runs`, for trainings started in the window.
void addRunsCommands(CLI::App& app, Action& action);
void addDataCommands(CLI::App& app, Action& action);
void addSettingsCommand(CLI::App& app, Action& action);

/// Subcommands of `genex-cli data`.
void addCostsCommand(CLI::App& data, Action& action);
void addProfileCommand(CLI::App& data, Action& action);
void addSampleCommand(CLI::App& data, Action& action);
void addSearchCommand(CLI::App& data, Action& action);
void addSplitCommand(CLI::App& data, Action& action);

/// Subcommands of `genex-cli case`, by what they need.
void addCaseListCommands(CLI::App& parent, Action& action);
void addCaseEditCommands(CLI::App& parent, Action& action);
void addCaseEngineCommands(CLI::App& parent, Action& action);
void addCaseTransferCommands(CLI::App& parent, Action& action);

/// Subcommands of `genex-cli store users`.
void addUserCommands(CLI::App& store, Action& action);

} // namespace genex::cli
