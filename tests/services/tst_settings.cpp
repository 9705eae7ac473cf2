// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace genex::services;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsWithDefaults()
    {
        const QTemporaryDir folder;
        const Settings settings(UserFolders::inFolder(folder.path()));
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.language(), genex::language::Language::System);
        QCOMPARE(settings.device(), QStringLiteral("auto"));
        QVERIFY(settings.engineCommand().isEmpty());
        QVERIFY(!settings.noticeAccepted());
    }

    void everythingIsThereAfterARestart()
    {
        const QTemporaryDir folder;
        const UserFolders folders = UserFolders::inFolder(folder.path());
        {
            Settings settings(folders);
            settings.setTheme(ThemeChoice::Dark);
            settings.setLanguage(genex::language::Language::German);
            settings.setDevice(QStringLiteral("cuda:1"));
            settings.setEngineCommand(QStringLiteral(" ssh gpu-box genex-engine "));
            settings.acceptNotice();
            settings.setWindow(QByteArray("\x00\x01\xff", 3), QByteArray("state"));
        }
        const Settings settings(folders);
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QCOMPARE(settings.language(), genex::language::Language::German);
        QCOMPARE(settings.device(), QStringLiteral("cuda:1"));
        QCOMPARE(settings.engineCommand(), QStringLiteral("ssh gpu-box genex-engine"));
        QVERIFY(settings.noticeAccepted());
        QCOMPARE(settings.windowGeometry(), QByteArray("\x00\x01\xff", 3));
        QCOMPARE(settings.windowState(), QByteArray("state"));
    }

    void tellsChangesAndOnlyThose()
    {
        const QTemporaryDir folder;
        Settings settings(UserFolders::inFolder(folder.path()));
        const QSignalSpy changes(&settings, &Settings::changed);
        settings.setTheme(ThemeChoice::Dark);
        settings.setTheme(ThemeChoice::Dark);
        QCOMPARE(changes.count(), 1);
    }

    void nonsenseInTheFileIsTheDefault()
    {
        const QTemporaryDir folder;
        const UserFolders folders = UserFolders::inFolder(folder.path());
        QFile file(folders.settingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"schema_version": 1, "theme": 7, "device": "toaster", "engine.command": [], "notice_accepted": "x"})");
        file.close();
        const Settings settings(folders);
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.device(), QStringLiteral("auto"));
        QVERIFY(settings.engineCommand().isEmpty());
        QVERIFY(!settings.noticeAccepted());
    }

    void aFailedSaveIsSaid()
    {
        Settings settings(UserFolders::inFolder(QStringLiteral("/nonexistent")));
        QSignalSpy changes(&settings, &Settings::changed);
        settings.setTheme(ThemeChoice::Dark);
        QTRY_VERIFY(!settings.notice().isEmpty());
        QVERIFY2(settings.notice().contains(QStringLiteral("/nonexistent/settings.json")),
                 qPrintable(settings.notice()));
    }

    void devicesAreChecked()
    {
        for (const char* good : {"auto", "cpu", "cuda", "cuda:0", "cuda:15"})
            QVERIFY(problemWithDevice(QString::fromLatin1(good)).isEmpty());
        for (const char* bad : {"", "gpu", "cuda:", "cuda:x", "cuda:123", "CPU", "cpu\n"})
            QVERIFY2(!problemWithDevice(QString::fromLatin1(bad)).isEmpty(), bad);
    }

    void commandsMustNameAProgramOfThisMachine()
    {
        QVERIFY(problemWithCommand(QStringLiteral("sh -c genex-engine")).isEmpty());
        QVERIFY(problemWithCommand({}).isEmpty()); // the engine beside this program
        QVERIFY(problemWithCommand(QStringLiteral("no-such-program --fast"))
                    .contains(QStringLiteral("no-such-program")));
        QVERIFY(problemWithCommand(QStringLiteral("/etc/passwd")).contains(QStringLiteral("/etc/passwd")));
    }

    void theCommandIsSplitIntoWords()
    {
        QCOMPARE(
            engineCommandLine(QStringLiteral("ssh \"gpu box\" genex-engine")),
            (QStringList{QStringLiteral("ssh"), QStringLiteral("gpu box"), QStringLiteral("genex-engine")}));
        const QStringList own = engineCommandLine({});
        QCOMPARE(own.size(), 1);
        QVERIFY(own[0].endsWith(QStringLiteral("/genex-engine")));
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
