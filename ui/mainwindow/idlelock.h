// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace genex::ui {

/// Signals when keyboard and mouse have been idle for a while.
class IdleLock : public QObject
{
    Q_OBJECT

public:
    explicit IdleLock(QObject* parent = nullptr);

    /// 0: never.
    void setMinutes(int minutes);
    void setMilliseconds(int milliseconds);

Q_SIGNALS:
    void idle();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QTimer m_timer;
};

} // namespace genex::ui
