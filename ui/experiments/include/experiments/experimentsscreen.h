// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "widgets/screen.h"

class QTabWidget;

namespace genex::services {
class ExperimentService;
}

namespace genex::ui {

class ExperimentPage;
class ExperimentRunsPage;

/// The experiments screen: the paper's experiments on the user's tables, and comparison of two runs.
class ExperimentsScreen : public Screen
{
    Q_OBJECT

public:
    explicit ExperimentsScreen(services::ExperimentService& experimentService, QWidget* parent = nullptr);

    QString bannerSubtitle() const override;
    QString helpHtml() const override;

private:
    void onStateChanged();
    void showFailure(const Error& error);

    services::ExperimentService& m_experimentService;
    QTabWidget* m_tabs;
    ExperimentPage* m_setup;
    ExperimentRunsPage* m_runs;
};

} // namespace genex::ui
