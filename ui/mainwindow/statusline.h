// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace genex::services {
class EngineService;
class Settings;
} // namespace genex::services

namespace genex::ui {

/// Fills the status bar: state and hardware of the engine, or a problem with the settings.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(const services::EngineService& engine, const services::Settings& settings, QStatusBar* bar);

private:
    void showEngine();
    void showSettings();

    const services::EngineService& m_engine;
    const services::Settings& m_settings;
    QLabel* m_sign;
    QLabel* m_state;
    QLabel* m_notice;
    QLabel* m_device;
};

} // namespace genex::ui
