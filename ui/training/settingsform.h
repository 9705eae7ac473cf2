// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/settingchanges.h"

#include <QMap>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QVBoxLayout;

namespace genex::ui {

struct SettingField;

/// All settings of a training. Empty fields use the preset's value, which is shown as placeholder.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void setPreset(const std::string& name);
    /// Differences from the preset; invalid values are omitted, see localProblem().
    const contract::SettingChanges& changes() const { return m_changes; }
    void setChanges(const contract::SettingChanges& changes);
    /// An invalid value; empty: none.
    QString localProblem() const { return m_localProblem; }
    /// Shows the engine's complaint next to the setting it names; false if it names none.
    bool showProblem(const QString& problem);

Q_SIGNALS:
    void changed();

private:
    struct Entry
    {
        QWidget* editor = nullptr;
        QLabel* problem = nullptr;
    };

    void addField(QVBoxLayout* column, const SettingField& field);
    QWidget* makeEditor(const SettingField& field);
    QString textOf(const QString& key) const;
    void setText(const QString& key, const QString& text);
    std::optional<contract::SettingValue> parsed(const QString& key, const QString& text) const;
    void read();

    QMap<QString, Entry> m_entries;
    contract::SettingChanges m_preset; ///< all of its settings
    contract::SettingChanges m_changes;
    QString m_localProblem;
    bool m_isFilling = false;
};

} // namespace genex::ui
