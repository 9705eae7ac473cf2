#include "application.h"

#include <utility>

namespace genex::desktop {

namespace {

ui::ThemeMode modeOf(services::ThemeChoice choice)
{
    switch (choice) {
    case services::ThemeChoice::System:
        break;
    case services::ThemeChoice::Light:
        return ui::ThemeMode::Light;
    case services::ThemeChoice::Dark:
        return ui::ThemeMode::Dark;
    }
    return ui::ThemeMode::System;
}

} // namespace

Application::Application(const services::Profile& profile, QString device,
                         const services::CaseBookOptions& bookOptions)
    : m_deviceForThisRun(std::move(device))
    , m_settings(profile)
    , m_language(m_settings.language())
    , m_engine(QStringLiteral("genex"))
    , m_desk(profile, bookOptions)
    , m_openCase(m_desk, m_engine)
    , m_lab(m_desk, m_engine)
    , m_models(m_desk, m_engine)
    , m_theme(modeOf(m_settings.theme()))
    , m_window({m_settings, m_engine, m_desk, m_openCase, m_lab, m_models})
{
    applySettings();
    connect(&m_settings, &services::Settings::changed, this, &Application::applySettings);
    connect(&m_window, &ui::MainWindow::usable, &m_engine, &services::EngineService::start);
    connect(&m_window, &ui::MainWindow::usable, &m_desk, &services::CaseDesk::start);
}

Application::~Application() = default;

void Application::show()
{
    m_window.show();
}

void Application::applySettings()
{
    m_theme.setMode(modeOf(m_settings.theme()));
    m_engine.configure(m_settings, m_deviceForThisRun);
}

} // namespace genex::desktop
