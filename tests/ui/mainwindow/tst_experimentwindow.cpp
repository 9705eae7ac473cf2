// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include "services/experimentservice.h"

#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

#include <csignal>

using namespace genex;
using namespace genex::testing;

namespace {

/// Small networks and few steps: enough to see that every step is taken.
constexpr char kQuickly[] = "pools=3, hidden=16, shared_steps=60, bucket_steps=6, generator_steps=20, "
                            "generator_bucket_steps=4, draws=8, scoring_rows=24, batch_size=64";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Experiments in the real window: chosen, run, stopped, gone on with, kept in the store and compared.
class TestExperimentWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_data;
    QString m_table;
    QString m_tableWithParts;

    DrivenWindow& driven() { return *m_driven; }
    services::ExperimentService& experimentService() { return driven().application().experimentService(); }
    template <typename Widget>
    Widget* part(const char* name)
    {
        return driven().window().findChild<Widget*>(QString::fromLatin1(name));
    }
    void write(const char* field, const QString& text) { part<QLineEdit>(field)->setText(text); }
    QString problem() { return part<QLabel>("experimentProblem")->text(); }
    bool canRun() { return part<QPushButton>("runExperiment")->isEnabled(); }

    void fill(const QString& experiment, int repeats)
    {
        part<QComboBox>("experiment")->setCurrentText(experiment);
        write("experimentData", m_table);
        write("experimentLabel", QStringLiteral("disease"));
        write("experimentMethods", QStringLiteral("random, mutual_information"));
        write("experimentBudgets", QStringLiteral("0.05, 0.1"));
        part<QSpinBox>("experimentRepeats")->setValue(repeats);
    }
    void fillQuickly(int repeats)
    {
        fill(QStringLiteral("budget"), repeats);
        write("experimentSettings", QString::fromLatin1(kQuickly));
    }

    void pressRun() { QTest::keyClick(part<QPushButton>("runExperiment"), Qt::Key_Space); }

    bool runToTheEnd()
    {
        QSignalSpy finished(&experimentService(), &services::ExperimentService::finished);
        pressRun();
        return DrivenWindow::wait([&] { return !finished.isEmpty(); });
    }

    /// What the store keeps of the latest run.
    std::string kept(const char* what)
    {
        std::optional<Result<services::ExperimentReport>> loaded;
        experimentService().load(experimentService().runs().front().key, &driven().window(),
                                 [&](const Result<services::ExperimentReport>& report) { loaded = report; });
        DrivenWindow::wait([&] { return loaded.has_value(); });
        for (const services::RunCondition& condition : loaded->value().conditions) {
            if (condition.what == what)
                return condition.value;
        }
        return {};
    }

    /// What the tab "Record" says of it.
    QString condition(const QString& what)
    {
        const auto* table = part<QTableWidget>("runConditions");
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text() == what)
                return table->item(row, 1)->text();
        }
        return {};
    }

    /// Finished cells with the moment at which each was written.
    QMap<QString, QDateTime> cells()
    {
        QMap<QString, QDateTime> found;
        const QDir folder(experimentService().folderFor("budget") + QStringLiteral("/budget.cells"));
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files))
            found.insert(file.fileName(), file.lastModified());
        return found;
    }

    /// Everything that was there is there still, written when it was.
    static bool holds(const QMap<QString, QDateTime>& now, const QMap<QString, QDateTime>& before)
    {
        for (auto cell = before.begin(); cell != before.end(); ++cell) {
            if (now.value(cell.key()) != cell.value())
                return false;
        }
        return true;
    }

    void chooseRun(int row)
    {
        auto* runs = part<ui::RowList>("labRuns");
        QVERIFY(DrivenWindow::wait([&] { return runs->rows().size() > row; }));
        part<QTabWidget>("experimentTabs")->setCurrentIndex(1);
        runs->setCurrentRow(row);
    }

    bool isShown(const char* name) { return part<QWidget>(name)->isVisible(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_table = m_data.filePath(QStringLiteral("patients.csv"));
        QProcess cli;
        cli.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                  {QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                   QStringLiteral("1500"), QStringLiteral("--seed"), QStringLiteral("1"),
                   QStringLiteral("--out"), m_table});
        QVERIFY(cli.waitForFinished(kPatienceMs) && cli.exitCode() == 0);
        m_tableWithParts = m_data.filePath(QStringLiteral("parts.csv"));
        QFile file(m_tableWithParts);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QList<QByteArray> parts{"part", "train", "train", "train", "validation", "test"};
        int row = 0;
        for (const QByteArray& line : contentOf(m_table).split('\n')) {
            if (!line.trimmed().isEmpty())
                file.write(line.trimmed() + ',' + parts[row == 0 ? 0 : 1 + row % 5] + '\n');
            ++row;
        }
    }

    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().press(Qt::Key_3, Qt::ControlModifier);
    }
    void cleanup() { m_driven.reset(); }

    void theFormSaysWhatIsMissing()
    {
        QVERIFY(!canRun());
        QCOMPARE(problem(), QStringLiteral("Choose a table."));
        driven().look("evaluation-empty");
        fill(QStringLiteral("budget"), 1);
        QVERIFY(canRun());
        write("experimentBudgets", QStringLiteral("0.2, 0.1"));
        QVERIFY(!canRun());
        driven().look("evaluation-wrong");
    }

    void wrongConditionsAreToldAsTheyAreTyped()
    {
        fill(QStringLiteral("budget"), 1);
        const auto isWrong = [this](const char* field, const char* text, const char* words,
                                    const char* right) {
            const QString before = part<QLineEdit>(field)->text();
            write(field, QString::fromLatin1(text));
            const bool told = DrivenWindow::wait([&] {
                return !canRun() && problem().contains(QString::fromLatin1(words)) &&
                       !part<QLineEdit>(field)->property("valid").toBool();
            });
            write(field, QString::fromLatin1(right));
            return told && canRun() && part<QLineEdit>(field)->accessibleDescription().isEmpty();
        };
        QVERIFY(isWrong("experimentMethods", "random, jafa", "jafa", "random"));
        QVERIFY(isWrong("experimentSeed", "minus", "whole number", "0"));
        QVERIFY(isWrong("experimentCosts", "/nowhere", "/nowhere", ""));
        QVERIFY(isWrong("experimentSettings", "draws", "NAME=VALUE", ""));
        QVERIFY(isWrong("experimentSettings", "colour=red", "colour", "")); // the engine knows
        part<QComboBox>("experimentSplit")->setCurrentIndex(3);
        QVERIFY(!canRun() && isShown("experimentSplitColumn"));
        write("experimentSplitColumn", QStringLiteral("disease"));
        QVERIFY(!canRun() && problem().startsWith(QStringLiteral("!")));
    }

    /// Every choice goes down to the engine and comes back in the record that the store keeps.
    void everyConditionIsFoundInTheRecord()
    {
        fillQuickly(2);
        const QString costs =
            qEnvironmentVariable("GENEX_SOURCE_DIR") + QStringLiteral("/resources/sample/catalogue.json");
        part<QComboBox>("experimentSplit")->setCurrentIndex(1);
        part<QSpinBox>("experimentObservedSize")->setValue(6);
        part<QComboBox>("experimentPreset")->setCurrentText(QStringLiteral("thorough"));
        part<QSpinBox>("experimentBuckets")->setValue(4);
        write("experimentSeed", QStringLiteral("41"));
        write("experimentCosts", costs);
        driven().look("evaluation-chosen");
        QVERIFY(canRun());
        QVERIFY(runToTheEnd());
        QCOMPARE(kept("split/rule"), std::string("rows"));
        QCOMPARE(kept("seed"), std::string("41"));
        QCOMPARE(kept("repeats"), std::string("2"));
        QCOMPARE(kept("preset"), std::string("thorough"));
        QCOMPARE(kept("costs"), std::string("catalogue.json"));
        QCOMPARE(kept("settings/observed_size"), std::string("6"));
        QCOMPARE(kept("settings/buckets"), std::string("4"));
        QCOMPARE(kept("settings/draws"), std::string("8"));
        QVERIFY(
            DrivenWindow::wait([&] { return condition(QStringLiteral("seed")) == QStringLiteral("41"); }));
        QCOMPARE(condition(QStringLiteral("preset")), QStringLiteral("thorough"));
        QCOMPARE(condition(QStringLiteral("split/rule")), QStringLiteral("rows"));
        part<QTabWidget>("runTabs")->setCurrentWidget(part<QTableWidget>("runConditions"));
        driven().look("evaluation-record");
        // The same choices again, to change one of them.
        QTest::keyClick(part<QPushButton>("changeExperiment"), Qt::Key_Space);
        QVERIFY(part<QComboBox>("experiment")->hasFocus());
        QCOMPARE(part<QLineEdit>("experimentCosts")->text(), costs);
        QCOMPARE(part<QComboBox>("experimentSplit")->currentIndex(), 1);
    }

    void aColumnCanNameTheParts()
    {
        fillQuickly(1);
        write("experimentData", m_tableWithParts);
        part<QComboBox>("experimentSplit")->setCurrentIndex(3);
        write("experimentSplitColumn", QStringLiteral("part"));
        QVERIFY(runToTheEnd());
        QCOMPARE(kept("split/rule"), std::string("column"));
        QCOMPARE(kept("split/column"), std::string("part"));
    }

    void aRunIsShownKeptAndCompared()
    {
        fill(QStringLiteral("budget"), 1);
        QVERIFY(runToTheEnd());
        QVERIFY(DrivenWindow::wait([&] { return part<QTableWidget>("runTable")->rowCount() > 0; }));
        QCOMPARE(part<QTableWidget>("runTable")->rowCount(),
                 8); // two methods, two kinds of experts, two budgets
        driven().look("evaluation");
        part<QTabWidget>("experimentTabs")->setCurrentIndex(0);
        part<QSpinBox>("experimentRepeats")->setValue(2);
        QVERIFY(runToTheEnd());
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("labRuns").size() == 2; }));
        driven().restart();
        driven().unlock();
        driven().press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("labRuns").size() == 2; }));
        chooseRun(0);
        QTest::keyClick(part<ui::RowList>("labRuns"), Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return part<QTableWidget>("runTable")->rowCount() == 8; }));
        chooseRun(1);
        QTest::keyClick(part<QPushButton>("compareRuns"), Qt::Key_Space);
        auto* differences = part<QTableWidget>("runDifferences");
        QVERIFY(DrivenWindow::wait([&] { return differences->rowCount() > 0; }));
        // Of the conditions only the repeats differ; then come figures.
        QCOMPARE(differences->item(0, 0)->text(), QStringLiteral("repeats"));
        QCOMPARE(differences->item(0, 1)->text(), QStringLiteral("2"));
        QVERIFY(differences->rowCount() > 1);
        for (int row = 1; row < differences->rowCount(); ++row) {
            QVERIFY(differences->item(row, 0)->text().startsWith(QStringLiteral("budget 0.")));
            QVERIFY(differences->item(row, 1)->text() != differences->item(row, 2)->text());
        }
        driven().look("evaluation-compared");
    }

    void pausedItWaits()
    {
        fillQuickly(200);
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return !cells().isEmpty(); }));
        QTest::keyClick(driven().find<QPushButton>("pauseButton"), Qt::Key_Space);
        QVERIFY(experimentService().isPaused());
        driven().look("evaluation-paused");
        QTest::keyClick(driven().find<QPushButton>("pauseButton"), Qt::Key_Space);
        QVERIFY(!experimentService().isPaused());
        const qsizetype before = cells().size();
        QVERIFY(DrivenWindow::wait([&] { return cells().size() > before; }));
        QTest::keyClick(driven().find<QPushButton>("cancelButton"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !experimentService().isRunning(); }));
    }

    void stoppedItGoesOn()
    {
        QSignalSpy failed(&experimentService(), &services::ExperimentService::failed);
        fillQuickly(200);
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return cells().size() > 1; }));
        QTest::keyClick(driven().find<QPushButton>("cancelButton"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !failed.isEmpty(); }));
        QVERIFY(problem().contains(QStringLiteral("Run it again")));
        QVERIFY(canRun());
        const auto before = cells();
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return cells().size() > before.size(); }));
        QVERIFY(holds(cells(), before));
        experimentService().cancel();
        QVERIFY(DrivenWindow::wait([&] { return failed.size() == 2; }));
        QVERIFY(
            DrivenWindow::wait([&] { return driven().titlesOf("labRuns").size() == 1; })); // it is one run
    }

    /// The program ends in the middle, without a word to anybody; its choices and its finished cells are
    /// found again.
    void aProgramThatDiedFindsItsRun()
    {
        fill(QStringLiteral("budget"), 3); // with slow cells, so that some are left
        write("experimentSettings", QStringLiteral("workers=1"));
        write("experimentSeed", QStringLiteral("5"));
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return cells().size() > 1; }));
        driven().stop();
        driven().start();
        driven().unlock();
        driven().press(Qt::Key_3, Qt::ControlModifier);
        const auto before = cells();
        QVERIFY(before.size() < 6);
        chooseRun(0);
        QCOMPARE(part<ui::RowList>("labRuns")->rows().front().value, QStringLiteral("not finished"));
        QTest::keyClick(part<ui::RowList>("labRuns"), Qt::Key_Return);
        driven().look("evaluation-unfinished");
        QSignalSpy finished(&experimentService(), &services::ExperimentService::finished);
        QTest::keyClick(part<QPushButton>("goOnExperiment"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !finished.isEmpty(); }));
        QCOMPARE(cells().size(), 6);
        QVERIFY(holds(cells(), before));
        QCOMPARE(kept("seed"), std::string("5"));
        QVERIFY(DrivenWindow::wait([&] { return experimentService().runs().front().isFinished(); }));
        QCOMPARE(experimentService().runs().size(), std::size_t{1});
    }

    void anEngineThatDiesIsReplacedAndNothingIsDoneTwice()
    {
        fill(QStringLiteral("budget"), 2);
        write("experimentSettings", QStringLiteral("workers=1"));
        QSignalSpy finished(&experimentService(), &services::ExperimentService::finished);
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return !cells().isEmpty(); }));
        const auto before = cells();
        ::kill(static_cast<pid_t>(driven().application().engine().processId()), SIGKILL);
        QVERIFY(DrivenWindow::wait([&] { return !finished.isEmpty(); }));
        QVERIFY(holds(cells(), before));
        QCOMPARE(cells().size(), 4);
    }

    void aTableWithoutThatLabelIsExplained()
    {
        QSignalSpy failed(&experimentService(), &services::ExperimentService::failed);
        fill(QStringLiteral("budget"), 1);
        write("experimentLabel", QStringLiteral("nothing"));
        pressRun();
        QVERIFY(DrivenWindow::wait([&] { return !failed.isEmpty(); }));
        QVERIFY(problem().contains(QStringLiteral("nothing")));
        chooseRun(0);
        QVERIFY(DrivenWindow::wait(
            [&] { return part<QLabel>("labNote")->text().contains(QStringLiteral("nothing")); }));
    }

    void experimentsThatCompareNoMethodsAskForNone()
    {
        fill(QStringLiteral("buckets"), 1);
        QVERIFY(!part<QLineEdit>("experimentMethods")->isEnabled());
        QVERIFY(canRun());
    }
};

QTEST_MAIN(TestExperimentWindow)
#include "tst_experimentwindow.moc"
