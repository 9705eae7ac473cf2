// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/settingchanges.h"

#include "common/error.h"

#include <algorithm>
#include <stdexcept>

namespace genex::contract {

namespace {

/// "a, b"
std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// What a setting of this type may be; not of a choice.
template <typename Value, typename... Notes>
std::string valuesOf(const Notes&... notes)
{
    if constexpr (std::is_same_v<Value, bool>) {
        return joined({"true", "false"});
    } else if constexpr (std::is_arithmetic_v<Value>) {
        const Range<Value> range = rangeOf<Value>(notes...);
        return textOf(SettingValue(range.lowest)) + " to " + textOf(SettingValue(range.highest));
    } else {
        return std::is_same_v<Value, std::string> ? "text" : R"(["NAME", …])";
    }
}

struct HelpCollector
{
    std::vector<SettingHelp>& settings;

    template <typename Value, typename... Notes>
    void operator()(const char* name, const Value& value, const Notes&... notes) const
    {
        const Heading above = settings.empty() ? Heading{} : settings.back().heading;
        SettingHelp& setting = settings.emplace_back();
        setting.name = name;
        setting.heading = noteOr(above, notes...);
        setting.help = noteOr(Help{}, notes...);
        if constexpr (NamedEnum<Value>) {
            const auto names = namesOf(value);
            setting.choices.assign(names.begin(), names.end());
            setting.values = joined(setting.choices);
        } else {
            setting.values = valuesOf<Value>(notes...);
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

const std::vector<SettingHelp>& settingsHelp()
{
    static const std::vector<SettingHelp> all = [] {
        std::vector<SettingHelp> settings;
        const TrainingSettings usual;
        TrainingSettings::visitFields(usual, HelpCollector{settings});
        return settings;
    }();
    return all;
}

const SettingHelp& helpOn(std::string_view setting)
{
    const auto found = std::ranges::find(settingsHelp(), setting, &SettingHelp::name);
    if (found == settingsHelp().end())
        throw std::out_of_range("no such setting: " + std::string(setting));
    return *found;
}

} // namespace genex::contract
