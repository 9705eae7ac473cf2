// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/presets.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace genex::contract {

/// Value of any training setting.
struct SettingValue
{
    std::variant<bool, std::int64_t, std::uint64_t, double, std::string, std::vector<std::string>> value;

    SettingValue() = default;
    SettingValue(bool flag)
        : value(flag)
    {}
    template <typename Whole>
    requires(std::is_integral_v<Whole> && !std::is_same_v<Whole, bool>) SettingValue(Whole number)
    {
        if constexpr (std::is_unsigned_v<Whole>)
            value = static_cast<std::uint64_t>(number);
        else
            value = static_cast<std::int64_t>(number);
    }
    SettingValue(double number)
        : value(number)
    {}
    SettingValue(const char* text)
        : value(std::string(text))
    {}
    SettingValue(std::string text)
        : value(std::move(text))
    {}
    SettingValue(std::vector<std::string> names)
        : value(std::move(names))
    {}

    bool isWholeNumber() const { return value.index() == 1 || value.index() == 2; }

    /// Compares numbers by value, whatever their type.
    bool operator==(const SettingValue& other) const;
};

void to_json(Json& json, const SettingValue& setting);
/// Throws Json::exception for an invalid type.
void from_json(const Json& json, SettingValue& setting);

/// As typed by a user: 16, 0.5, true, fast, ["a","b"].
std::string textOf(const SettingValue& setting);
/// Inverse of textOf(); anything but a number, true, false or a list is text.
SettingValue settingFromText(const std::string& text);

/// Settings by name: the differences from a preset.
using SettingChanges = std::map<std::string, SettingValue>;

/// Every setting.
SettingChanges allSettings(const TrainingSettings& settings);

/// The preset's settings with these changes. Throws Failure(InvalidInput) naming an invalid one.
TrainingSettings settingsOf(std::string_view preset, const SettingChanges& changes);

/// Adds "draws=16" to the changes. Throws Failure(InvalidInput) for an invalid assignment.
void putSetting(const std::string& text, SettingChanges& changes);

/// One setting as a person reads about it.
struct SettingHelp
{
    std::string name;
    Heading heading; ///< of the group that it belongs to
    Help help;
    std::string values;               ///< what it may be: "1 to 1024"
    std::vector<std::string> choices; ///< the names of its values; empty: it is no choice
};

/// Of every setting, what belongs together beside each other.
const std::vector<SettingHelp>& settingsHelp();

/// Throws std::out_of_range for a name that no setting has.
const SettingHelp& helpOn(std::string_view setting);

} // namespace genex::contract
