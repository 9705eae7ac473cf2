// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/settingchanges.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace genex::cli {

/// --preset: what the settings start from.
void addPresetOption(CLI::App& command, std::string& preset);

/// --split: stays empty unless it is given.
void addSplitOption(CLI::App& command, std::string& split);
/// The split that is given, or the preset's.
std::string splitOr(const std::string& given, const std::string& preset);

/// --set NAME=VALUE, and --help-settings, which explains every name.
void addSettingOptions(CLI::App& command, std::vector<std::string>& settings);

/// What an option of its own does that is one of the settings: "… (fast: 8)".
std::string settingText(std::string_view setting);

/// Adds "draws=16" to the settings. Throws Failure for an invalid assignment.
void putSettings(const std::vector<std::string>& arguments, contract::SettingChanges& settings);

} // namespace genex::cli
