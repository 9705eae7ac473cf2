// SPDX-License-Identifier: GPL-3.0-or-later
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

Application::Application(const services::UserFolders& folders, QString device,
                         const services::CaseBookOptions& bookOptions)
    : m_deviceForThisRun(std::move(device))
    , m_settings(folders)
    , m_language(m_settings.language())
    , m_engine(QStringLiteral("genex"))
    , m_caseStore(folders, bookOptions)
    , m_openCase(m_caseStore, m_engine)
    , m_experimentService(m_caseStore, m_engine)
    , m_models(m_caseStore, m_engine)
    , m_datasets(m_caseStore)
    , m_training(m_caseStore, m_engine)
    , m_theme(modeOf(m_settings.theme()))
    , m_window({m_settings, m_engine, m_caseStore, m_openCase, m_experimentService, m_models, m_datasets,
                m_training})
{
    applySettings();
    connectTraining();
    connect(&m_settings, &services::Settings::changed, this, &Application::applySettings);
    connect(&m_window, &ui::MainWindow::usable, &m_engine, &services::EngineService::start);
    connect(&m_window, &ui::MainWindow::usable, &m_caseStore, &services::CaseStoreController::start);
}

Application::~Application() = default;

/// The evaluation of a training is used by the model's gate.
void Application::connectTraining()
{
    connect(&m_training, &services::TrainingService::finished, this, [this](const QString& key) {
        const services::TrainingRun* run = m_training.find(key.toStdString());
        if (run && run->evaluation)
            m_models.keepEvaluation(run->modelSha256, *run->evaluation, {run->plan.data.source});
        m_models.load();
    });
    connect(&m_training, &services::TrainingService::thresholdSaved, this,
            [this](const services::SavedThreshold& saved) {
                if (saved.evaluation)
                    m_models.keepEvaluation(saved.modelSha256, *saved.evaluation, {saved.source});
                m_models.load();
            });
    connect(&m_training, &services::TrainingService::runsChanged, this, &Application::resumeWhatWasLeft);
}

void Application::resumeWhatWasLeft()
{
    if (m_training.isRunning() || !m_caseStore.view().readOnlyReason.empty())
        return;
    for (const services::TrainingRun& run : m_training.runs()) {
        // Not one that was running when the program died: whatever killed it might do so again.
        if (run.state == services::RunState::Interrupted && !m_window.isLeaving())
            return m_training.goOn(run.key);
    }
}

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
