// SPDX-License-Identifier: GPL-3.0-or-later
#include "storecli.h"

#include <QRegularExpression>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

using namespace genex;
using namespace genex::testing;

namespace {

/// The limit of a process that runs, as the system knows it: "0", "unlimited", or nothing yet.
QString coreLimitOf(qint64 pid)
{
    const QString limits = QString::fromLatin1(contentOf(QStringLiteral("/proc/%1/limits").arg(pid)));
    static const QRegularExpression line(QStringLiteral("Max core file size\\s+(\\S+)\\s+(\\S+)"));
    const auto match = line.match(limits);
    return match.captured(1) == match.captured(2) ? match.captured(1) : QString();
}

QString program(const char* name)
{
    return qEnvironmentVariable("GENEX_BIN_DIR") + QLatin1Char('/') + QLatin1String(name);
}

} // namespace

/// What a program leaves when it crashes: nothing.
class TestLeftovers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_CORE, &limit), 0);
        limit.rlim_cur = limit.rlim_max; // what is started here could leave a dump
        QCOMPARE(::setrlimit(RLIMIT_CORE, &limit), 0);
    }

    void aCrashOfTheCommandLineLeavesNothing()
    {
        const StoreCli cli;
        const QByteArray pipe = cli.file("pipe").toLocal8Bit();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        QProcess process;
        process.setWorkingDirectory(QFileInfo(cli.file("pipe")).path());
        cli.start(process, {QStringLiteral("--passphrase-file"), cli.file("pipe"), QStringLiteral("store"),
                            QStringLiteral("init")}); // waits for its passphrase
        QVERIFY(process.waitForStarted(kPatienceMs));
        QTRY_COMPARE_WITH_TIMEOUT(coreLimitOf(process.processId()), QStringLiteral("0"), kPatienceMs);
        ::kill(static_cast<pid_t>(process.processId()), SIGSEGV);
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const QDir folder(QFileInfo(cli.file("pipe")).path());
        QVERIFY(folder.entryList({QStringLiteral("core*")}, QDir::Files).isEmpty());
    }

    void theWindowLeavesNothingEither()
    {
        QProcess process;
        const QTemporaryDir profile;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        process.start(program("genex"), {QStringLiteral("--profile"), profile.path()});
        QVERIFY(process.waitForStarted(kPatienceMs));
        QTRY_COMPARE_WITH_TIMEOUT(coreLimitOf(process.processId()), QStringLiteral("0"), kPatienceMs);
        process.kill();
        QVERIFY(process.waitForFinished(kPatienceMs));
    }

    void theEngineByItselfLeavesNothingEither()
    {
        QProcess process;
        process.start(program("genex-engine"), QStringList());
        QVERIFY(process.waitForStarted(kPatienceMs));
        QTRY_COMPARE_WITH_TIMEOUT(coreLimitOf(process.processId()), QStringLiteral("0"), kPatienceMs);
        process.kill();
        QVERIFY(process.waitForFinished(kPatienceMs));
    }
};

QTEST_GUILESS_MAIN(TestLeftovers)
#include "tst_leftovers.moc"
