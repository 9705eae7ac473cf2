// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingfields.h"

#include "contract/settingchanges.h"
#include "language/translated.h"

#include <algorithm>
#include <array>

namespace genex::ui {

namespace {

/// What the data set or another field of the page decides.
constexpr std::array<std::string_view, 6> kElsewhere{"observed_size", "pools",  "hashes_unusual",
                                                     "budget_count",  "device", "checkpoint_file"};

QStringList choicesOf(const contract::SettingHelp& setting)
{
    static const contract::SettingChanges all = contract::allSettings(contract::TrainingSettings());
    if (std::holds_alternative<bool>(all.at(setting.name).value))
        return {QStringLiteral("yes"), QStringLiteral("no")};
    QStringList choices;
    for (const std::string& choice : setting.choices)
        choices << QString::fromStdString(choice);
    return choices;
}

SettingField fieldOf(const contract::SettingHelp& setting)
{
    return {QString::fromStdString(setting.name), language::translated(setting.help.label),
            language::translated(setting.help.why), language::translated(setting.help.paper),
            choicesOf(setting)};
}

} // namespace

QList<SettingGroup> settingGroups()
{
    QList<SettingGroup> groups;
    for (const contract::SettingHelp& setting : contract::settingsHelp()) {
        if (std::ranges::find(kElsewhere, setting.name) != kElsewhere.end())
            continue;
        const QString title = language::translated(setting.heading.title);
        if (groups.isEmpty() || groups.last().title != title)
            groups.append({title, {}});
        groups.last().fields.append(fieldOf(setting));
    }
    return groups;
}

} // namespace genex::ui
