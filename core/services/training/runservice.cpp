// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/runservice.h"

namespace genex::services {

RunService::RunService(CaseStoreController& caseStore, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
    , m_engine(engine)
{
    connect(&m_caseStore, &CaseStoreController::changed, this, &RunService::onStoreChanged);
    // The store may already be unlocked; queued, because derived classes must be constructed first.
    QMetaObject::invokeMethod(this, &RunService::onStoreChanged, Qt::QueuedConnection);
}

RunService::~RunService()
{
    delete m_job;
}

void RunService::onStoreChanged()
{
    if (isUnlocked() == m_wasUnlocked)
        return;
    m_wasUnlocked = isUnlocked();
    if (m_wasUnlocked)
        return onUnlocked();
    onLocked();
    Q_EMIT runsChanged();
}

Job* RunService::follow(Job* job)
{
    m_job = job;
    connect(job, &Job::progressed, this, [this](const Progress& progress) {
        m_progress = progress;
        Q_EMIT progressed(progress);
    });
    return job;
}

void RunService::setPaused(bool isPaused)
{
    if (!m_job)
        return;
    m_job->setPaused(isPaused);
    Q_EMIT stateChanged();
}

} // namespace genex::services
