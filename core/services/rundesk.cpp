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
    delete m_settingsJob;
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

void RunDesk::checkSettings(const std::string& preset, const Json& settings,
                            std::function<void(const Result<Json>&)> then)
{
    delete m_settingsJob;
    m_settingsJob =
        m_engine.ask(protocol::method::kModelSettings, {{"preset", preset}, {"settings", settings}}, this);
    connect(m_settingsJob, &Job::finished, this,
            [then = std::move(then), job = m_settingsJob.data()](const Result<Json>& answer) {
                job->deleteLater();
                then(answer.map([](const Json& json) { return json.value("settings", Json::object()); }));
            });
}

Job* RunDesk::askForRun(const char* method, const Json& params)
{
    m_job = m_engine.ask(method, params, this);
    connect(m_job, &Job::progressed, this, [this](const Progress& progress) {
        m_progress = progress;
        Q_EMIT progressed(progress);
    });
    connect(m_job, &Job::finished, this, [this, job = m_job.data()](const Result<Json>& answer) {
        job->deleteLater();
        m_job.clear();
        m_progress.reset();
        onAnswer(answer);
    });
    return m_job;
}

void RunDesk::setPaused(bool isPaused)
{
    if (!m_job)
        return;
    m_job->setPaused(isPaused);
    Q_EMIT stateChanged();
}

} // namespace genex::services
