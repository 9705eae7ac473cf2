// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/settingchanges.h"

#include "common/error.h"

namespace genex::contract {

namespace {

/// Finds one field and keeps the names of its values.
struct ChoiceFinder
{
    std::string_view wanted;
    std::vector<std::string>& found;

    template <typename Value, typename... Notes>
    void operator()(const char* name, const Value& value, const Notes&... /*notes*/) const
    {
        if constexpr (NamedEnum<Value>) {
            if (wanted == name)
                for (const std::string_view choice : namesOf(value))
                    found.emplace_back(choice);
        }
    }
};

} // namespace

bool SettingValue::operator==(const SettingValue& other) const
{
    return Json(*this) == Json(other);
}

void to_json(Json& json, const SettingValue& setting)
{
    std::visit([&json](const auto& value) { json = value; }, setting.value);
}

void from_json(const Json& json, SettingValue& setting)
{
    if (json.is_boolean())
        setting.value = json.get<bool>();
    else if (json.is_number_unsigned())
        setting.value = json.get<std::uint64_t>();
    else if (json.is_number_integer())
        setting.value = json.get<std::int64_t>();
    else if (json.is_number())
        setting.value = json.get<double>();
    else if (json.is_array())
        setting.value = json.get<std::vector<std::string>>();
    else
        setting.value = json.get<std::string>();
}

std::string textOf(const SettingValue& setting)
{
    const auto* text = std::get_if<std::string>(&setting.value);
    return text ? *text : Json(setting).dump();
}

SettingValue settingFromText(const std::string& text)
{
    const Json json = Json::parse(text, nullptr, false);
    const bool isSetting = json.is_boolean() || json.is_number() || json.is_string() || json.is_array();
    return isSetting ? json.get<SettingValue>() : SettingValue(text);
}

SettingChanges allSettings(const TrainingSettings& settings)
{
    return Json(settings).get<SettingChanges>();
}

TrainingSettings settingsOf(std::string_view preset, const SettingChanges& changes)
{
    Json settings = presetNamed(preset);
    settings.update(Json(changes));
    return settings.get<TrainingSettings>();
}

void putSetting(const std::string& text, SettingChanges& changes)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw Failure(ErrorCode::InvalidInput, Text("\"%1\" sets nothing.", text),
                      "Write NAME=VALUE, for example draws=16.");
    changes[text.substr(0, equals)] = settingFromText(text.substr(equals + 1));
}

std::vector<std::string> choicesOf(std::string_view setting)
{
    std::vector<std::string> choices;
    const TrainingSettings usual;
    TrainingSettings::visitFields(usual, ChoiceFinder{setting, choices});
    return choices;
}

} // namespace genex::contract
