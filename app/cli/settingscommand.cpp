// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include <iostream>

namespace genex::cli {

namespace {

/// One setting as text, for scripts.
struct TextSetting
{
    const char* name;
    std::function<QString(const services::Settings&)> get;
    std::function<QString(services::Settings&, const QString&)> set; ///< returns the error; empty: set
};

QString themeText(const services::Settings& settings)
{
    switch (settings.theme()) {
    case services::ThemeChoice::Light:
        return QStringLiteral("light");
    case services::ThemeChoice::Dark:
        return QStringLiteral("dark");
    case services::ThemeChoice::System:
        break;
    }
    return QStringLiteral("system");
}

QString setTheme(services::Settings& settings, const QString& text)
{
    for (const auto theme :
         {services::ThemeChoice::System, services::ThemeChoice::Light, services::ThemeChoice::Dark}) {
        const auto before = settings.theme();
        settings.setTheme(theme);
        if (themeText(settings) == text)
            return {};
        settings.setTheme(before);
    }
    return QStringLiteral("“%1” is not a theme: use system, light or dark.").arg(text);
}

QString setLanguage(services::Settings& settings, const QString& text)
{
    const language::Language language = language::languageFromName(text);
    if (language::nameOf(language) != text)
        return QStringLiteral("“%1” is not a language: use system, en or de.").arg(text);
    settings.setLanguage(language);
    return {};
}

QString setDevice(services::Settings& settings, const QString& text)
{
    QString problem = services::problemWithDevice(text);
    if (problem.isEmpty())
        settings.setDevice(text);
    return problem;
}

/// One of the three weights, as a number.
TextSetting weightSetting(const char* name, double domain::EffortWeights::*weight)
{
    return {name,
            [weight](const services::Settings& settings) {
                return QString::number(settings.effortWeights().*weight);
            },
            [weight](services::Settings& settings, const QString& text) {
                bool isNumber = false;
                const double number = text.toDouble(&isNumber);
                if (!isNumber || !(number >= 0 && number <= domain::EffortWeights::kMost))
                    return QStringLiteral("“%1” is not a weight: use a number from 0 (ignored) to %2.")
                        .arg(text)
                        .arg(domain::EffortWeights::kMost);
                domain::EffortWeights weights = settings.effortWeights();
                weights.*weight = number;
                settings.setEffortWeights(weights);
                return QString();
            }};
}

const std::vector<TextSetting>& textSettings()
{
    static const std::vector<TextSetting> all{
        {"device", [](const services::Settings& s) { return s.device(); }, &setDevice},
        weightSetting("effort.invasiveness", &domain::EffortWeights::invasiveness),
        weightSetting("effort.price", &domain::EffortWeights::price),
        weightSetting("effort.time", &domain::EffortWeights::time),
        {"engine.command", [](const services::Settings& s) { return s.engineCommand(); },
         [](services::Settings& s, const QString& text) {
             s.setEngineCommand(text);
             return QString();
         }},
        {"language", [](const services::Settings& s) { return language::nameOf(s.language()); },
         &setLanguage},
        {"theme", &themeText, &setTheme},
    };
    return all;
}

Result<void> show(Context& context)
{
    services::Json json = services::Json::object();
    for (const TextSetting& setting : textSettings())
        json[setting.name] = setting.get(context.settings).toStdString();
    if (context.wantsJson) {
        std::cout << json.dump(2) << '\n';
        return {};
    }
    for (const auto& [name, value] : json.items())
        std::cout << name << " = " << value.get<std::string>() << '\n';
    return {};
}

Result<void> change(Context& context, const std::string& name, const std::string& value)
{
    for (const TextSetting& setting : textSettings()) {
        if (name != setting.name)
            continue;
        const QString problem = setting.set(context.settings, QString::fromStdString(value));
        if (!problem.isEmpty())
            return fail(ErrorCode::InvalidInput, problem.toStdString());
        return {};
    }
    return fail(ErrorCode::NotFound, "There is no setting " + name + ".",
                "`genex-cli settings show` lists them.");
}

} // namespace

void addSettingsCommand(CLI::App& app, Action& action)
{
    CLI::App* settings = app.add_subcommand("settings", "Settings of the window");
    settings->require_subcommand(1);
    settings->add_subcommand("show", "Show all settings")->callback([&action] { action = &show; });

    auto name = std::make_shared<std::string>();
    auto value = std::make_shared<std::string>();
    CLI::App* set = settings->add_subcommand("set", "Change a setting, for example: settings set device cpu");
    set->add_option("name", *name)->required();
    set->add_option("value", *value)->required();
    set->callback([name, value, &action] {
        action = [name, value](Context& context) { return change(context, *name, *value); };
    });
}

} // namespace genex::cli
