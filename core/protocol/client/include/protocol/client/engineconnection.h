// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/enginestate.h"
#include "contract/trainingstatus.h"

#include "common/jobcontrol.h"
#include "protocol/message.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <atomic>
#include <memory>

namespace genex::protocol {

using contract::EnginePatience;
using contract::EngineState;

class EngineProcess;
class PendingAsks;

/// The front's end of the pipe. What was asked is answered once, whatever happens to the engine meanwhile.
///
/// The engine may be killed, hang, run out of memory, be replaced by another version, or write nonsense: that
/// is noticed within a second, told in one line, another one is started and asked again what is still open.
/// An ask over which three engines die without getting further is answered with an error instead.
class EngineConnection : public QObject
{
    Q_OBJECT

public:
    explicit EngineConnection(QObject* parent = nullptr);
    ~EngineConnection() override;

    /// The command line of the engine; the first word is the program.
    void setCommand(const QStringList& command) { m_command = command; }
    void setPatience(const EnginePatience& patience) { m_patience = patience; }
    /// Who calls, for the handshake.
    void setProgram(const QString& name) { m_programName = name; }

    /// Starts the engine, also again after Failed.
    void start();
    /// Ends it; what is open is answered with Cancelled.
    void stop();

    /// A number for the next ask, from any thread.
    RequestId newId() { return m_nextId.fetch_add(1); }
    /// Asks; answered() tells the outcome. May be called in any state: what is asked before the engine is
    /// ready waits.
    void ask(RequestId id, const std::string& methodName, const Json& params);
    void cancel(RequestId id);
    void setPaused(RequestId id, bool isPaused);
    /// To end soon with what is done.
    void finishEarly(RequestId id);

    EngineState state() const { return m_state; }
    qint64 processId() const;

Q_SIGNALS:
    void stateChanged(genex::contract::EngineState state, const QString& line);
    void answered(qint64 id, const genex::Result<genex::protocol::Json>& outcome);
    void progressed(qint64 id, const genex::Progress& progress);
    /// What a training says of itself besides progress.
    void statusReceived(qint64 id, const genex::contract::TrainingStatus& status);
    void logged(const QByteArray& line);

private:
    void launch();
    void shakeHands();
    void onReceived(const Message& message);
    void onResponse(const Response& response);
    void onWelcome(const Result<Json>& outcome);
    void onNotification(const Notification& note);
    void onProgress(const Json& params);
    void onStatus(const Json& params);
    void onLost(const QString& reason);
    void onHeartbeat();
    void replaceBecause(const QString& reason);
    void abandonProcess();
    void giveUpWhatKills(const QString& reason);
    void failBecause(const Error& error);
    void askAgain();
    void send(RequestId id);
    void finish(RequestId id, const Result<Json>& outcome);
    void enter(EngineState state, const QString& line);
    bool isConnected() const { return m_state == EngineState::Ready || m_state == EngineState::NotAnswering; }

    std::atomic<RequestId> m_nextId = 1;
    QStringList m_command;
    QString m_programName;
    EnginePatience m_patience;
    EngineState m_state = EngineState::Stopped;
    std::unique_ptr<EngineProcess> m_process;
    std::unique_ptr<PendingAsks> m_asks;
    QTimer m_heartbeat;
    QTimer m_restart;
    QElapsedTimer m_sinceLaunch;
    QElapsedTimer m_sinceWord; ///< since anything was heard
    bool m_isPingOpen = false;
    Error m_failure;        ///< why the state is Failed
    int m_failedStarts = 0; ///< in a row, without a handshake
};

} // namespace genex::protocol
