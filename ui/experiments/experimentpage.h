// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/experimentcheck.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace genex::services {
class ExperimentService;
}

namespace genex::ui {

class ConditionsForm;
class ExperimentForm;
class ExperimentPart;
class ProgressLine;

/// Setup of an experiment, validated while typing, and the running one.
class ExperimentPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentPage(services::ExperimentService& experimentService, QWidget* parent = nullptr);

    /// Loads the settings of an earlier run, to change them.
    void show(const services::ExperimentRequest& request);
    /// A run has started or ended.
    void showState();
    void showFailure(const Error& error);
    void takeFocus();

private:
    std::array<ExperimentPart*, 2> parts() const;
    QWidget* makeWhat();
    QWidget* makeHow();
    services::ExperimentRequest request() const;
    void onEdited();
    void showPossible();
    void checkSettings();
    void showHint(const QString& text);
    void showProblem(const QString& problem);
    QString reasonToWait() const;
    void start();

    services::ExperimentService& m_experimentService;
    ExperimentForm* m_what;
    ConditionsForm* m_how;
    ProgressLine* m_progress;
    QLabel* m_problem;
    QPushButton* m_start;
    QTimer m_checkSoon;
    QString m_settingsProblem;      ///< the engine's complaint about the settings
    std::optional<Error> m_failure; ///< of the last run, until something is changed
};

} // namespace genex::ui
