// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "widgets/screen.h"

class QLabel;
class QTabWidget;

namespace genex::services {
class DatasetService;
class TrainingService;
} // namespace genex::services

namespace genex::ui {

class DatasetPage;
class LivePage;
class RunsPage;
class SetupPage;

/// The data scientist's screen: from a table to a model, in working order.
class TrainingScreen : public Screen
{
    Q_OBJECT

public:
    TrainingScreen(services::DatasetService& datasets, services::TrainingService& trainingService,
                   QWidget* parent = nullptr);

    QString bannerSubtitle() const override;
    QString bannerState() const override;
    QString helpHtml() const override;

Q_SIGNALS:
    /// Opens the models screen.
    void modelRequested(const QString& sha256);

private:
    void onStateChanged();
    void showFailure(const Error& error);

    services::TrainingService& m_trainingService;
    QLabel* m_problem;
    QTabWidget* m_tabs;
    DatasetPage* m_data;
    SetupPage* m_setup;
    LivePage* m_live;
    RunsPage* m_runs;
    bool m_wasRunning = false;
};

} // namespace genex::ui
