// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace genex::ui {

class ProgressBar;

/// Long work, shown where it was started: what is being done, how far it is, the time left in words, pause,
/// cancel.
class ProgressLine : public QFrame
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget* parent = nullptr);

    /// Work that is over in a moment needs no pause.
    void setPausable(bool pausable);
    /// Back to the beginning: nothing known yet.
    void reset(const QString& phase);
    void setProgress(const Progress& progress);
    void setPaused(bool paused);
    /// Cancel was pressed and the work has not answered yet.
    void setStopping();

    /// To the button that does no harm when the key that started the work is pressed once more.
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
