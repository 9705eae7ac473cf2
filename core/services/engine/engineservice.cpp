// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/engineservice.h"

#include "contract/casemessages.h"

#include "common/log.h"
#include "protocol/client/engineconnection.h"
#include "services/settings.h"

namespace genex::services {

using protocol::EngineConnection;
using protocol::EngineLink;
using protocol::RequestId;

namespace {

EngineLink& connectionOf(const QString& programName)
{
    auto* connection = new EngineConnection; // deleted with the thread it is moved to
    connection->setProgram(programName);
    QObject::connect(connection, &EngineConnection::logged, connection, [](const QByteArray& line) {
        log::relay({line.constData(), static_cast<std::size_t>(line.size())});
    });
    return *connection;
}

} // namespace

Job::Job(EngineService* service, RequestId id, QObject* parent)
    : QObject(parent)
    , m_service(service)
    , m_id(id)
{}

Job::~Job()
{
    cancel();
    if (m_service)
        m_service->m_jobs.erase(m_id);
}

void Job::cancel()
{
    if (m_service && m_service->m_jobs.contains(m_id))
        m_service->onPipeThread([link = m_service->m_link, id = m_id] { link->cancel(id); });
}

void Job::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    if (m_service)
        m_service->onPipeThread(
            [link = m_service->m_link, id = m_id, isPaused] { link->setPaused(id, isPaused); });
}

void Job::finishEarly()
{
    m_isPaused = false;
    if (m_service)
        m_service->onPipeThread([link = m_service->m_link, id = m_id] { link->finishEarly(id); });
}

EngineService::EngineService(EngineLink& link, QObject* parent)
    : QObject(parent)
    , m_link(&link)
{
    qRegisterMetaType<EngineState>();
    connect(m_link, &EngineLink::stateChanged, this, &EngineService::onStateChanged);
    connect(m_link, &EngineLink::answered, this, &EngineService::onAnswered);
    connect(m_link, &EngineLink::progressed, this, &EngineService::onProgressed);
    connect(m_link, &EngineLink::statusReceived, this, &EngineService::onStatusReceived);
}

EngineService::EngineService(const QString& programName, QObject* parent)
    : EngineService(connectionOf(programName), parent)
{
    m_link->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_link, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("engine pipe"));
    m_thread.start();
}

EngineService::~EngineService()
{
    m_link->disconnect(this);
    m_thread.quit();
    m_thread.wait();
}

template <typename Function>
void EngineService::onPipeThread(Function&& function) const
{
    QMetaObject::invokeMethod(m_link, std::forward<Function>(function), Qt::QueuedConnection);
}

void EngineService::setPatience(const contract::EnginePatience& patience)
{
    onPipeThread([link = m_link, patience] { link->setPatience(patience); });
}

void EngineService::configure(const QStringList& command, const QString& device)
{
    const bool isOtherCommand = command != m_command;
    const bool isOtherDevice = device != m_device;
    const bool isRunning = m_state != EngineState::Stopped;
    m_command = command;
    m_device = device;
    if (isOtherCommand)
        onPipeThread([link = m_link, command] { link->setCommand(command); });
    if (isOtherCommand && isRunning) {
        onPipeThread([link = m_link] { link->stop(); });
        start();
    } else if (isOtherDevice && m_state == EngineState::Ready) {
        askForFacts();
    }
}

void EngineService::configure(const Settings& settings, const QString& deviceForThisRun)
{
    configure(engineCommandLine(settings.engineCommand()),
              deviceForThisRun.isEmpty() ? settings.device() : deviceForThisRun);
    weigh(settings.effortWeights());
}

void EngineService::weigh(const domain::EffortWeights& weights)
{
    if (weights == m_weights)
        return;
    m_weights = weights;
    Q_EMIT weighedAnew();
}

void EngineService::start()
{
    onPipeThread([link = m_link] { link->start(); });
}

Job* EngineService::ask(const char* method, const Json& params, QObject* parent)
{
    const RequestId id = m_link->newId();
    auto* job = new Job(this, id, parent);
    m_jobs.emplace(id, job);
    onPipeThread([link = m_link, id, name = std::string(method), params] { link->ask(id, name, params); });
    return job;
}

qint64 EngineService::processId() const
{
    qint64 id = 0;
    QMetaObject::invokeMethod(
        m_link, [this, &id] { id = m_link->processId(); }, Qt::BlockingQueuedConnection);
    return id;
}

void EngineService::onStateChanged(EngineState state, const QString& line)
{
    const bool isNewlyReady = state == EngineState::Ready && m_state != EngineState::NotAnswering;
    m_state = state;
    m_statusLine = line;
    if (isNewlyReady)
        askForFacts();
    Q_EMIT stateChanged();
}

void EngineService::askForFacts()
{
    delete m_factsJob;
    m_factsJob = ask<contract::EngineInfo>(
        {m_device.toStdString()}, this, [this](const Result<contract::EngineFacts>& facts) {
            if (!facts)
                return log::warning("engine.no_facts", {{"code", log::Word(nameOf(facts.error().code))}});
            m_facts = *facts;
            Q_EMIT stateChanged();
        });
}

void EngineService::onAnswered(qint64 id, const Result<Json>& outcome)
{
    const auto found = m_jobs.find(id);
    if (found == m_jobs.end())
        return;
    Job* job = found->second;
    m_jobs.erase(found);
    Q_EMIT job->finished(outcome);
}

void EngineService::onProgressed(qint64 id, const Progress& progress)
{
    if (const auto found = m_jobs.find(id); found != m_jobs.end())
        Q_EMIT found->second->progressed(progress);
}

void EngineService::onStatusReceived(qint64 id, const contract::TrainingStatus& status)
{
    if (const auto found = m_jobs.find(id); found != m_jobs.end())
        Q_EMIT found->second->statusReceived(status);
}

void startAndWaitForFacts(EngineService& engine)
{
    QEventLoop loop;
    QObject::connect(&engine, &EngineService::stateChanged, &loop, [&] {
        if (engine.facts() || engine.state() == EngineState::Failed)
            loop.quit();
    });
    engine.start();
    loop.exec();
}

} // namespace genex::services
