// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/framing.h"
#include "protocol/message.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace genex::protocol {

/// One run of the engine program: starts it, frames its input and output, and reports its end.
/// EngineConnection decides about restarts.
class EngineProcess : public QObject
{
    Q_OBJECT

public:
    explicit EngineProcess(const QStringList& command, QObject* parent = nullptr);
    /// Kills the process.
    ~EngineProcess() override;

    void start();
    void send(Message message);
    qint64 processId() const { return m_process.processId(); }

Q_SIGNALS:
    void received(const genex::protocol::Message& message);
    /// The process has ended or is no longer trusted. Emitted once; `reason` is a clause such as "was
    /// killed".
    void lost(const QString& reason);
    /// A complete line of the engine's log.
    void logged(const QByteArray& line);

private:
    void readMessages();
    void readLog();
    void loseBecause(const QString& reason);
    void onErrorOccurred(QProcess::ProcessError error);
    void onFinished(int exitCode, QProcess::ExitStatus status);
    QString lastWords() const;

    QStringList m_command;
    QProcess m_process;
    FrameReader m_reader;
    QByteArray m_logRest;  ///< an incomplete line
    QByteArray m_lastLine; ///< of the log, to explain a failed start
    bool m_isLost = false;
};

} // namespace genex::protocol
