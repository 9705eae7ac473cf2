// SPDX-License-Identifier: GPL-3.0-or-later
#include "engineprocess.h"

#include <csignal>

namespace genex::protocol {

namespace {

/// The engine's log is untrusted too: a line without an end must not fill the memory.
constexpr qsizetype kMaxLogLine = 4096;

QString signalClause(int signal)
{
    switch (signal) {
    case SIGKILL:
        return EngineProcess::tr("was killed, possibly because memory ran out");
    case SIGSEGV:
    case SIGABRT:
    case SIGBUS:
    case SIGILL:
    case SIGFPE:
        return EngineProcess::tr("crashed");
    default:
        return EngineProcess::tr("was terminated by signal %1").arg(signal);
    }
}

} // namespace

EngineProcess::EngineProcess(const QStringList& command, QObject* parent)
    : QObject(parent)
    , m_command(command)
{
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::readMessages);
    connect(&m_process, &QProcess::readyReadStandardError, this, &EngineProcess::readLog);
    connect(&m_process, &QProcess::errorOccurred, this, &EngineProcess::onErrorOccurred);
    connect(&m_process, &QProcess::finished, this, &EngineProcess::onFinished);
}

EngineProcess::~EngineProcess()
{
    m_isLost = true; // no receiver from now on
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

void EngineProcess::start()
{
    m_process.start(m_command.value(0), m_command.mid(1));
}

void EngineProcess::send(Message message)
{
    const std::string bytes = frame(serialise(std::move(message)));
    m_process.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

void EngineProcess::readMessages()
{
    const QByteArray bytes = m_process.readAllStandardOutput();
    m_reader.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    while (!m_isLost) {
        const auto body = m_reader.next();
        if (!body)
            return loseBecause(tr("sent bytes that are not a message"));
        if (!*body)
            return;
        const auto message = parseMessage(**body);
        if (!message)
            return loseBecause(tr("sent an invalid message"));
        Q_EMIT received(*message);
    }
}

void EngineProcess::readLog()
{
    m_logRest += m_process.readAllStandardError();
    for (qsizetype end = m_logRest.indexOf('\n'); end >= 0; end = m_logRest.indexOf('\n')) {
        m_lastLine = m_logRest.left(end).left(kMaxLogLine);
        m_logRest.remove(0, end + 1);
        Q_EMIT logged(m_lastLine);
    }
    if (m_logRest.size() > kMaxLogLine)
        m_logRest.clear();
}

void EngineProcess::loseBecause(const QString& reason)
{
    if (m_isLost)
        return;
    m_isLost = true;
    Q_EMIT lost(reason);
}

void EngineProcess::onErrorOccurred(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart)
        loseBecause(tr("cannot be started: %1").arg(m_process.errorString()));
}

void EngineProcess::onFinished(int exitCode, QProcess::ExitStatus status)
{
    readMessages(); // messages sent before it ended
    readLog();
    if (status == QProcess::CrashExit)
        return loseBecause(signalClause(exitCode));
    loseBecause(tr("exited with code %1%2").arg(exitCode).arg(lastWords()));
}

QString EngineProcess::lastWords() const
{
    // A line of the engine's own log means nothing to a user; one of the loader or of ssh does.
    const bool isOwnLog = m_lastLine.startsWith('{');
    return m_lastLine.isEmpty() || isOwnLog ? QString()
                                            : QStringLiteral(" (%1)").arg(QString::fromUtf8(m_lastLine));
}

} // namespace genex::protocol
