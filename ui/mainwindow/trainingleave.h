// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace genex::services {
class TrainingService;
}

namespace genex::ui {

/// Closing the window during a training, without losing or blocking it.
class TrainingLeave : public QObject
{
    Q_OBJECT

public:
    TrainingLeave(services::TrainingService& training, QWidget* window);

    /// False while a training runs; the user is then asked, and done() follows when the window can close.
    bool mayClose();
    /// Closes as soon as the training has ended.
    bool isLeaving() const { return m_isLeaving; }

Q_SIGNALS:
    void done();

private:
    void ask();

    services::TrainingService& m_training;
    QWidget* m_window;
    bool m_isLeaving = false;
};

} // namespace genex::ui
