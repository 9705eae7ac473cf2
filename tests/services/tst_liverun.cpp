// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/liverun.h"

#include <QTest>

using namespace genex;
using namespace genex::services;
using contract::Json;

namespace {

Json laneNews(const std::string& name, const Json& changes = Json::object())
{
    Json lane = {{"name", name},
                 {"patients", 10},
                 {"phase", "tests"},
                 {"done", 1},
                 {"total", 4},
                 {"share", 0.25},
                 {"seconds", 3.0},
                 {"picks_from", 0},
                 {"picks", Json::array()},
                 {"estimated", 0},
                 {"expert_losses", Json::array()},
                 {"generator_losses", Json::array()}};
    lane.update(changes);
    return lane;
}

Json newsOf(const Json& lane)
{
    return {{"lanes", {lane}}, {"memory_bytes", 5e8}, {"patients_per_second", 1000.0}};
}

} // namespace

class TestLiveRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picksAndCurvesGrow()
    {
        LiveRun run;
        run.take(
            newsOf(laneNews("bucket-0", {{"picks", {"fever"}}, {"expert_losses", {{0, 2.0}, {1, 1.5}}}})));
        run.take(newsOf(laneNews("bucket-0", {{"picks_from", 1},
                                              {"picks", {"cough", "rash"}},
                                              {"expert_losses", {{2, 1.0}}},
                                              {"generator_losses", {{0, 0.7}}}})));
        const TrainingLane* lane = run.lane("bucket-0");
        QVERIFY(lane);
        QCOMPARE(lane->picks, (std::vector<std::string>{"fever", "cough", "rash"}));
        QCOMPARE(lane->expert.steps, (std::vector<double>{0, 1, 2}));
        QCOMPARE(lane->expert.losses, (std::vector<double>{2, 1.5, 1}));
        QCOMPARE(lane->generator.losses, (std::vector<double>{0.7}));
        QCOMPARE(run.patientsPerSecond(), 1000.0);
    }

    void aRunThatGoesOnRepeatsNothing()
    {
        LiveRun run;
        run.take(newsOf(
            laneNews("bucket-0", {{"picks", {"fever", "cough"}}, {"expert_losses", {{0, 2.0}, {5, 1.5}}}})));
        // Another engine begins at its checkpoint, which is older than what was told last.
        run.take(newsOf(
            laneNews("bucket-0", {{"picks", {"fever"}}, {"expert_losses", {{4, 1.6}, {5, 1.5}, {6, 1.4}}}})));
        const TrainingLane* lane = run.lane("bucket-0");
        QCOMPARE(lane->picks, std::vector<std::string>{"fever"});
        QCOMPARE(lane->expert.steps, (std::vector<double>{0, 5, 6}));
    }

    void timeLeftFollowsFromThePace()
    {
        LiveRun run;
        run.take(newsOf(laneNews("bucket-0"))); // a quarter in three seconds
        QCOMPARE(run.lane("bucket-0")->secondsLeft().value(), 9.0);
        run.take(newsOf(laneNews("bucket-0", {{"share", 0.0}})));
        QVERIFY(!run.lane("bucket-0")->secondsLeft());
        run.take(newsOf(laneNews("bucket-0", {{"phase", "done"}})));
        QCOMPARE(run.lane("bucket-0")->secondsLeft().value(), 0.0);
    }

    void checkpointsAndTheirProblemsAreKept()
    {
        LiveRun run;
        Json news = newsOf(laneNews("a"));
        news["checkpoint"] = Error{ErrorCode::DiskFull, "No space.", ""};
        run.take(news);
        QCOMPARE(run.checkpointProblem()->code, ErrorCode::DiskFull);
        news["checkpoint"] = "saved";
        run.take(news);
        QVERIFY(!run.checkpointProblem());
        QCOMPARE(run.checkpoints(), 2);
        run.take(newsOf(laneNews("a")));
        QCOMPARE(run.checkpoints(), 2);
    }

    void nonsenseChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("picks left out") << QByteArray(R"({"picks_from": 3, "picks": ["rash"]})");
        QTest::newRow("share above all") << QByteArray(R"({"share": 7})");
        QTest::newRow("negative time") << QByteArray(R"({"seconds": -1})");
        QTest::newRow("no list") << QByteArray(R"({"expert_losses": 5})");
        QTest::newRow("no pair") << QByteArray(R"({"expert_losses": [[1]]})");
        QTest::newRow("no name") << QByteArray(R"({"name": 5})");
    }
    void nonsenseChangesNothing()
    {
        QFETCH(const QByteArray, change);
        LiveRun run;
        run.take(newsOf(laneNews("a", {{"picks", {"fever"}}})));
        const std::vector<TrainingLane> before = run.lanes();
        Json bad = newsOf(laneNews("b"));
        bad["lanes"].push_back(laneNews("a", Json::parse(change.toStdString())));
        QVERIFY_THROWS_EXCEPTION(std::exception, run.take(bad));
        QVERIFY(run.lanes() == before);
        QVERIFY_THROWS_EXCEPTION(std::exception, run.take(Json::array()));
        QVERIFY_THROWS_EXCEPTION(std::exception, run.take({{"lanes", Json::array()}}));
    }

    void numbersThatAreNoneAreLeftOut()
    {
        LiveRun run;
        run.take(newsOf(laneNews("a", {{"expert_losses", {{0, 1.0}, {1, 1e300 * 1e300}, {2, 0.5}}}})));
        QCOMPARE(run.lane("a")->expert.steps, (std::vector<double>{0, 2}));
    }
};

QTEST_APPLESS_MAIN(TestLiveRun)
#include "tst_liverun.moc"
