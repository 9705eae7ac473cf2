// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/trainingrun.h"

#include <QMap>
#include <QWidget>

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

    /// All settings of the preset, as the engine told them.
    void setPreset(const services::Json& settings);
    /// What differs from the preset; what cannot be read is left out, and localProblem() says why.
    services::Json changes() const;
    void setChanges(const services::Json& changes);
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
    services::Json parsed(const QString& key, const QString& text, bool& isValid) const;
    void read();

    QMap<QString, Entry> m_entries;
    services::Json m_preset = services::Json::object();
    services::Json m_changes = services::Json::object();
    QString m_localProblem;
    bool m_isFilling = false;
};

} // namespace genex::ui
