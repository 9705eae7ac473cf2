// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/workthread.h"

namespace genex::services {

WorkThread::WorkThread(const QString& name, QObject* parent)
    : QObject(parent)
    , m_place(new QObject)
{
    m_thread.setObjectName(name);
    m_place->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_place, &QObject::deleteLater);
    m_thread.start();
}

WorkThread::~WorkThread()
{
    m_thread.quit();
    m_thread.wait();
}

} // namespace genex::services
