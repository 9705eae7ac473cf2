// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, called as a script would call it.
#include "callcli.h"

#include <QTest>

#include <csignal>

using namespace genex::testing;

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpHasExamples()
    {
        const Ran ran = Cli().run("--help");
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("Examples:"));
        QVERIFY(ran.out.contains("research and education"));
        QVERIFY(ran.err.isEmpty());
    }

    void settingsAreExplainedWithoutATable_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("train") << "train";
        QTest::newRow("experiment") << "experiment";
    }
    void settingsAreExplainedWithoutATable()
    {
        QFETCH(const QString, command);
        const Ran ran = Cli().run({command, QStringLiteral("--help-settings")});
        QCOMPARE(ran.exitCode, 0);
        for (const char* part :
             {"thorough\n", "buckets=8  (1 to 1024)\n", "selection=personal  (bucket, personal)\n",
              "Groups of similar patients", "Paper: 8 (DP, MNIST)."})
            QVERIFY2(ran.out.contains(part), part);
        QVERIFY(ran.err.isEmpty());
    }

    void versionNamesEverything()
    {
        const Ran ran = Cli().run("--version --json");
        QCOMPARE(ran.exitCode, 0);
        const json version = ran.document();
        for (const char* name :
             {"genex-cli", "genex-engine", "libtorch", "BLAS", "CUDA", "Device", "Qt", "SQLite"})
            QVERIFY2(version.contains(name) && !version.at(name).get<std::string>().empty(), name);
    }

    void versionSaysWhyThereIsNoEngine()
    {
        const Cli cli;
        QCOMPARE(cli.run({QStringLiteral("settings"), QStringLiteral("set"), QStringLiteral("engine.command"),
                          QStringLiteral("/nonexistent/engine")})
                     .exitCode,
                 0);
        const Ran ran = cli.run("--version");
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.contains("libtorch The engine cannot be started"), ran.out.constData());
    }

    void mistakesAreOneLineAndCodeTwo_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"--nonsense", "nonsense", "demo --nonsense", "data", "data sample --rows 0",
              "data sample --rows x", "data sample --seed -1", "data search", "data search pain --limit 0",
              "data costs", "--device toaster demo", "settings set device toaster",
              "settings set theme pink"})
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }

    void mistakesAreOneLineAndCodeTwo()
    {
        QFETCH(QString, arguments);
        const Ran ran = Cli().run(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.startsWith("genex-cli: ") && ran.err.count('\n') == 1, ran.err.constData());
    }

    void aSeedThatIsNoneIsNamed()
    {
        for (const char* seed : {"b101", "-1", "1.5", "18446744073709551616"}) {
            const Ran ran = Cli().run({QStringLiteral("data"), QStringLiteral("sample"),
                                       QStringLiteral("--seed"), QLatin1String(seed)});
            QCOMPARE(ran.exitCode, 2);
            const QByteArray wanted =
                QByteArray("genex-cli: --seed: \"") + seed + "\" is not a whole number from 0 to 2^64 - 1.";
            QVERIFY2(ran.err.startsWith(wanted), ran.err.constData());
        }
    }

    void settingsAreKept()
    {
        const Cli cli;
        QCOMPARE(cli.run("settings set device cpu").exitCode, 0);
        QCOMPARE(cli.run("settings set theme dark").exitCode, 0);
        const json settings = cli.run("--json settings show").document();
        QCOMPARE(settings.at("device").get<std::string>(), std::string("cpu"));
        QCOMPARE(settings.at("theme").get<std::string>(), std::string("dark"));
        QCOMPARE(cli.run("settings set no.such 1").exitCode, 3);
    }

    void aProfileThatCannotBeMadeIsNamed()
    {
        QProcess process;
        process.start(qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-cli"),
                      {QStringLiteral("--profile"), QStringLiteral("/dev/null/profile"),
                       QStringLiteral("settings"), QStringLiteral("show")});
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(process.readAllStandardError().contains("/dev/null/profile"));
    }

    void sampleIsTheSameForASeed()
    {
        const Cli cli;
        const Ran first = cli.run("data sample --rows 50 --seed 7");
        QCOMPARE(first.exitCode, 0);
        QCOMPARE(first.out.count('\n'), 51);
        QVERIFY(first.out.left(first.out.indexOf('\n')).trimmed().endsWith(",disease"));
        QCOMPARE(cli.run("data sample --rows 50 --seed 7").out, first.out);
        QVERIFY(cli.run("data sample --rows 50 --seed 8").out != first.out);
        QCOMPARE(cli.run("data sample --rows 50 --seed 7 --observed none").out, first.out);
        QCOMPARE(cli.run({QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                          QStringLiteral("50"), QStringLiteral("--seed"), QStringLiteral("7"),
                          QStringLiteral("--out"), cli.file("t.csv")})
                     .exitCode,
                 0);
        QCOMPARE(contentOf(cli.file("t.csv")), first.out);
    }

    void aSampleThatCannotBeWrittenLeavesNothing()
    {
        const Cli cli;
        QVERIFY(cli.run("data sample --rows 5 --out /nonexistent/t.csv").exitCode != 0);
    }

    void searchFindsWhatWasMeant()
    {
        const Cli cli;
        const Ran ran = cli.run("--json data search abdomnial pian --limit 3");
        QCOMPARE(ran.exitCode, 0);
        const json hits = ran.document();
        QVERIFY(!hits.empty() && hits.size() <= 3);
        QCOMPARE(hits[0].at("id").get<std::string>(), std::string("abdominal_pain"));
        QCOMPARE(hits[0].at("rank").get<std::string>(), std::string("with_errors"));
        const Ran text = cli.run("data search hb");
        QVERIFY2(text.out.startsWith("Hb — synonym of Haemoglobin (feature haemoglobin)\n"),
                 text.out.constData());
        QCOMPARE(cli.run("data search x --catalogue /nonexistent/c.json").exitCode, 3);
    }

    void costsBecomeACatalogue()
    {
        const Cli cli;
        const auto write = [&](const char* name, const char* text) {
            QFile file(cli.file(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("t.cost", "age: 1\nchol: 7.27\n");
        write("t.expense", "age: 1, 1\nchol: 7.27, 5.17\n");
        write("t.group", "A.\nchol: A.\n");
        write("t.delay", "age: immediate.\nchol: delayed.\n");
        const QStringList costs{QStringLiteral("data"), QStringLiteral("costs"), cli.file("t.cost")};
        const Ran printed = cli.run(costs);
        QCOMPARE(printed.exitCode, 0);
        QCOMPARE(printed.document().at("features").size(), 2U);
        const Ran written = cli.run(
            costs + QStringList{QStringLiteral("--json"), QStringLiteral("--out"), cli.file("c.json")});
        QCOMPARE(written.document().at("panels").get<int>(), 1);
        QCOMPARE(contentOf(cli.file("c.json")), printed.out);
        const Ran found = cli.run({QStringLiteral("data"), QStringLiteral("search"), QStringLiteral("chol"),
                                   QStringLiteral("--catalogue"), cli.file("c.json")});
        QCOMPARE(found.out, QByteArray("chol (feature chol)\n"));
        write("t.group", "A.\nchol: B.\n");
        const Ran refused = cli.run(costs + QStringList{QStringLiteral("--out"), cli.file("d.json")});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("t.group, line 2"), refused.err.constData());
        QVERIFY(!QFile::exists(cli.file("d.json")));
    }

    void demoWritesReportAndPicture()
    {
        const Cli cli;
        const Ran ran = cli.run(
            {QStringLiteral("--json"), QStringLiteral("demo"), QStringLiteral("--out"), cli.file("out")});
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const json document = ran.document();
        QVERIFY(!document.at("recommendation").at("order").empty());
        QVERIFY(!document.at("findings").empty());
        QCOMPARE(document.at("files").size(), 3U);
        QVERIFY(contentOf(cli.file("out/report.html")).contains("research and education"));
        QVERIFY(contentOf(cli.file("out/report.pdf")).startsWith("%PDF-"));
        QVERIFY(contentOf(cli.file("out/differential.png")).startsWith("\x89PNG"));
    }

    void interruptCancels()
    {
        const Cli cli;
        QProcess process;
        cli.start(process, {QStringLiteral("demo"), QStringLiteral("--train-again"), QStringLiteral("--out"),
                            cli.file("out")});
        QVERIFY(process.waitForStarted());
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(kPatienceMs)); // it is at work
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(cli.file("out/report.html")));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
