// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingargument.h"

#include "services/experiments.h"

namespace genex::cli {

void putSettings(const std::vector<std::string>& arguments, nlohmann::json& settings)
{
    for (const std::string& text : arguments)
        services::putSetting(text, settings);
}

} // namespace genex::cli
