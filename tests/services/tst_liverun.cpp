// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/liverun.h"

#include <QTest>

using namespace genex;
using namespace genex::services;
using contract::LanePhase;
using contract::LaneStatus;
using contract::TrainingStatus;

namespace {

LaneStatus laneNamed(const std::string& name)
{
    LaneStatus lane;
    lane.name = name;
    lane.patients = 10;
    lane.progress = {LanePhase::Tests, 1, 4, 0.25, 3.0, 0};
    return lane;
}

LaneStatus laneWith(const std::string& name, std::uint64_t picksFrom, std::vector<std::string> picks,
                    std::vector<contract::StepLoss> expertLosses = {})
{
    LaneStatus lane = laneNamed(name);
    lane.picksFrom = picksFrom;
    lane.picks = std::move(picks);
    lane.expertLosses = std::move(expertLosses);
    return lane;
}

TrainingStatus statusOf(const LaneStatus& lane)
{
    TrainingStatus status;
    status.lanes = {lane};
    status.memoryBytes = 500'000'000;
    status.patientsPerSecond = 1000;
    return status;
}

} // namespace

class TestLiveRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picksAndCurvesGrow()
    {
        LiveRun run;
        run.take(statusOf(laneWith("bucket-0", 0, {"fever"}, {{0, 2.0}, {1, 1.5}})));
        LaneStatus next = laneWith("bucket-0", 1, {"cough", "rash"}, {{2, 1.0}});
        next.generatorLosses = {{0, 0.7}};
        run.take(statusOf(next));
        const TrainingLane* lane = run.lane("bucket-0");
        QVERIFY(lane);
        QCOMPARE(lane->picks, (std::vector<std::string>{"fever", "cough", "rash"}));
        QCOMPARE(lane->expert.steps, (std::vector<double>{0, 1, 2}));
        QCOMPARE(lane->expert.losses, (std::vector<double>{2, 1.5, 1}));
        QCOMPARE(lane->generator.losses, (std::vector<double>{0.7}));
        QCOMPARE(run.patientsPerSecond(), 1000.0);
        QCOMPARE(run.memoryBytes(), std::uint64_t{500'000'000});
    }

    void aRunThatGoesOnRepeatsNothing()
    {
        LiveRun run;
        run.take(statusOf(laneWith("bucket-0", 0, {"fever", "cough"}, {{0, 2.0}, {5, 1.5}})));
        // Another engine begins at its checkpoint, which is older than what was told last.
        run.take(statusOf(laneWith("bucket-0", 0, {"fever"}, {{4, 1.6}, {5, 1.5}, {6, 1.4}})));
        const TrainingLane* lane = run.lane("bucket-0");
        QCOMPARE(lane->picks, std::vector<std::string>{"fever"});
        QCOMPARE(lane->expert.steps, (std::vector<double>{0, 5, 6}));
    }

    void timeLeftFollowsFromThePace()
    {
        LiveRun run;
        LaneStatus lane = laneNamed("bucket-0");
        run.take(statusOf(lane)); // a quarter in three seconds
        QCOMPARE(run.lane("bucket-0")->secondsLeft().value(), 9.0);
        lane.progress.share = 0;
        run.take(statusOf(lane));
        QVERIFY(!run.lane("bucket-0")->secondsLeft());
        lane.progress.phase = LanePhase::Done;
        run.take(statusOf(lane));
        QCOMPARE(run.lane("bucket-0")->secondsLeft().value(), 0.0);
    }

    void checkpointsAndTheirProblemsAreKept()
    {
        LiveRun run;
        TrainingStatus status = statusOf(laneNamed("a"));
        status.checkpoint = {Error{ErrorCode::DiskFull, "No space.", ""}};
        run.take(status);
        QCOMPARE(run.checkpointProblem()->code, ErrorCode::DiskFull);
        status.checkpoint = contract::CheckpointStatus{};
        run.take(status);
        QVERIFY(!run.checkpointProblem());
        QCOMPARE(run.checkpoints(), 2);
        run.take(statusOf(laneNamed("a")));
        QCOMPARE(run.checkpoints(), 2);
    }

    void aSpeedThatIsNotToldStays()
    {
        LiveRun run;
        TrainingStatus status = statusOf(laneNamed("a"));
        run.take(status);
        status.patientsPerSecond.reset();
        run.take(status);
        QCOMPARE(run.patientsPerSecond(), 1000.0);
    }

    void leftOutPicksChangeNothing()
    {
        LiveRun run;
        run.take(statusOf(laneWith("a", 0, {"fever"})));
        const std::vector<TrainingLane> before = run.lanes();
        TrainingStatus bad = statusOf(laneNamed("b"));
        bad.lanes.push_back(laneWith("a", 3, {"rash"}));
        QVERIFY_THROWS_EXCEPTION(Failure, run.take(bad));
        QVERIFY(run.lanes() == before);
    }
};

QTEST_APPLESS_MAIN(TestLiveRun)
#include "tst_liverun.moc"
