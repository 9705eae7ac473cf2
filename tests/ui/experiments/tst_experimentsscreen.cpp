// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of experiments, with a real store and an engine in this process.
#include "experiments/experimentsscreen.h"

#include "charts/figurechart.h"
#include "support/services/experimentfixture.h"
#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

using namespace genex;
using namespace genex::testing;
using services::RunState;

class TestExperimentsScreen : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ExperimentFixture> m_fixture;
    std::unique_ptr<ui::ExperimentsScreen> m_screen;

    ExperimentFixture& fixture() { return *m_fixture; }
    const QWidget& screen() const { return *m_screen; }
    int page() const { return partOf<QTabWidget>(screen(), "experimentTabs")->currentIndex(); }
    void openPage(int page) const { partOf<QTabWidget>(screen(), "experimentTabs")->setCurrentIndex(page); }
    ui::RowList* runs() const { return partOf<ui::RowList>(screen(), "labRuns"); }
    QPushButton* button(const char* name) const { return partOf<QPushButton>(screen(), name); }
    bool waitFor(const std::function<bool()>& condition) const { return comesAbout(condition); }

    /// As a user types it.
    void fillIn(int repeats = 20)
    {
        type(screen(), "experimentData", QString::fromStdString(fixture().request().source.path));
        type(screen(), "experimentLabel", QStringLiteral("diagnosis"));
        partOf<QSpinBox>(screen(), "experimentRepeats")->setValue(repeats);
    }
    bool run()
    {
        click(screen(), "runExperiment");
        return fixture().isUnderWay();
    }
    bool runTo(double accuracy, int repeats = 20)
    {
        openPage(0);
        fillIn(repeats);
        if (!run())
            return false;
        return fixture().finish(accuracy) && fixture().isKept(RunState::Finished) &&
               waitFor([this] { return page() == 1; });
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ExperimentFixture>();
        m_screen = std::make_unique<ui::ExperimentsScreen>(*m_fixture->experiments);
        m_screen->resize(1200, 800);
        m_screen->show();
    }
    void cleanup()
    {
        m_screen.reset();
        m_fixture.reset();
    }

    void whatIsMissingIsAskedFor()
    {
        QVERIFY(!button("runExperiment")->isEnabled());
        QVERIFY(textOf(screen(), "experimentProblem").contains(QStringLiteral("Choose a table")));
        fillIn();
        QVERIFY(button("runExperiment")->isEnabled());
        type(screen(), "experimentBudgets", QStringLiteral("0.5, 0.1"));
        QVERIFY(!button("runExperiment")->isEnabled());
        QVERIFY(textOf(screen(), "experimentProblem").startsWith(QStringLiteral("! ")));
    }

    void aSettingThatCannotBeIsTold()
    {
        fillIn();
        type(screen(), "experimentSettings", QStringLiteral("magic=1"));
        QVERIFY(waitFor(
            [this] { return textOf(screen(), "experimentProblem").contains(QStringLiteral("magic")); }));
        QVERIFY(!button("runExperiment")->isEnabled());
    }

    void aRunIsFollowedToItsResult()
    {
        fillIn(3);
        QVERIFY(run());
        QVERIFY(!button("runExperiment")->isVisible());
        QVERIFY(button("cancelButton")->isVisible());
        QVERIFY(!partOf(screen(), "experimentData")->isEnabled());
        QVERIFY(m_screen->bannerSubtitle().contains(QStringLiteral("running")));
        QCOMPARE(runs()->rows().front().value, QStringLiteral("running"));
        QCOMPARE(fixture().engine.lastOf<contract::RunExperiment>().at("repeats").get<int>(), 3);

        QVERIFY(fixture().finish(0.75));
        QVERIFY(waitFor([this] { return page() == 1; }));
        auto* table = partOf<QTableWidget>(screen(), "runTable");
        QVERIFY(waitFor([&] { return table->rowCount() == 1; }));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("0.750"));
        QVERIFY(!partOf<ui::FigureChart>(screen(), "runChart")->figure().panels.empty());
        QCOMPARE(runs()->rows().front().value, QStringLiteral("3 repeats"));
        QVERIFY(!button("goOnExperiment")->isVisible());
    }

    void aStoppedRunIsResumed()
    {
        fillIn();
        QVERIFY(run());
        click(screen(), "cancelButton");
        QVERIFY(fixture().hasEnded() && fixture().isKept(RunState::Interrupted));
        QVERIFY(textOf(screen(), "experimentProblem").startsWith(QStringLiteral("Stopped.")));
        QVERIFY(button("runExperiment")->isVisible() && button("runExperiment")->isEnabled());

        openPage(1);
        runs()->setCurrentRow(0);
        QCOMPARE(runs()->rows().front().value, QStringLiteral("not finished"));
        click(screen(), "goOnExperiment");
        QVERIFY(fixture().isUnderWay());
        QCOMPARE(page(), 0); // where its progress is
        QVERIFY(fixture().finish(0.5));
        QVERIFY(fixture().isKept(RunState::Finished));
        QCOMPARE(runs()->rows().size(), 1);
    }

    void aFailureIsShownThereAndWithTheRun()
    {
        fillIn();
        QVERIFY(run());
        QVERIFY(fixture().refuse("The table is too small."));
        QVERIFY(fixture().hasEnded() && fixture().isKept(RunState::Failed));
        QCOMPARE(page(), 0);
        QVERIFY(textOf(screen(), "experimentProblem").contains(QStringLiteral("! The table is too small.")));
        openPage(1);
        runs()->setCurrentRow(0);
        QVERIFY(textOf(screen(), "labNote").contains(QStringLiteral("The table is too small.")));
        QVERIFY(button("goOnExperiment")->isVisible());
    }

    void twoRunsAreSearchedAndCompared()
    {
        QVERIFY(runTo(0.75));
        QVERIFY(runTo(0.5, 3));
        QCOMPARE(runs()->rows().size(), 2);
        type(screen(), "labSearch", QStringLiteral("3 REPEATS"));
        QCOMPARE(runs()->rows().size(), 1);
        partOf<QLineEdit>(screen(), "labSearch")->clear();
        runs()->setCurrentRow(0);
        QVERIFY(!button("compareRuns")->isEnabled()); // it is the one that is shown
        runs()->setCurrentRow(1);
        click(screen(), "compareRuns");
        auto* differences = partOf<QTableWidget>(screen(), "runDifferences");
        QVERIFY(waitFor([&] { return differences->rowCount() > 0; }));
        QVERIFY(differences->item(0, 0)->text().contains(QStringLiteral("accuracy")));
    }

    void anEarlierRunIsChangedAndRunAgain()
    {
        QVERIFY(runTo(0.75, 3));
        partOf<QSpinBox>(screen(), "experimentRepeats")->setValue(9);
        runs()->setCurrentRow(0);
        click(screen(), "changeExperiment");
        QCOMPARE(page(), 0);
        QCOMPARE(partOf<QSpinBox>(screen(), "experimentRepeats")->value(), 3);
    }

    void nothingIsShownBehindTheLock()
    {
        QVERIFY(runTo(0.75));
        fixture().store.lock();
        QVERIFY(runs()->rows().isEmpty());
    }
};

QTEST_MAIN(TestExperimentsScreen)
#include "tst_experimentsscreen.moc"
