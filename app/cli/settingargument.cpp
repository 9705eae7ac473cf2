#include "settingargument.h"

#include "common/error.h"

namespace genex::cli {

void putSettings(const std::vector<std::string>& arguments, nlohmann::json& settings)
{
    for (const std::string& text : arguments) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Failure(ErrorCode::InvalidInput, "--set " + text + " sets nothing.",
                          "Write NAME=VALUE, for example draws=16.");
        const std::string value = text.substr(equals + 1);
        nlohmann::json json = nlohmann::json::parse(value, nullptr, false);
        settings[text.substr(0, equals)] = json.is_discarded() ? nlohmann::json(value) : std::move(json);
    }
}

} // namespace genex::cli
