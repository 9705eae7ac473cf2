// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingargument.h"

namespace genex::cli {

std::vector<std::string> presetNames()
{
    return {contract::kPresets.begin(), contract::kPresets.end()};
}

void putSettings(const std::vector<std::string>& arguments, contract::SettingChanges& settings)
{
    for (const std::string& text : arguments)
        contract::putSetting(text, settings);
}

} // namespace genex::cli
