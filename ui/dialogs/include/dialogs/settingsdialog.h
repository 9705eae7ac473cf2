// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/effortweights.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace genex::services {
class EngineService;
class Settings;
} // namespace genex::services

namespace genex::ui {

/// User settings. The theme changes immediately; the engine has its own button, since a change restarts it.
/// Input is validated while typing.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(services::Settings& settings, const services::EngineService& engine,
                   QWidget* parent = nullptr);

private:
    void addTheme(QVBoxLayout* column);
    void addBreak(QVBoxLayout* column);
    void addLanguage(QVBoxLayout* column);
    void addLock(QVBoxLayout* column);
    void addEfforts(QVBoxLayout* column);
    QComboBox* effortBox(const QString& name, const char* objectName, double domain::EffortWeights::*weight);
    void addEngine(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);
    void check();
    void applyEngine();
    void showEngine();
    /// Adapts the height to the remarks below the fields.
    void fit();

    services::Settings& m_settings;
    const services::EngineService& m_engine;
    QButtonGroup* m_themes;
    QLineEdit* m_command;
    QLabel* m_commandRemark;
    QLineEdit* m_device;
    QLabel* m_deviceRemark;
    QLabel* m_engineState;
    QPushButton* m_apply;
};

} // namespace genex::ui
