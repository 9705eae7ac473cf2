// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

/// The real program, called as a script would call it.
namespace genex::testing {

using nlohmann::json;

inline constexpr int kPatienceMs = 120'000;

struct Ran
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    json document() const { return json::parse(out.toStdString()); }
};

/// Calls genex-cli with a profile of its own.
class Cli
{
public:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString profile() const { return file("profile"); }

    void start(QProcess& process, QStringList arguments) const
    {
        arguments.prepend(profile());
        arguments.prepend(QStringLiteral("--profile"));
        process.start(qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-cli"), arguments);
    }

    Ran run(const QStringList& arguments) const
    {
        QProcess process;
        start(process, arguments);
        process.waitForFinished(kPatienceMs);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    Ran run(const char* arguments) const
    {
        return run(QString::fromLatin1(arguments).split(QLatin1Char(' ')));
    }

private:
    QTemporaryDir m_folder;
};

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace genex::testing
