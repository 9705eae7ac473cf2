// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/client/enginelink.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace genex::protocol {

class EngineProcess;
class PendingAsks;

/// The front's end of the pipe. Every request is answered exactly once, whatever happens to the engine. If
/// the engine is killed, hangs, runs out of memory, is replaced by another version or writes garbage, this is
/// detected within a second and reported; a new engine is started and open requests are repeated. A request
/// during which three engines die without progress is answered with an error.
class EngineConnection : public EngineLink
{
    Q_OBJECT

public:
    explicit EngineConnection(QObject* parent = nullptr);
    ~EngineConnection() override;

    void setCommand(const QStringList& command) override { m_command = command; }
    void setPatience(const EnginePatience& patience) override { m_patience = patience; }
    /// The caller's name, for the handshake.
    void setProgram(const QString& name) { m_programName = name; }

    void start() override;
    void stop() override;

    void ask(RequestId id, const std::string& methodName, const Json& params) override;
    void cancel(RequestId id) override;
    void setPaused(RequestId id, bool isPaused) override;
    void finishEarly(RequestId id) override;

    EngineState state() const { return m_state; }
    qint64 processId() const override;

Q_SIGNALS:
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

    QStringList m_command;
    QString m_programName;
    EnginePatience m_patience;
    EngineState m_state = EngineState::Stopped;
    std::unique_ptr<EngineProcess> m_process;
    std::unique_ptr<PendingAsks> m_asks;
    QTimer m_heartbeat;
    QTimer m_restart;
    QElapsedTimer m_sinceLaunch;
    QElapsedTimer m_sinceWord; ///< since anything was received
    bool m_isPingOpen = false;
    Error m_failure;        ///< why the state is Failed
    int m_failedStarts = 0; ///< in a row, without a handshake
};

} // namespace genex::protocol
