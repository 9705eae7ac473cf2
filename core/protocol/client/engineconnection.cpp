// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/client/engineconnection.h"

#include "contract/enginemessages.h"
#include "engineprocess.h"
#include "pendingasks.h"

#include "common/log.h"
#include "common/version.h"

namespace genex::protocol {

namespace {

// Ids of our own messages; those of requests are positive.
constexpr RequestId kHandshakeId = 0;
constexpr RequestId kPingId = -1;
constexpr int kMaxFailedStarts = 3;

template <contract::Notice NoticeType>
Notification noteAbout(RequestId id)
{
    return {NoticeType::kMethod, contract::JobId{id}};
}

} // namespace

EngineConnection::EngineConnection(QObject* parent)
    : EngineLink(parent)
    , m_asks(std::make_unique<PendingAsks>())
    , m_heartbeat(this)
    , m_restart(this)
{
    m_restart.setSingleShot(true);
    connect(&m_restart, &QTimer::timeout, this, &EngineConnection::launch);
    connect(&m_heartbeat, &QTimer::timeout, this, &EngineConnection::onHeartbeat);
}

EngineConnection::~EngineConnection() = default;

qint64 EngineConnection::processId() const
{
    return m_process ? m_process->processId() : 0;
}

void EngineConnection::start()
{
    if (m_state != EngineState::Stopped && m_state != EngineState::Failed)
        return;
    m_failedStarts = 0;
    enter(EngineState::Starting, tr("The engine is starting."));
    launch();
}

void EngineConnection::stop()
{
    m_heartbeat.stop();
    m_restart.stop();
    m_process.reset();
    for (const RequestId id : m_asks->ids())
        finish(id, fail(ErrorCode::Cancelled, "The engine was stopped."));
    enter(EngineState::Stopped, tr("The engine is stopped."));
}

void EngineConnection::launch()
{
    m_process = std::make_unique<EngineProcess>(m_command);
    connect(m_process.get(), &EngineProcess::received, this, &EngineConnection::onReceived);
    connect(m_process.get(), &EngineProcess::logged, this, &EngineConnection::logged);
    // Queued: the process must not be replaced from within its own signal.
    connect(m_process.get(), &EngineProcess::lost, this, &EngineConnection::onLost, Qt::QueuedConnection);
    m_isPingOpen = false;
    m_sinceLaunch.start();
    m_sinceWord.start();
    m_heartbeat.start(m_patience.heartbeat);
    m_process->start();
    shakeHands();
}

void EngineConnection::shakeHands()
{
    const contract::Hello hello{contract::kProtocolVersion, {m_programName.toStdString(), kProgramVersion}};
    m_process->send(Request{kHandshakeId, contract::Initialize::kMethod, hello});
}

void EngineConnection::onReceived(const Message& message)
{
    m_sinceWord.start();
    if (m_state == EngineState::NotAnswering)
        enter(EngineState::Ready, tr("The engine answers again."));
    if (const auto* response = std::get_if<Response>(&message))
        onResponse(*response);
    else if (const auto* note = std::get_if<Notification>(&message))
        onNotification(*note);
}

void EngineConnection::onNotification(const Notification& note)
{
    if (note.method == contract::Progressed::kMethod)
        onProgress(note.params);
    else if (note.method == contract::StatusTold::kMethod)
        onStatus(note.params);
}

void EngineConnection::onResponse(const Response& response)
{
    if (!response.id)
        return replaceBecause(tr("did not understand a message"));
    if (*response.id == kPingId)
        m_isPingOpen = false;
    else if (*response.id == kHandshakeId)
        onWelcome(response.outcome);
    else
        finish(*response.id, response.outcome);
}

void EngineConnection::onWelcome(const Result<Json>& outcome)
{
    if (!outcome)
        return failBecause(outcome.error());
    const auto welcome = attempt([&] { return contract::resultFrom<contract::Initialize>(*outcome); });
    if (!welcome)
        return replaceBecause(tr("sent an invalid message"));
    if (welcome->protocolVersion != contract::kProtocolVersion)
        return failBecause(
            {ErrorCode::VersionMismatch,
             Text("The engine (%1) speaks protocol %2, this program speaks %3.", welcome->engine.version,
                  welcome->protocolVersion, contract::kProtocolVersion),
             "Install the same version of program and engine."});
    m_failedStarts = 0;
    const QString version = QString::fromStdString(welcome->engine.version);
    const bool isSameVersion = welcome->engine.version == kProgramVersion;
    enter(EngineState::Ready,
          isSameVersion ? tr("The engine is ready.") : tr("The engine is ready (version %1).").arg(version));
    askAgain();
}

void EngineConnection::onProgress(const Json& params)
{
    const auto note = attempt([&] { return contract::paramsFrom<contract::Progressed>(params); });
    if (!note)
        return replaceBecause(tr("sent an invalid message"));
    m_asks->noteProgress(note->id, note->progress);
    if (m_asks->find(note->id))
        Q_EMIT progressed(note->id, note->progress);
}

void EngineConnection::onStatus(const Json& params)
{
    const auto note = attempt([&] { return contract::paramsFrom<contract::StatusTold>(params); });
    if (!note) // is only looked at: no reason to lose what the engine has done so far
        return log::warning("engine.status_ignored", {{"code", log::Word(nameOf(note.error().code))}});
    if (m_asks->find(note->id))
        Q_EMIT statusReceived(note->id, note->status);
}

void EngineConnection::onLost(const QString& reason)
{
    if (m_process && sender() == m_process.get())
        replaceBecause(reason);
}

void EngineConnection::onHeartbeat()
{
    const bool isStarting = m_state == EngineState::Starting || m_state == EngineState::Restarting;
    if (isStarting) {
        if (m_sinceLaunch.hasExpired(m_patience.start))
            replaceBecause(tr("did not start within %1 s").arg(m_patience.start / 1000));
        return;
    }
    if (m_sinceWord.hasExpired(m_patience.hung))
        return replaceBecause(tr("has not answered for %1 s").arg(m_patience.hung / 1000));
    if (m_sinceWord.hasExpired(m_patience.notAnswering) && m_state == EngineState::Ready)
        enter(EngineState::NotAnswering, tr("The engine does not answer; waiting a little longer."));
    if (m_asks->hasOverdueCancel(m_patience.cancel))
        return replaceBecause(tr("did not stop a cancelled job"));
    if (!m_isPingOpen) {
        m_isPingOpen = true;
        m_process->send(Request{kPingId, contract::Ping::kMethod, Json::object()});
    }
}

void EngineConnection::replaceBecause(const QString& reason)
{
    const bool hadHandshake = isConnected();
    log::warning("engine.lost", {{"had_handshake", hadHandshake}, {"failed_starts", m_failedStarts}});
    abandonProcess();
    if (!hadHandshake && ++m_failedStarts >= kMaxFailedStarts)
        return failBecause({ErrorCode::EngineUnavailable, tr("The engine %1.").arg(reason).toStdString(),
                            "Check the engine's command in the settings."});
    enter(EngineState::Restarting, tr("The engine %1; restarting.").arg(reason));
    if (hadHandshake)
        giveUpWhatKills(reason);
    m_restart.start(hadHandshake ? 0 : m_patience.restartDelay);
}

void EngineConnection::abandonProcess()
{
    m_heartbeat.stop();
    if (!m_process)
        return;
    m_process->disconnect(this);
    // The caller may be a signal of the process itself.
    m_process.release()->deleteLater();
}

void EngineConnection::giveUpWhatKills(const QString& reason)
{
    for (const RequestId id : m_asks->cancelled())
        finish(id, fail(ErrorCode::Cancelled, "Cancelled."));
    const std::string message = tr("The engine %1, as did %2 before it on the same job.")
                                    .arg(reason)
                                    .arg(PendingAsks::kMaxDeaths - 1)
                                    .toStdString();
    for (const RequestId id : m_asks->noteDeath())
        finish(id, fail(ErrorCode::EngineUnavailable, message,
                        "If memory is short, close other programs or choose smaller settings."));
}

void EngineConnection::failBecause(const Error& error)
{
    m_restart.stop();
    abandonProcess();
    m_failure = error;
    log::error("engine.failed", {{"code", log::Word(nameOf(error.code))}});
    enter(EngineState::Failed, QString::fromStdString(describe(error)));
    for (const RequestId id : m_asks->ids())
        finish(id, fail(error));
}

void EngineConnection::ask(RequestId id, const std::string& methodName, const Json& params)
{
    m_asks->add(id, methodName, params);
    if (isConnected())
        send(id);
    else if (m_state == EngineState::Failed)
        finish(id, fail(m_failure));
}

void EngineConnection::askAgain()
{
    for (const RequestId id : m_asks->ids())
        send(id);
}

void EngineConnection::send(RequestId id)
{
    const Ask* ask = m_asks->find(id);
    m_process->send(Request{id, ask->method, ask->params});
    if (ask->isPaused)
        m_process->send(noteAbout<contract::Pause>(id));
    if (ask->isToFinish)
        m_process->send(noteAbout<contract::Finish>(id));
}

void EngineConnection::cancel(RequestId id)
{
    Ask* ask = m_asks->find(id);
    if (!ask || ask->cancelledAt)
        return;
    if (!isConnected())
        return finish(id, fail(ErrorCode::Cancelled, "Cancelled."));
    ask->cancelledAt.emplace();
    ask->cancelledAt->start();
    m_process->send(noteAbout<contract::Cancel>(id));
}

void EngineConnection::setPaused(RequestId id, bool isPaused)
{
    Ask* ask = m_asks->find(id);
    if (!ask)
        return;
    ask->isPaused = isPaused;
    if (isConnected())
        m_process->send(isPaused ? noteAbout<contract::Pause>(id) : noteAbout<contract::Resume>(id));
}

void EngineConnection::finishEarly(RequestId id)
{
    Ask* ask = m_asks->find(id);
    if (!ask)
        return;
    ask->isToFinish = true;
    ask->isPaused = false;
    if (isConnected())
        m_process->send(noteAbout<contract::Finish>(id));
}

void EngineConnection::finish(RequestId id, const Result<Json>& outcome)
{
    if (!m_asks->find(id))
        return; // already answered, for example after an overdue cancellation
    m_asks->remove(id);
    Q_EMIT answered(id, outcome);
}

void EngineConnection::enter(EngineState state, const QString& line)
{
    m_state = state;
    Q_EMIT stateChanged(state, line);
}

} // namespace genex::protocol
