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

/// The place where methods are measured: the paper's experiments on one's own table, and two runs side by
/// side.
class EvaluationScreen : public Screen
{
    Q_OBJECT

public:
    explicit EvaluationScreen(services::ExperimentService& experimentService, QWidget* parent = nullptr);

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
