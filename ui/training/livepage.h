// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace genex::services {
class TrainingService;
}

namespace genex::ui {

class LaneList;
class LossChart;
class ProgressBar;

/// The running training: progress, its parts, machine load, and ways to end it.
class LivePage : public QWidget
{
    Q_OBJECT

public:
    explicit LivePage(services::TrainingService& trainingService, QWidget* parent = nullptr);

    void takeFocus();

Q_SIGNALS:
    /// Opens the page where a table is chosen.
    void dataRequested();

private:
    QWidget* makeEmpty();
    QWidget* makeContent();
    QWidget* makeHead();
    QWidget* makeMachine();
    QLabel* addFigure(QFormLayout* form, const QString& name, const char* objectName);
    void showState();
    void showProgress(const Progress& progress);
    void showLive();
    void showCurrentLane(bool isOther);
    void showPicks(const QStringList& picks);
    void showMachine();
    QString checkpointText() const;

    services::TrainingService& m_trainingService;
    QStackedLayout* m_states;
    QLabel* m_phase;
    QLabel* m_time;
    ProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_cancel;
    LaneList* m_lanes;
    LossChart* m_chart;
    QLabel* m_chartTitle;
    QLabel* m_picks;
    QLabel* m_throughput = nullptr;
    QLabel* m_memory = nullptr;
    QLabel* m_gpu = nullptr;
    QLabel* m_checkpoint = nullptr;
    int m_checkpoints = 0;
    QElapsedTimer m_sinceCheckpoint;
    QTimer m_tick; ///< updates displayed seconds
};

} // namespace genex::ui
