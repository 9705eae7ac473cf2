// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingargument.h"

#include <iostream>

namespace genex::cli {

namespace {

const contract::SettingChanges& usualSettings()
{
    static const contract::SettingChanges settings =
        contract::allSettings(contract::presetNamed(contract::kUsualPreset));
    return settings;
}

void printSetting(std::ostream& out, const contract::SettingHelp& setting)
{
    out << "  " << setting.name << '=' << textOf(usualSettings().at(setting.name)) << "  (" << setting.values
        << ")\n      " << setting.help.label << ". " << setting.help.why;
    if (*setting.help.paper != '\0')
        out << " Paper: " << setting.help.paper << '.';
    out << '\n';
}

void printSettings(std::ostream& out)
{
    out << "Presets:\n";
    for (const contract::Preset& preset : contract::kPresets)
        out << "  " << preset.name << "\n      " << preset.description << '\n';
    out << "\nSettings, as the preset " << contract::kUsualPreset << " has them:\n";
    std::string title;
    for (const contract::SettingHelp& setting : contract::settingsHelp()) {
        if (title != setting.heading.title)
            out << '\n' << (title = setting.heading.title) << '\n';
        printSetting(out, setting);
    }
}

/// A name that other presets have taken the place of.
std::string problemOfPreset(const std::string& preset)
{
    if (preset != "paper")
        return {};
    return "the preset \"paper\" is called \"transformer\" now, since only its generator is the paper's; "
           "\"literal\" is the paper as printed";
}

} // namespace

void addPresetOption(CLI::App& command, std::string& preset)
{
    command.add_option("--preset", preset, "Base preset for the settings")
        ->check(CLI::Validator(problemOfPreset, ""))
        ->check(CLI::IsMember(contract::presetNames()))
        ->capture_default_str();
}

void addSplitOption(CLI::App& command, std::string& split)
{
    command.add_option("--split", split,
                       "group: keep identical patients together; rows: by row; group:NAME: by patient or "
                       "site (an experiment holds out each of up to 20 sites once); column:NAME: a column "
                       "gives the part; time:NAME: by time, newest rows for testing (default: group; rows "
                       "with --preset literal)");
}

std::string splitOr(const std::string& given, const std::string& preset)
{
    return given.empty() ? contract::splitOfPreset(preset) : given;
}

void addSettingOptions(CLI::App& command, std::vector<std::string>& settings)
{
    command.add_option("--set", settings, "NAME=VALUE: any other training setting, see --help-settings")
        ->allow_extra_args(false);
    command.add_flag_callback(
        "--help-settings",
        [] {
            printSettings(std::cout);
            throw CLI::Success();
        },
        "Explain presets and settings, and exit");
}

std::string settingText(std::string_view setting)
{
    const contract::SettingHelp& about = contract::helpOn(setting);
    const contract::SettingValue& usual = usualSettings().at(about.name);
    return std::string(about.help.label) + ". " + about.help.why + " (" + contract::kUsualPreset + ": " +
           textOf(usual) + ")";
}

void putSettings(const std::vector<std::string>& arguments, contract::SettingChanges& settings)
{
    for (const std::string& text : arguments)
        contract::putSetting(text, settings);
}

} // namespace genex::cli
