// SPDX-License-Identifier: GPL-3.0-or-later
#include "callcli.h"

#include <QTest>

#include <csignal>

using namespace genex::testing;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Twenty patients in three classes, each different; the last column names a site.
QByteArray patients()
{
    QByteArray csv = "age,fever,cough,disease,site\n";
    for (int i = 0; i < 20; ++i)
        csv += QByteArray::number(20 + i * 7 % 50) + ',' + QByteArray::number(i % 2) + ',' +
               QByteArray::number(i / 2 % 2) + ',' + QByteArray("flu,cold,angina").split(',').at(i % 3) +
               ",s" + QByteArray::number(i % 5) + '\n';
    return csv;
}

} // namespace

class TestDataCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void profileIsOneDocument()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients());
        const Ran ran =
            cli.run({QStringLiteral("data"), QStringLiteral("profile"), cli.file("t.csv"),
                     QStringLiteral("--label"), QStringLiteral("disease"), QStringLiteral("--json")});
        QCOMPARE(ran.exitCode, 0);
        const json document = ran.document();
        QCOMPARE(document.at("rows").get<int>(), 20);
        QCOMPARE(document.at("classes").size(), std::size_t(3));
        QCOMPARE(document.at("distinct_vectors").get<int>(), 20);
    }

    void profileSpeaksToPeopleToo()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients());
        const Ran ran = cli.run({QStringLiteral("data"), QStringLiteral("profile"), cli.file("t.csv")});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("20 rows, 5 features"));
    }

    void fixWritesTheTableAndALog()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients() + "41,1,1,Flu ,s1\n");
        QStringList words = {QStringLiteral("data"),    QStringLiteral("profile"), cli.file("t.csv"),
                             QStringLiteral("--label"), QStringLiteral("disease"), QStringLiteral("--fix")};
        QCOMPARE(cli.run(words).exitCode, 0);
        QVERIFY(contentOf(cli.file("t.fixed.csv")).endsWith("41,1,1,flu,s1\r\n"));
        QVERIFY(contentOf(cli.file("t.fixed.csv.log")).contains("Wrote the label \"Flu\" as \"flu\"."));
        const Ran again = cli.run(words);
        QCOMPARE(again.exitCode, 2);
        QVERIFY(again.err.contains("t.fixed.csv already exists."));
        words.append(cli.file("other.csv"));
        QCOMPARE(cli.run(words).exitCode, 0);
        QCOMPARE(contentOf(cli.file("other.csv")), contentOf(cli.file("t.fixed.csv")));
    }

    void badTablesAreOneLineAndWriteNothing()
    {
        const Cli cli;
        write(cli.file("t.csv"), "a,disease\n1,flu\n2,3,cold\n");
        const Ran ran = cli.run({QStringLiteral("data"), QStringLiteral("profile"), cli.file("t.csv"),
                                 QStringLiteral("--label"), QStringLiteral("disease"),
                                 QStringLiteral("--fix"), cli.file("out.csv")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(ran.err.contains("t.csv, line 3: 3 fields, but the header line has 2."));
        QVERIFY(!QFile::exists(cli.file("out.csv")) && !QFile::exists(cli.file("out.csv.partial")));
    }

    void aSplitIsAFileThatFitsItsTableOnly()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients());
        write(cli.file("other.csv"), patients() + "50,1,0,flu,s1\n");
        const auto words = [&](const char* table, const QStringList& more) {
            return QStringList{QStringLiteral("data"), QStringLiteral("split"), cli.file(table),
                               QStringLiteral("--label"), QStringLiteral("disease")} +
                   more;
        };
        const Ran made =
            cli.run(words("t.csv", {QStringLiteral("--out"), cli.file("s.json"), QStringLiteral("--json")}));
        QCOMPARE(made.exitCode, 0);
        const json document = made.document();
        QCOMPARE(document.at("training").get<int>() + document.at("validation").get<int>() +
                     document.at("test").get<int>(),
                 20);
        QCOMPARE(document.at("straddling_rows").get<int>(), 0);
        QCOMPARE(document.at("data_sha256").get<std::string>().size(), std::size_t(64));
        QCOMPARE(cli.run(words("t.csv", {QStringLiteral("--check"), cli.file("s.json")})).exitCode, 0);
        const Ran refused = cli.run(words("other.csv", {QStringLiteral("--check"), cli.file("s.json")}));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.err.contains("s.json"));
    }

    void rowsThatStraddleAreCountedAlsoInASplitFile()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients() + patients().mid(patients().indexOf('\n') + 1));
        const QStringList words = {QStringLiteral("data"),    QStringLiteral("split"),
                                   cli.file("t.csv"),         QStringLiteral("--label"),
                                   QStringLiteral("disease"), QStringLiteral("--json")};
        const Ran made = cli.run(words + QStringList{QStringLiteral("--split"), QStringLiteral("rows"),
                                                     QStringLiteral("--out"), cli.file("s.json")});
        QCOMPARE(made.exitCode, 0);
        const int straddling = made.document().at("straddling_rows").get<int>();
        QVERIFY(straddling > 0);
        const Ran checked = cli.run(words + QStringList{QStringLiteral("--check"), cli.file("s.json")});
        QCOMPARE(checked.document().at("straddling_rows").get<int>(), straddling);
    }

    void aSplitFollowsAColumn()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients());
        const Ran ran = cli.run({QStringLiteral("data"), QStringLiteral("split"), cli.file("t.csv"),
                                 QStringLiteral("--label"), QStringLiteral("disease"),
                                 QStringLiteral("--split"), QStringLiteral("group:site"),
                                 QStringLiteral("--no-stratify"), QStringLiteral("--json")});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.document().at("test").get<int>() % 4, 0); // whole sites of four patients each
        QVERIFY(ran.document().at("test").get<int>() > 0);
    }

    void aClassOfOnePatientCannotBeSplit()
    {
        const Cli cli;
        write(cli.file("t.csv"), patients() + "41,1,1,rare,s1\n41,1,1,rare,s1\n");
        const Ran ran = cli.run({QStringLiteral("data"), QStringLiteral("split"), cli.file("t.csv"),
                                 QStringLiteral("--label"), QStringLiteral("disease")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY(ran.err.contains("rare") && ran.err.contains("t.csv, line 22"));
    }

    void interruptLeavesNothingHalfWritten()
    {
        const Cli cli;
        QProcess process;
        process.setReadChannel(QProcess::StandardError);
        cli.start(process, {QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                            QStringLiteral("1000000"), QStringLiteral("--out"), cli.file("big.csv")});
        QVERIFY(process.waitForStarted());
        QVERIFY(process.waitForReadyRead(kPatienceMs)); // the first word about progress
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(cli.file("big.csv")) && !QFile::exists(cli.file("big.csv.partial")));
    }
};

QTEST_GUILESS_MAIN(TestDataCommands)
#include "tst_datacommands.moc"
