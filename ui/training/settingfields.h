// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace genex::ui {

/// One setting of a training as the form shows it. Its range is the engine's to check.
struct SettingField
{
    QString key;         ///< as the engine calls it
    QString label;       ///< in a few words
    QString why;         ///< what it does, and when to change it
    QString paper;       ///< the paper's value; empty: the paper does not say
    QStringList choices; ///< empty: typed
};

struct SettingGroup
{
    QString title;
    QList<SettingField> fields;
};

/// Every setting but what the data set decides (what is known first) and where the run is saved.
QList<SettingGroup> settingGroups();

} // namespace genex::ui
