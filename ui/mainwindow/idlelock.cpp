// SPDX-License-Identifier: GPL-3.0-or-later
#include "idlelock.h"

#include <QCoreApplication>
#include <QEvent>

namespace genex::ui {

IdleLock::IdleLock(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleLock::idle);
    QCoreApplication::instance()->installEventFilter(this);
}

void IdleLock::setMinutes(int minutes)
{
    setMilliseconds(minutes * 60'000);
}

void IdleLock::setMilliseconds(int milliseconds)
{
    m_timer.setInterval(milliseconds);
    if (milliseconds > 0)
        m_timer.start();
    else
        m_timer.stop();
}

bool IdleLock::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (m_timer.interval() > 0)
            m_timer.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace genex::ui
