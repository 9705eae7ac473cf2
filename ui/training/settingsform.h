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

/// Every setting of a training. What is left empty is as the preset has it, and the preset's value is shown
/// there.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void setPreset(const std::string& name);
    /// What differs from the preset; what cannot be read is left out, and localProblem() says why.
    const contract::SettingChanges& changes() const { return m_changes; }
    void setChanges(const contract::SettingChanges& changes);
    /// A text that cannot be a value of its setting; empty: there is none.
    QString localProblem() const { return m_localProblem; }
    /// Puts the engine's complaint beside the setting that it names; false where it names none.
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
    contract::SettingChanges m_preset; ///< all settings of it
    contract::SettingChanges m_changes;
    QString m_localProblem;
    bool m_isFilling = false;
};

} // namespace genex::ui
