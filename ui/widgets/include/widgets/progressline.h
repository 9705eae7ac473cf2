// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace genex::ui {

class ProgressBar;

/// Progress of a long job, shown where it was started: phase, progress, time left, pause, cancel.
class ProgressLine : public QFrame
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget* parent = nullptr);

    /// Short jobs need no pause.
    void setPausable(bool pausable);
    /// Resets to an unknown state.
    void reset(const QString& phase);
    void setProgress(const Progress& progress);
    void setPaused(bool paused);
    /// Cancelling, not confirmed yet.
    void setStopping();

    /// Focuses the button that is harmless if the key that started the job is pressed again.
    void takeFocus();

    QString phase() const;
    QString timeText() const;

Q_SIGNALS:
    void pauseToggled(bool paused);
    void cancelRequested();

private:
    void buildLayout();
    void showTexts();
    QString remainingText() const;

    QLabel* m_phase;
    QLabel* m_time;
    ProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    Progress m_progress;
    bool m_paused = false;
    bool m_stopping = false;
};

} // namespace genex::ui
