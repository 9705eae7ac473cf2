// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

#include <csignal>
#include <filesystem>

/// Another process at work on a store: tests/support/storewriter.
namespace genex::testing {

class StoreWriter
{
public:
    StoreWriter(const QString& what, const std::filesystem::path& store, const QStringList& more = {})
    {
        const QString folder = qEnvironmentVariable("GENEX_BIN_DIR");
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(folder + QStringLiteral("/genex-store-writer"),
                        QStringList{what, QString::fromStdString(store.string())} + more);
    }
    ~StoreWriter() { kill(); }
    StoreWriter(const StoreWriter&) = delete;
    StoreWriter& operator=(const StoreWriter&) = delete;

    /// The next line; empty when the process has ended, or says nothing for half a minute.
    QString line()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                break;
        }
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }

    void tell(const char* text)
    {
        m_process.write(text);
        m_process.write("\n");
        m_process.waitForBytesWritten();
    }

    /// At once, as `kill -9` does; what it had said can still be read.
    void kill()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        ::kill(static_cast<pid_t>(m_process.processId()), SIGKILL);
        m_process.waitForFinished();
    }

    qint64 pid() const { return m_process.processId(); }

private:
    QProcess m_process;
};

} // namespace genex::testing
