// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/languagescope.h"
#include "mainwindow/mainwindow.h"

#include "services/casestorecontroller.h"
#include "services/datasetservice.h"
#include "services/engineservice.h"
#include "services/experimentservice.h"
#include "services/modelregistry.h"
#include "services/opencase.h"
#include "services/settings.h"
#include "services/trainingservice.h"
#include "services/userfolders.h"
#include "theme/theme.h"

#include <QObject>

namespace genex::desktop {

/// The composition root: creates and connects all parts of the desktop program.
class Application : public QObject
{
    Q_OBJECT

public:
    /// device: overrides the setting for this run; may be empty. bookOptions: tests use cheap keys.
    explicit Application(const services::UserFolders& folders, QString device = {},
                         const services::CaseBookOptions& bookOptions = {});
    ~Application() override;

    /// Shows the window. The engine starts once the window is usable.
    void show();

    ui::MainWindow& window() { return m_window; }
    services::Settings& settings() { return m_settings; }
    services::EngineService& engine() { return m_engine; }
    services::CaseStoreController& caseStore() { return m_caseStore; }
    services::OpenCase& openCase() { return m_openCase; }
    services::ExperimentService& experimentService() { return m_experimentService; }
    services::ModelRegistry& models() { return m_models; }
    services::DatasetService& datasets() { return m_datasets; }
    services::TrainingService& training() { return m_training; }
    ui::Theme& theme() { return m_theme; }

private:
    void applySettings();
    void connectTraining();
    /// Resumes a training that was interrupted by closing the window.
    void resumeWhatWasLeft();

    // Destroyed in reverse order: nothing outlives what it uses.
    QString m_deviceForThisRun;
    services::Settings m_settings;
    language::LanguageScope m_language;
    services::EngineService m_engine;
    services::CaseStoreController m_caseStore;
    services::OpenCase m_openCase;
    services::ExperimentService m_experimentService;
    services::ModelRegistry m_models;
    services::DatasetService m_datasets;
    services::TrainingService m_training;
    ui::Theme m_theme;
    ui::MainWindow m_window;
};

} // namespace genex::desktop
