// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/settingchanges.h"

#include <string>
#include <vector>

namespace genex::cli {

/// Names of the presets.
std::vector<std::string> presetNames();

/// Adds "draws=16" to the settings. Throws Failure for an invalid assignment.
void putSettings(const std::vector<std::string>& arguments, contract::SettingChanges& settings);

} // namespace genex::cli
