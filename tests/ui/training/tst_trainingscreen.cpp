// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of trainings, from the estimate to the evaluation, with a real store and an engine in this
// process.
#include "setuppage.h"
#include "training/trainingscreen.h"

#include "services/datasetservice.h"
#include "support/services/trainingfixture.h"
#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QSignalSpy>
#include <QSlider>
#include <QTabWidget>

using namespace genex;
using namespace genex::testing;
using contract::EstimateTraining;
using contract::TrainModel;

class TestTrainingScreen : public QObject
{
    Q_OBJECT

private:
    enum Page { Data, Settings, Live, Runs };

    std::unique_ptr<TrainingFixture> m_fixture;
    std::unique_ptr<services::DatasetService> m_datasets;
    std::unique_ptr<ui::TrainingScreen> m_screen;

    TrainingFixture& fixture() { return *m_fixture; }
    FakeEngine& engine() { return m_fixture->engine; }
    const QWidget& screen() const { return *m_screen; }
    int page() const { return partOf<QTabWidget>(screen(), "trainingTabs")->currentIndex(); }
    QPushButton* button(const char* name) const { return partOf<QPushButton>(screen(), name); }
    ui::RowList* runs() const { return partOf<ui::RowList>(screen(), "trainingRuns"); }
    QString summary() const { return textOf(screen(), "runSummary"); }
    QString estimate() const { return textOf(screen(), "trainingEstimate"); }

    void chooseData()
    {
        partOf<QTabWidget>(screen(), "trainingTabs")->setCurrentIndex(Settings);
        m_screen->findChild<ui::SetupPage*>()->setData(planOfWard().data);
    }
    static contract::TrainingEstimate estimateOf(int tests)
    {
        contract::TrainingEstimate estimate;
        estimate.seconds = 60;
        estimate.tests = tests;
        estimate.device = "cpu";
        return estimate;
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<TrainingFixture>();
        m_datasets = std::make_unique<services::DatasetService>(m_fixture->store.caseStore());
        m_screen = std::make_unique<ui::TrainingScreen>(*m_datasets, *m_fixture->training);
        m_screen->resize(1280, 800);
        m_screen->show();
    }
    void cleanup()
    {
        m_screen.reset();
        m_datasets.reset();
        m_fixture.reset();
    }

    // --- before

    void theEstimateIsAskedForAndShown()
    {
        QVERIFY(!button("startTraining")->isEnabled());
        chooseData();
        QVERIFY(engine().isAsked<EstimateTraining>());
        QVERIFY(button("startTraining")->isEnabled()); // nobody needs to wait for it
        QVERIFY(engine().answer<EstimateTraining>(estimateOf(7)));
        QVERIFY2(estimate().contains(QStringLiteral("about 7 tests")), qPrintable(estimate()));
    }

    void anEstimateOfWhatStoodThereBeforeIsDropped()
    {
        engine().ignoresCancel = true; // too late for it: the answer is on its way
        chooseData();
        QVERIFY(engine().isAsked<EstimateTraining>());
        type(screen(), "trainingCosts", QStringLiteral("costs.csv"));
        QVERIFY(comesAbout([&] { return engine().countOf<EstimateTraining>() == 2; }));
        const auto ids = std::pair(engine().asked[0].id, engine().asked[1].id);
        QVERIFY(engine().answerTo<EstimateTraining>(ids.second, estimateOf(7)));
        QVERIFY(engine().answerTo<EstimateTraining>(ids.first, estimateOf(3)));
        QVERIFY2(estimate().contains(QStringLiteral("about 7 tests")), qPrintable(estimate()));
    }

    void aTableThatCannotBeReadIsToldBefore()
    {
        chooseData();
        QVERIFY(engine().refuse<EstimateTraining>(ErrorCode::NotFound, "There is no ward.csv."));
        QVERIFY(textOf(screen(), "trainingProblem").contains(QStringLiteral("! There is no ward.csv.")));
    }

    void theDeviceIsThatOfTheEngine()
    {
        QVERIFY(comesAbout([&] { return wordsIn(screen()).contains(QStringLiteral("There is no GPU.")); }));
    }

    // --- while it runs

    void aTrainingIsFollowedToItsEvaluation()
    {
        chooseData();
        QVERIFY(comesAbout([&] { return button("startTraining")->isEnabled(); }));
        click(screen(), "startTraining");
        QCOMPARE(page(), int(Live));
        QVERIFY(engine().isAsked<TrainModel>());
        QCOMPARE(m_screen->bannerState(), QStringLiteral("training"));
        QVERIFY(engine().report<TrainModel>(5, 20));
        QCOMPARE(textOf(screen(), "trainingPhase"), QStringLiteral("Working"));
        QVERIFY(textOf(screen(), "trainingTime").startsWith(QStringLiteral("25 %")));

        QVERIFY(fixture().finish());
        QCOMPARE(page(), int(Runs));
        QVERIFY2(summary().contains(QStringLiteral("82")), qPrintable(summary())); // right of 100
        QVERIFY(summary().contains(QStringLiteral("100 test patients")));
        QVERIFY(button("toModel")->isVisible());
        QVERIFY(m_screen->bannerState().isEmpty());
    }

    void whatTheEngineTellsOfItselfIsShown()
    {
        QVERIFY(fixture().start());
        auto status = statusWith({"crp"});
        status.memoryBytes = 2'000'000'000;
        status.checkpoint = contract::CheckpointStatus{Error{ErrorCode::DiskFull, "No space is left.", {}}};
        QVERIFY(engine().tell<TrainModel>(status));
        QVERIFY(textOf(screen(), "engineMemory").contains(QStringLiteral("GB")));
        QVERIFY(textOf(screen(), "checkpoint").contains(QStringLiteral("No space is left.")));
    }

    void pauseFinishAndCancelReachTheEngine()
    {
        QVERIFY(fixture().start());
        click(screen(), "pauseTraining");
        QVERIFY(comesAbout([&] { return engine().open<TrainModel>().isPaused; }));
        QCOMPARE(textOf(screen(), "trainingPhase"), QStringLiteral("Paused"));
        QVERIFY(engine().report<TrainModel>(2, 4)); // what was under way
        QCOMPARE(textOf(screen(), "trainingPhase"), QStringLiteral("Paused"));
        click(screen(), "stopAndKeep");
        QVERIFY(comesAbout([&] { return engine().open<TrainModel>().isToFinish; }));
        QVERIFY(!button("pauseTraining")->isEnabled() && button("cancelTraining")->isEnabled());
        click(screen(), "cancelTraining");
        QVERIFY(comesAbout([&] { return !fixture().training->isRunning(); }));
        QCOMPARE(textOf(screen(), "trainingPhase"), QStringLiteral("Ended"));
        QVERIFY(!partOf(screen(), "trainingFailure")->isVisible()); // it was wanted
    }

    void cancelledAtOnceItEnds()
    {
        fixture().training->start(planOfWard());
        click(screen(), "cancelTraining");
        QVERIFY(comesAbout([&] { return !fixture().training->isRunning(); }));
        QVERIFY(engine().asked.empty());
    }

    void aFailureIsShownAboveAndWithTheRun()
    {
        QVERIFY(fixture().start());
        QVERIFY(engine().refuse<TrainModel>(ErrorCode::InvalidInput, "The table has one class."));
        QCOMPARE(page(), int(Runs));
        QVERIFY(textOf(screen(), "trainingFailure").contains(QStringLiteral("! The table has one class.")));
        QVERIFY(textOf(screen(), "runNote").contains(QStringLiteral("The table has one class.")));
        QVERIFY(button("goOn")->isVisible() && button("goOn")->isEnabled());
        click(screen(), "goOn");
        QVERIFY(fixture().isUnderWay());
        QCOMPARE(page(), int(Live));
        QVERIFY(!partOf(screen(), "trainingFailure")->isVisible());
    }

    void anEngineThatComesBackIsNoFailure()
    {
        QVERIFY(fixture().start());
        engine().die();
        engine().comeBack();
        QCOMPARE(page(), int(Live));
        QVERIFY(engine().report<TrainModel>(3, 4));
        QVERIFY(textOf(screen(), "trainingTime").startsWith(QStringLiteral("75 %")));
        QVERIFY(!partOf(screen(), "trainingFailure")->isVisible());
        QVERIFY(fixture().finish());
    }

    // --- after

    void anotherThresholdLeadsToItsModel()
    {
        QVERIFY(fixture().start() && fixture().finish());
        QSignalSpy requested(m_screen.get(), &ui::TrainingScreen::modelRequested);
        partOf<QTabWidget>(screen(), "resultTabs")->setCurrentIndex(2);
        QVERIFY(!button("saveThreshold")->isEnabled()); // it is the one in use
        partOf<QSlider>(screen(), "thresholdSlider")->setValue(1);
        click(screen(), "saveThreshold");
        QVERIFY(!button("saveThreshold")->isEnabled());
        QCOMPARE(engine().open<contract::ChangeThreshold>().params.at("threshold"), services::Json(2.0));
        contract::ChangedModel changed;
        changed.modelSha256 = std::string(64, 'b');
        changed.manifest = tinyManifest();
        QVERIFY(engine().answer<contract::ChangeThreshold>(changed));
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested[0][0].toString().toStdString(), changed.modelSha256);
    }

    void nothingIsShownBehindTheLock()
    {
        QVERIFY(fixture().start() && fixture().finish());
        QCOMPARE(runs()->rows().size(), 1);
        fixture().store.lock();
        QVERIFY(runs()->rows().isEmpty());
    }
};

QTEST_MAIN(TestTrainingScreen)
#include "tst_trainingscreen.moc"
