// SPDX-License-Identifier: GPL-3.0-or-later
// The store on the command line: users, wrong input of every kind, two processes, kills, thieves and damage.
#include "storecli.h"

#include "common/random.h"

#include <QDirIterator>
#include <QElapsedTimer>

using namespace genex::testing;

namespace {

constexpr int kKilledNotes = 24;

/// All bytes of all files of a folder.
QByteArray bytesBelow(const QString& folder)
{
    QByteArray bytes;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         files.hasNext();)
        bytes += contentOf(files.next()) + '\n' + files.fileName().toUtf8() + '\n';
    return bytes;
}

/// Writes a note in a process that is killed after so long, unless it has ended by then.
bool isAcknowledged(const StoreCli& cli, const QString& id, const QString& note, int lifeMs)
{
    QProcess process;
    cli.start(process, cli.unlocking({QStringLiteral("case"), QStringLiteral("note"), id, note}));
    process.waitForStarted();
    process.waitForFinished(lifeMs); // the random moment itself
    process.kill();
    process.waitForFinished(kPatienceMs);
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

} // namespace

class TestStoreCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecoveryKeyIsShownOnceAndOpens()
    {
        const StoreCli cli;
        GENEX_ENDS(cli.call("case list"), 3, "There is no store");
        const Ran made = cli.call("--user anna store init");
        QCOMPARE(made.exitCode, 0);
        QVERIFY(made.out.contains("on paper"));
        const QByteArray key = made.out.split('\n').at(2).trimmed();
        GENEX_ENDS(cli.call("store init"), 2, "A store already exists");
        cli.write("key", key + '\n');
        const QStringList withKey{QStringLiteral("--recovery-key-file"), cli.file("key")};
        QCOMPARE(cli.run(withKey + QStringList{QStringLiteral("case"), QStringLiteral("count")}).exitCode, 0);
        cli.write("key", "AAAA");
        QCOMPARE(cli.run(withKey + QStringList{QStringLiteral("case"), QStringLiteral("count")}).exitCode, 2);
    }

    void passphrasesAreCheckedBeforeAnythingIsMade()
    {
        const StoreCli cli;
        GENEX_ENDS(cli.run("store init"), 2, "--passphrase-file");
        cli.write("empty", "\n");
        GENEX_ENDS(cli.call({QStringLiteral("store"), QStringLiteral("init")}, "empty"), 2, "empty");
        cli.write("short", "1234567\n");
        GENEX_ENDS(cli.call({QStringLiteral("store"), QStringLiteral("init")}, "short"), 2, "fewer than 8");
        GENEX_ENDS(cli.call({QStringLiteral("store"), QStringLiteral("init")}, "missing"), 3, "missing");
        QVERIFY(!QFile::exists(cli.store()));
    }

    void aWrongPassphraseIsRefusedAndTheNextWaits()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        GENEX_ENDS(cli.call({QStringLiteral("case"), QStringLiteral("list")}, "wrong"), 4, "is wrong");
        GENEX_ENDS(cli.run("case list"), 2, "--passphrase-file");
        GENEX_ENDS(cli.call("--user nobody case list"), 3, "no user nobody");
        QTRY_COMPARE_WITH_TIMEOUT(cli.call("case list").exitCode, 0, kPatienceMs);
        QVERIFY(cli.call("audit show").out.contains("1 wrong passphrases before"));
    }

    void aStoreOpenToAllAsksForNothing()
    {
        const StoreCli cli;
        QVERIFY(cli.run("store init --open --json").document().at("open_to_all") == true);
        QCOMPARE(cli.run("case new --json").document().at("id").get<std::string>().size(), std::size_t{26});
        QVERIFY(cli.run("case list --json").document().at("total") == 1);
    }

    void usersHaveRoles()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("--user anna store init"));
        cli.write("eva", "another fine passphrase\n");
        const QStringList passphrase{QStringLiteral("--new-passphrase-file"), cli.file("eva")};
        const auto users = [&](const char* words) {
            return cli.call(QStringList{QStringLiteral("--user"), QStringLiteral("anna")} +
                            QString::fromLatin1(words).split(QLatin1Char(' ')) + passphrase);
        };
        GENEX_ENDS(users("store users add eva --role doctor"), 2, "is not a role");
        GENEX_SUCCEEDS(users("store users add eva --role data_scientist"));
        GENEX_ENDS(users("store users add eva --role clinician"), 2, "eva already");
        GENEX_ENDS(cli.call("case list"), 2, "anna, eva");
        const auto asEva = [&](const char* words) {
            return cli.call(QStringList{QStringLiteral("--user"), QStringLiteral("eva")} +
                                QString::fromLatin1(words).split(QLatin1Char(' ')),
                            "eva");
        };
        GENEX_ENDS(asEva("case list"), 4, "not allowed to work on cases");
        GENEX_ENDS(asEva("audit show"), 4, "not allowed to read the audit log");
        GENEX_SUCCEEDS(asEva("case count"));
        GENEX_SUCCEEDS(asEva("audit verify"));
        GENEX_SUCCEEDS(cli.call("--user anna store users role eva clinician"));
        GENEX_SUCCEEDS(asEva("case list"));
        const json list = cli.call("--user anna store users list --json").document();
        QVERIFY(list.at(1).at("role") == "clinician");
        GENEX_ENDS(cli.call("--user anna store users remove anna"), 2, "last administrator");
        GENEX_SUCCEEDS(cli.call("--user anna store users remove eva"));
        GENEX_SUCCEEDS(users("store users passphrase"));
        GENEX_SUCCEEDS(cli.call({QStringLiteral("case"), QStringLiteral("list")}, "eva"));
    }

    void badInputIsNamedAndChangesNothing()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init --open"));
        GENEX_ENDS(cli.call("case new --age 131"), 2, "0 to 130");
        GENEX_ENDS(cli.call("case new --age old"), 2, "--age");
        GENEX_ENDS(cli.call("case new --sex none"), 2, "female, male, other");
        const QString id = cli.newCase();
        GENEX_ENDS(cli.onCase("set", QStringLiteral("nonsense"), "fever=present"), 3, "no case nonsense");
        GENEX_ENDS(cli.onCase("set", id, "fever"), 2, "is not a finding");
        GENEX_ENDS(cli.onCase("set", id, "fevr=present"), 2, "fever");
        GENEX_ENDS(cli.onCase("set", id, "temperature=warm"), 2, "a number");
        GENEX_ENDS(cli.onCase("set", id, "temperature=nan"), 2, "a number");
        GENEX_ENDS(cli.onCase("set", id, "cough=present fever=37"), 2, "present or absent");
        GENEX_ENDS(cli.onCase("result", id, "crp=5"), 2, "was not ordered");
        GENEX_ENDS(cli.onCase("result", id, "crp=unavailable"), 2, "No order");
        GENEX_ENDS(cli.onCase("note", id), 2, "TEXT");
        GENEX_ENDS(cli.onCase("amend", id, "why"), 2, "not concluded");
        GENEX_ENDS(cli.onCase("next", id), 2, "not concluded");
        GENEX_ENDS(cli.onCase("redo", id), 2, "nothing to redo");
        GENEX_ENDS(cli.call("case list --state open"), 2, "is not a case state");
        GENEX_ENDS(cli.call("case import /nonexistent.json"), 3, "/nonexistent.json");
        GENEX_ENDS(cli.call("case"), 2, "subcommand");
        QCOMPARE(cli.onCase("show", id, "--history --json").document().at("history").size(), std::size_t{1});
    }

    void casesAreListedSearchedAndTakenBack()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init --open"));
        const QString jane = cli.newCase({QStringLiteral("--name"), QStringLiteral("Jané Roe")});
        const QString john = cli.newCase({QStringLiteral("--name"), QStringLiteral("John Doe")});
        GENEX_SUCCEEDS(cli.onCase("note", jane, "seen on ward 3"));
        GENEX_SUCCEEDS(cli.onCase("set", jane, "fever=present cough=absent"));
        GENEX_SUCCEEDS(cli.onCase("set", jane, "cough=unknown"));
        const json found = cli.call("case search jane ward --json").document();
        QVERIFY(found.at("total") == 1);
        QVERIFY(found.at("cases").at(0).at("id") == jane.toStdString());
        QVERIFY(cli.call("case list --limit 1 --json").document().at("total") == 2);
        QVERIFY(cli.call("case list").out.contains(john.toUtf8()));
        QCOMPARE(cli.onCase("show", jane, "--json").document().at("findings").size(), std::size_t{1});
        GENEX_SUCCEEDS(cli.onCase("undo", jane));
        QCOMPARE(cli.onCase("show", jane, "--json").document().at("findings").size(), std::size_t{2});
        GENEX_SUCCEEDS(cli.onCase("redo", jane));
        QCOMPARE(cli.onCase("show", jane, "--json").document().at("findings").size(), std::size_t{1});
    }

    void theSecondProcessReadsAndSaysWhoWrites()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        const QString id = cli.newCase();
        QProcess holder;
        cli.start(holder,
                  cli.unlocking({QStringLiteral("case"), QStringLiteral("note"), id, QStringLiteral("-")}));
        QVERIFY(holder.waitForStarted());
        // It holds the store from the moment that its number stands in the lock, and waits for the note.
        const QByteArray pid = QByteArray::number(holder.processId());
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(cli.store() + QStringLiteral(".lock")).contains(pid), kPatienceMs);
        const QByteArray process = QByteArray("process ") + pid;
        GENEX_ENDS(cli.onCase("note", id, "mine"), 4, process);
        const Ran reading = cli.onCase("show", id);
        QCOMPARE(reading.exitCode, 0);
        QVERIFY2(reading.err.contains(process), reading.err.constData());
        holder.write("theirs");
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished(kPatienceMs));
        QCOMPARE(holder.exitCode(), 0);
        QVERIFY(cli.onCase("show", id).out.contains("theirs"));
    }

    void everyNoteThatWasAcknowledgedIsThereAfterKills()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        const QString id = cli.newCase();
        QElapsedTimer clock;
        clock.start();
        QStringList acknowledged{QStringLiteral("first-note")};
        GENEX_SUCCEEDS(cli.onCase("note", id, "first-note"));
        // Twice as long as a note takes here and now, so that some are killed and some are not.
        const auto longest = static_cast<std::uint64_t>(2 * clock.elapsed());
        genex::Random random(3);
        int killed = 0;
        for (int i = 0; i < kKilledNotes; ++i) {
            const QString note = QStringLiteral("note-%1-end").arg(i);
            if (isAcknowledged(cli, id, note, static_cast<int>(random.below(longest))))
                acknowledged << note;
            else
                ++killed;
        }
        const Ran shown = cli.onCase("show", id);
        QVERIFY2(shown.exitCode == 0, shown.err.constData());
        for (const QString& note : acknowledged)
            QVERIFY2(shown.out.contains(note.toUtf8()), qPrintable(note));
        GENEX_SUCCEEDS(cli.call("store check"));
        qInfo("%d killed, %lld acknowledged", killed, static_cast<long long>(acknowledged.size()));
        QVERIFY(killed > 0);
    }

    void aThiefFindsNothingInTheProfile()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        const QString id = cli.newCase({QStringLiteral("--name"), QStringLiteral("Xanthippe Quill"),
                                        QStringLiteral("--reference"), QStringLiteral("MRN-778899"),
                                        QStringLiteral("--remarks"), QStringLiteral("Elmstreet")});
        GENEX_SUCCEEDS(cli.onCase("set", id, "light_hurts=present temperature=38.937"));
        GENEX_SUCCEEDS(cli.onCase("note", id, "Zacharias"));
        GENEX_SUCCEEDS(cli.onCase("show", id));
        GENEX_SUCCEEDS(cli.call("store backup"));
        GENEX_ENDS(cli.onCase("note", QStringLiteral("Zacharias"), "Zacharias"), 3, "Zacharias");
        const QByteArray bytes = bytesBelow(cli.profile());
        QVERIFY(bytes.size() > 10'000);
        for (const char* secret : {"Xanthippe", "Quill", "778899", "Elmstreet", "light_hurts", "38.937",
                                   "Zacharias", "note_added", kSecret})
            QVERIFY2(!bytes.contains(secret), secret);
    }

    void aDamagedStoreIsGuidedBack()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        const QString id = cli.newCase({QStringLiteral("--name"), QStringLiteral("Jane Roe")});
        const QByteArray backup = cli.call("store backup").out.trimmed();
        QVERIFY(QFile::exists(QString::fromUtf8(backup)));
        QByteArray bytes = contentOf(cli.store());
        for (qsizetype at = 4096; at + 600 < bytes.size(); at += 4096)
            bytes.replace(at, 600, QByteArray(600, '\x5a'));
        QFile store(cli.store());
        QVERIFY(store.open(QIODevice::WriteOnly) && store.write(bytes) == bytes.size());
        store.close();
        GENEX_ENDS(cli.call("store check"), 7, backup);
        GENEX_ENDS(cli.call({QStringLiteral("store"), QStringLiteral("restore")}, "wrong"), 4,
                   "opens this backup");
        const json restored = cli.call("store restore --json").document();
        QVERIFY(restored.at("restored_from") == backup.toStdString());
        QCOMPARE(contentOf(QString::fromStdString(restored.at("set_aside"))), bytes);
        QVERIFY(cli.onCase("show", id).out.contains("Jane Roe"));
        GENEX_ENDS(cli.call("store restore /nonexistent"), 3, "/nonexistent");
    }

    void aNewerStoreIsRefusedAndLeftAsItIs()
    {
        const StoreCli cli;
        GENEX_SUCCEEDS(cli.call("store init"));
        QFile store(cli.store());
        QVERIFY(store.open(QIODevice::ReadWrite));
        QVERIFY(store.seek(60)); // user_version, big-endian: 10,000 · min_compatible + version
        const quint32 version = 90'009;
        const char newer[4] = {char(version >> 24U), char(version >> 16U & 0xffU),
                               char(version >> 8U & 0xffU), char(version & 0xffU)};
        QCOMPARE(store.write(newer, 4), 4);
        store.close();
        const QByteArray before = contentOf(cli.store());
        for (const char* words : {"case list", "case new", "store check", "store backup"})
            GENEX_ENDS(cli.call(words), 8, "newer");
        QCOMPARE(contentOf(cli.store()), before);
    }
};

QTEST_GUILESS_MAIN(TestStoreCommands)
#include "tst_storecommands.moc"
