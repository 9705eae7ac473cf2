// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings as the front sees them, with an engine in this process: what is asked, told and kept, whichever
// way they end.
#include "support/errorof.h"
#include "support/services/trainingfixture.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
using contract::ChangeThreshold;
using contract::EstimateTraining;
using contract::TrainModel;

namespace {

contract::TrainingEstimate estimateOf(double seconds)
{
    contract::TrainingEstimate estimate;
    estimate.seconds = seconds;
    estimate.device = "cpu";
    return estimate;
}

const std::vector<std::string>& picksOf(const TrainingService& training)
{
    static const std::vector<std::string> kNone;
    const TrainingLane* lane = training.live().lane("bucket-0");
    return lane ? lane->picks : kNone;
}

} // namespace

class TestTrainingRequests : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<TrainingFixture> m_fixture;

    TrainingFixture& fixture() { return *m_fixture; }
    FakeEngine& engine() { return m_fixture->engine; }
    TrainingService& training() { return *m_fixture->training; }

    bool hasFinishedOne() { return fixture().start() && fixture().finish() && !training().isRunning(); }
    void askEstimate(const char* name, std::vector<double>& seconds)
    {
        training().estimate(planOfWard(name), [&](const Result<contract::TrainingEstimate>& answer) {
            seconds.push_back(answer ? answer->seconds : -1);
        });
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<TrainingFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aTrainingIsAskedForToldAndKept()
    {
        QSignalSpy finished(&training(), &TrainingService::finished);
        training().start(planOfWard());
        QVERIFY(training().isRunning());
        const Json asked = engine().open<TrainModel>().params;
        QCOMPARE(asked.at("source").at("path"), Json("/nowhere/ward.csv"));
        QCOMPARE(asked.at("settings").at("seed"), Json(3));
        QCOMPARE(asked.at("evaluate"), Json(true));
        QVERIFY(asked.at("settings").contains("checkpoint_file"));
        QCOMPARE(asked.at("output"), Json(training().run().modelFolder));
        // It stands in the store before it has ended.
        QVERIFY(fixture().isKept(RunState::Running));
        const std::string key = training().run().key;

        QVERIFY(engine().report<TrainModel>(5, 20));
        QCOMPARE(training().progress()->done, std::int64_t{5});
        QVERIFY(engine().tell<TrainModel>(statusWith({"crp"})));
        QCOMPARE(picksOf(training()), std::vector<std::string>{"crp"});

        QVERIFY(fixture().finish());
        QCOMPARE(finished.size(), 1);
        QCOMPARE(finished[0][0].toString().toStdString(), key);
        QVERIFY(!training().isRunning() && !training().progress() && fixture().failures.empty());
        const TrainingRun run = fixture().last();
        QCOMPARE(run.state, RunState::Finished);
        QCOMPARE(run.modelSha256, std::string(64, 'a'));
        QVERIFY(run.summary->buckets == trainedWard().summary.buckets);
        QVERIFY(run.evaluation == trainedWard().evaluation);
        QCOMPARE(run.thresholds.size(), std::size_t{1});

        fixture().startAnew();
        QVERIFY(comesAbout([&] { return !training().runs().empty(); }));
        QVERIFY(fixture().last() == run);
    }

    void aFailureIsToldInItsSentenceAndKept()
    {
        QVERIFY(fixture().start());
        QVERIFY(engine().refuse<TrainModel>(ErrorCode::InvalidInput, "The table has one class."));
        QVERIFY(!training().isRunning());
        QCOMPARE(fixture().failures.size(), std::size_t{1});
        QCOMPARE(fixture().failures[0].message.english(), std::string("The table has one class."));
        QVERIFY(fixture().last().error == fixture().failures[0]);
        QVERIFY(fixture().last().canGoOn());
        QVERIFY(fixture().isKept(RunState::Failed));
    }

    void aCancelledOneIsNoFailureAndOver()
    {
        QVERIFY(fixture().start());
        training().cancel();
        QVERIFY(comesAbout([&] { return !training().isRunning(); }));
        QVERIFY(fixture().failures.empty());
        QVERIFY(!fixture().last().canGoOn());
        QVERIFY(fixture().isKept(RunState::Cancelled));
    }

    void oneThatIsCancelledBeforeTheEngineIsAskedEndsToo()
    {
        training().start(planOfWard());
        training().cancel();
        QVERIFY(comesAbout([&] { return !training().isRunning(); }));
        QVERIFY(engine().asked.empty());
        QVERIFY(fixture().isKept(RunState::Cancelled));
        QVERIFY(hasFinishedOne()); // the next one is not cancelled
    }

    /// The model is on the disk then.
    void anAnswerThatCrossesTheCancelCounts()
    {
        engine().ignoresCancel = true;
        QVERIFY(fixture().start());
        training().cancel();
        QVERIFY(comesAbout([&] { return engine().open<TrainModel>().isCancelled; }));
        QVERIFY(training().isRunning());
        QVERIFY(fixture().finish());
        QCOMPARE(fixture().last().state, RunState::Finished);
    }

    void oneThatIsLeftGoesOnFromItsCheckpoint()
    {
        QVERIFY(fixture().start());
        const Json first = engine().lastOf<TrainModel>();
        training().leave();
        QVERIFY(comesAbout([&] { return !training().isRunning(); }));
        QCOMPARE(fixture().last().state, RunState::Interrupted);
        fixture().startAnew();
        QVERIFY(comesAbout([&] { return !training().runs().empty(); }));
        const std::string key = fixture().last().key;
        training().goOn(key);
        QVERIFY(fixture().isUnderWay());
        QCOMPARE(training().run().key, key);
        QVERIFY(engine().lastOf<TrainModel>() == first); // checkpoint and folder, too
        QVERIFY(fixture().finish());
        QCOMPARE(training().runs().size(), std::size_t{1});
        training().goOn(key); // there is nothing left of it
        QVERIFY(!training().isRunning());
    }

    void anEngineThatDiesGoesOnWithWhatItWasAsked()
    {
        QVERIFY(fixture().start());
        QVERIFY(engine().tell<TrainModel>(statusWith({"crp", "fever"})));
        engine().die();
        QVERIFY(training().isRunning());
        engine().comeBack();
        QCOMPARE(engine().countOf<TrainModel>(), 2);
        QVERIFY(engine().asked[0].params == engine().asked[1].params);
        // The other one begins at the checkpoint, which is older.
        QVERIFY(engine().tell<TrainModel>(statusWith({"crp"})));
        QCOMPARE(picksOf(training()), std::vector<std::string>{"crp"});
        QVERIFY(fixture().finish());
        QCOMPARE(fixture().last().state, RunState::Finished);
        QVERIFY(fixture().failures.empty());
    }

    void anEngineThatDoesNotComeBackIsAFailureToGoOnFrom()
    {
        QVERIFY(fixture().start());
        engine().die();
        engine().giveUp({ErrorCode::EngineUnavailable, "The engine does not start.", "Check the command."});
        QVERIFY(!training().isRunning());
        QCOMPARE(fixture().failures.size(), std::size_t{1});
        QCOMPARE(fixture().failures[0].code, ErrorCode::EngineUnavailable);
        QVERIFY(fixture().last().canGoOn());
        engine().service.start();
        training().goOn(fixture().last().key);
        QVERIFY(fixture().isUnderWay() && fixture().finish());
        QCOMPARE(fixture().last().state, RunState::Finished);
        QVERIFY(!fixture().last().error);
    }

    void cancelledWhileTheEngineIsGoneItEnds()
    {
        QVERIFY(fixture().start());
        engine().die();
        training().cancel();
        QVERIFY(comesAbout([&] { return !training().isRunning(); }));
        QCOMPARE(fixture().last().state, RunState::Cancelled);
        engine().comeBack();
        QCOMPARE(engine().countOf<TrainModel>(), 1); // the other engine is not asked
    }

    void aStatusThatLeavesSomethingOutIsIgnored()
    {
        QVERIFY(fixture().start());
        QSignalSpy changed(&training(), &TrainingService::liveChanged);
        QVERIFY(engine().tell<TrainModel>(statusWith({"crp"})));
        QVERIFY(engine().tell<TrainModel>(statusWith({"fever"}, 5)));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(picksOf(training()), std::vector<std::string>{"crp"});
        QVERIFY(fixture().finish());
        QVERIFY(hasFinishedOne()); // the next one begins without the lanes of this
        QVERIFY(training().live().lanes().empty());
    }

    void pauseAndFinishReachTheEngine()
    {
        QVERIFY(fixture().start());
        training().setPaused(true);
        QVERIFY(training().isPaused());
        QVERIFY(comesAbout([&] { return engine().open<TrainModel>().isPaused; }));
        training().stopAndKeep();
        QVERIFY(training().isStopping() && !training().isPaused());
        QVERIFY(comesAbout([&] { return engine().open<TrainModel>().isToFinish; }));
        QVERIFY(fixture().finish());
        QVERIFY(!training().isStopping());
        QCOMPARE(fixture().last().state, RunState::Finished);
    }

    void oneRunsAtATime()
    {
        QVERIFY(fixture().start());
        const std::string key = training().run().key;
        training().start(planOfWard("another"));
        QCOMPARE(training().run().key, key);
        QVERIFY(fixture().finish());
        QCOMPARE(engine().countOf<TrainModel>(), 1);
    }

    void aRepeatedOneHasAFolderOfItsOwn()
    {
        QVERIFY(hasFinishedOne());
        const TrainingRun first = fixture().last();
        QVERIFY(QDir().mkpath(QString::fromStdString(first.modelFolder))); // the engine would have
        training().repeat(first.key);
        QVERIFY(fixture().isUnderWay());
        QVERIFY(training().run().modelFolder != first.modelFolder);
        QCOMPARE(training().run().repeats, first.key);
        QVERIFY(fixture().finish());
    }

    void whatEndsBehindTheLockIsKeptWhenItIsOpened()
    {
        QVERIFY(fixture().start());
        const std::string key = training().run().key;
        fixture().store.lock();
        QVERIFY(training().isRunning());
        QVERIFY(training().runs().empty()); // nobody sees what was trained
        QVERIFY(fixture().finish());
        fixture().store.unlock();
        QVERIFY(comesAbout(
            [&] { return training().find(key) && training().find(key)->state == RunState::Finished; }));
        QVERIFY(fixture().isKept(RunState::Finished));
        QVERIFY(fixture().failures.empty());
    }

    void nothingIsTrainedThatTheStoreCannotKeep()
    {
        const auto reader = fixture().store.reader();
        TrainingService readOnly(*reader, engine().service);
        QSignalSpy failed(&readOnly, &TrainingService::failed);
        readOnly.start(planOfWard());
        QVERIFY(comesAbout([&] { return !failed.isEmpty(); }));
        QVERIFY(!readOnly.isRunning() && engine().asked.empty());
    }

    // --- before a training

    void aNewerEstimateSupersedesTheOlder()
    {
        engine().ignoresCancel = true; // too late for it: the answer is on its way
        std::vector<double> seconds;
        askEstimate("first", seconds);
        QVERIFY(engine().isAsked<EstimateTraining>());
        askEstimate("second", seconds);
        QVERIFY(comesAbout([&] { return engine().countOf<EstimateTraining>() == 2; }));
        const auto ids = std::pair(engine().asked[0].id, engine().asked[1].id);
        QVERIFY(engine().answerTo<EstimateTraining>(ids.second, estimateOf(2)));
        QVERIFY(engine().answerTo<EstimateTraining>(ids.first, estimateOf(1)));
        QCOMPARE(seconds, std::vector<double>{2});
    }

    void aTrainingThatStartsDropsTheEstimate()
    {
        std::vector<double> seconds;
        askEstimate("first", seconds);
        QVERIFY(engine().isAsked<EstimateTraining>());
        QVERIFY(fixture().start());
        QVERIFY(!engine().answerTo<EstimateTraining>(engine().asked[0].id, estimateOf(1)));
        QVERIFY(seconds.empty());
        QVERIFY(fixture().finish());
    }

    void anEstimateThatFailsSaysWhy()
    {
        std::optional<Error> error;
        training().estimate(planOfWard(), [&](const Result<contract::TrainingEstimate>& answer) {
            error = answer ? std::nullopt : std::optional(errorOf(answer));
        });
        QVERIFY(engine().refuse<EstimateTraining>(ErrorCode::NotFound, "There is no ward.csv."));
        QVERIFY(error.has_value());
        QCOMPARE(error->message.english(), std::string("There is no ward.csv."));
        QVERIFY(fixture().failures.empty()); // whoever asked is told
    }

    // --- another threshold

    void anotherThresholdIsAskedOfTheSameModel()
    {
        QVERIFY(hasFinishedOne());
        QSignalSpy saved(&training(), &TrainingService::thresholdSaved);
        training().saveWithThreshold(fixture().last().key, 3, 0.5);
        training().saveWithThreshold(fixture().last().key, 3, 0.6); // while it is: nothing
        QVERIFY(training().isSavingThreshold());
        const Json asked = engine().open<ChangeThreshold>().params;
        QCOMPARE(asked.at("model"), Json(fixture().last().modelFolder));
        QCOMPARE(asked.at("threshold"), Json(0.5));
        QVERIFY(asked.at("output") != asked.at("model"));
        contract::ChangedModel changed;
        changed.modelSha256 = std::string(64, 'b');
        changed.manifest = tinyManifest();
        QVERIFY(engine().answer<ChangeThreshold>(changed));
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved[0][0].value<SavedThreshold>().modelSha256, changed.modelSha256);
        QVERIFY(!training().isSavingThreshold());
        QCOMPARE(engine().countOf<ChangeThreshold>(), 1);
    }

    void aThresholdThatCannotBeIsToldInItsSentence()
    {
        QVERIFY(hasFinishedOne());
        training().saveWithThreshold(fixture().last().key, 9, 0.5);
        QVERIFY(engine().refuse<ChangeThreshold>(ErrorCode::InvalidInput, "There is no budget 9."));
        QVERIFY(!training().isSavingThreshold());
        QCOMPARE(fixture().failures.size(), std::size_t{1});
        QCOMPARE(fixture().failures[0].message.english(), std::string("There is no budget 9."));
        QCOMPARE(fixture().last().state, RunState::Finished); // the run itself is as it was
    }
};

QTEST_GUILESS_MAIN(TestTrainingRequests)
#include "tst_trainingrequests.moc"
