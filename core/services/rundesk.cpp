// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/rundesk.h"

namespace genex::services {

RunDesk::RunDesk(CaseDesk& desk, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_engine(engine)
{
    connect(&m_desk, &CaseDesk::changed, this, &RunDesk::onDeskChanged);
}

RunDesk::~RunDesk()
{
    delete m_job;
}

void RunDesk::onDeskChanged()
{
    if (isUnlocked() == m_wasUnlocked)
        return;
    m_wasUnlocked = isUnlocked();
    if (m_wasUnlocked)
        return onUnlocked();
    onLocked();
    Q_EMIT runsChanged();
}

Job* RunDesk::follow(Job* job)
{
    m_job = job;
    connect(job, &Job::progressed, this, [this](const Progress& progress) {
        m_progress = progress;
        Q_EMIT progressed(progress);
    });
    return job;
}

void RunDesk::setPaused(bool isPaused)
{
    if (!m_job)
        return;
    m_job->setPaused(isPaused);
    Q_EMIT stateChanged();
}

} // namespace genex::services
