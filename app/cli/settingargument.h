// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/settingchanges.h"

#include <string>
#include <vector>

namespace genex::cli {

/// What settings may start from.
std::vector<std::string> presetNames();

/// Puts "draws=16" among the settings. Failure for what sets nothing.
void putSettings(const std::vector<std::string>& arguments, contract::SettingChanges& settings);

} // namespace genex::cli
