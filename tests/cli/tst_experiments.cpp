// SPDX-License-Identifier: GPL-3.0-or-later
// Every experiment of the paper, twice, on patients of the embedded population.
#include "callcli.h"

#include <QDir>
#include <QImage>
#include <QTest>

#include <csignal>

using namespace genex::testing;

namespace {

constexpr int kLongPatienceMs = 600'000;

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

/// Small networks and few steps: enough to see that every step is taken.
QStringList quickly()
{
    return words(
        "--budgets 0.02,0.04 --buckets 4 --observed 6 --set pools=3 --set hidden=16 --set "
        "shared_steps=60 --set bucket_steps=6 --set generator_steps=20 --set generator_bucket_steps=4 "
        "--set draws=8 --set scoring_rows=24 --set batch_size=64");
}

/// Number 0 would end this test, too.
void end(QProcess& process, int signal)
{
    QVERIFY(process.state() == QProcess::Running && process.processId() > 0);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(kPatienceMs));
}

/// Cells by their file's name, without the time they took.
QMap<QString, json> cellsIn(const QString& folder)
{
    QMap<QString, json> cells;
    const QDir files(folder);
    for (const QString& name : files.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        json cell = json::parse(contentOf(files.filePath(name)).toStdString());
        cell.erase("seconds");
        cells.insert(name, cell);
    }
    return cells;
}

} // namespace

class TestExperiments : public QObject
{
    Q_OBJECT

private:
    QStringList experiment(const char* name, const char* folder, const char* rest = "--repeats 2") const
    {
        return QStringList{QStringLiteral("experiment"), QLatin1String(name),       QStringLiteral("--data"),
                           m_cli.file("t.csv"),          QStringLiteral("--label"), QStringLiteral("disease"),
                           QStringLiteral("--out"),      m_cli.file(folder)} +
               quickly() + words(rest);
    }

    Ran run(const QStringList& arguments) const
    {
        QProcess process;
        m_cli.start(process, arguments);
        process.waitForFinished(kLongPatienceMs);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    void refuses(const QStringList& arguments, const QByteArray& text) const
    {
        const Ran ran = run(arguments);
        const QByteArray told = QByteArray::number(ran.exitCode) + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2, told.constData());
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY2(ran.err.contains(text), told.constData());
    }

    const Cli m_cli;

private Q_SLOTS:
    void initTestCase()
    {
        const Ran ran = m_cli.run(QStringList{
            QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"), QStringLiteral("600"),
            QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--out"), m_cli.file("t.csv")});
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
    }

    void everyExperimentWritesTableRecordAndChart_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"budget", "generator", "clustering", "buckets", "confidence", "fidelity",
                                 "assumptions", "timing", "observed", "calibration"})
            QTest::newRow(name) << QByteArray(name);
    }

    void everyExperimentWritesTableRecordAndChart()
    {
        QFETCH(QByteArray, name);
        const Ran ran = run(experiment(name.constData(), "results", "--repeats 2 --json"));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const QDir folder(m_cli.file("results"));
        const QString stem = folder.filePath(QString::fromLatin1(name));
        QCOMPARE(ran.document().at("files").size(), std::size_t{4});

        const json record = json::parse(contentOf(stem + QStringLiteral(".json")).toStdString());
        QCOMPARE(record.at("experiment").get<std::string>(), name.toStdString());
        QCOMPARE(record.at("repeats").get<int>(), 2);
        QCOMPARE(record.at("seed").get<int>(), 0);
        QCOMPARE(record.at("data_sha256").get<std::string>().size(), std::size_t{64});
        QCOMPARE(record.at("source").at("path").get<std::string>(), std::string("t.csv"));
        for (const char* field : {"split", "settings", "program_version", "machine", "budgets"})
            QVERIFY2(record.contains(field), field);

        const QByteArray csv = contentOf(stem + QStringLiteral(".csv"));
        QCOMPARE(csv.count('\n'), static_cast<qsizetype>(record.at("table").at("rows").size()) + 1);
        QVERIFY(!QImage(stem + QStringLiteral(".png")).isNull());
        QVERIFY(contentOf(stem + QStringLiteral(".pdf")).startsWith("%PDF-"));
    }

    /// Ended in the middle, the same command does the rest, and the result is that of a run in one go.
    void aKilledRunGoesOn()
    {
        const char* kRest = "--repeats 3 --methods random,mutual_information,static_greedy --workers 1";
        const QString cells = m_cli.file("killed/budget.cells");
        {
            QProcess process;
            m_cli.start(process, experiment("budget", "killed", kRest));
            QTRY_VERIFY_WITH_TIMEOUT(cellsIn(cells).size() >= 2, kLongPatienceMs);
            end(process, SIGKILL);
        }
        const QMap<QString, json> before = cellsIn(cells);
        QVERIFY(before.size() >= 2 && before.size() < 9);
        const Ran resumed = run(experiment("budget", "killed", kRest));
        QVERIFY2(resumed.exitCode == 0, resumed.err.constData());
        const Ran whole = run(experiment("budget", "whole", kRest));
        QVERIFY2(whole.exitCode == 0, whole.err.constData());
        QCOMPARE(cellsIn(cells).size(), 9);
        QVERIFY(cellsIn(cells) == cellsIn(m_cli.file("whole/budget.cells")));
        QCOMPARE(contentOf(m_cli.file("killed/budget.csv")), contentOf(m_cli.file("whole/budget.csv")));
    }

    void anInterruptedRunSaysHowToGoOn()
    {
        QProcess process;
        m_cli.start(process, experiment("budget", "stopped", "--repeats 50 --methods random"));
        QTRY_VERIFY_WITH_TIMEOUT(!cellsIn(m_cli.file("stopped/budget.cells")).isEmpty(), kLongPatienceMs);
        end(process, SIGINT);
        QCOMPARE(process.exitCode(), 130);
        const QByteArray err = process.readAllStandardError();
        QVERIFY2(err.contains("Run the same command again to resume"), err.constData());
        QVERIFY(!QFile::exists(m_cli.file("stopped/budget.csv")));
    }

    void refusesWhatCannotBe()
    {
        refuses(experiment("magic", "bad"), "There is no experiment \"magic\".");
        refuses(experiment("budget", "bad", "--methods genex,jafa"), "There is no method \"jafa\".");
        refuses(experiment("buckets", "bad", "--methods genex"), "does not compare methods");
        refuses(experiment("budget", "bad", "--repeats 0"), "\"repeats\": is 0");
        refuses(experiment("budget", "bad", "--visits 51"), "visits");
        refuses(experiment("budget", "bad", "--stop never"), "It must be one of none, confidence");
        refuses(experiment("budget", "bad", "--experts mine"), "It must be one of shared, own, both");
        refuses(experiment("budget", "bad", "--set colour=red"), "colour");
        const QStringList noLabel{QStringLiteral("experiment"), QStringLiteral("budget"),
                                  QStringLiteral("--data"),     m_cli.file("t.csv"),
                                  QStringLiteral("--out"),      m_cli.file("bad")};
        refuses(noLabel, "diagnosis");
        QVERIFY(!QFile::exists(m_cli.file("bad")));
    }
};

QTEST_GUILESS_MAIN(TestExperiments)
#include "tst_experiments.moc"
