// SPDX-License-Identifier: GPL-3.0-or-later
#include "statusreporter.h"

#include <QTest>

#include <limits>

using namespace genex;
using namespace genex::method;
using namespace std::chrono_literals;
using contract::LanePhase;
using contract::LaneStatus;
using contract::StepLoss;
using contract::TrainingStatus;

namespace {

/// Reports with a clock that moves only when told to.
struct StatusFixture
{
    SteadyClock::time_point now{};
    JobControl job;
    std::vector<TrainingStatus> heard;
    std::optional<StatusReporter> status;

    StatusFixture()
    {
        job.setStatusListener(
            [this](const std::any& told) { heard.push_back(std::any_cast<const TrainingStatus&>(told)); });
        status.emplace(job, std::vector<std::string>{"fever", "cough", "chills"}, [this] { return now; });
    }
};

LaneState stateOf(LanePhase phase, std::int64_t patientsSeen = 0)
{
    return {{phase}, patientsSeen};
}

} // namespace

class TestStatusReporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lanesThatWaitAreToldInTheirOrder()
    {
        StatusFixture fixture;
        fixture.status->open("shared-expert", 40);
        fixture.status->open("bucket-0", 25);
        fixture.status->tell();
        QCOMPARE(fixture.heard.size(), std::size_t{1});
        const std::vector<LaneStatus>& lanes = fixture.heard[0].lanes;
        QCOMPARE(lanes[0].name, std::string("shared-expert"));
        QCOMPARE(lanes[1].patients, std::int64_t{25});
        QCOMPARE(lanes[1].progress.phase, LanePhase::Waiting);
    }

    void atMostFiveTimesASecond()
    {
        StatusFixture fixture;
        fixture.status->note("a", stateOf(LanePhase::Expert), {}, {});
        QVERIFY(fixture.heard.empty()); // too early
        fixture.now += 199ms;
        fixture.status->note("a", stateOf(LanePhase::Expert), {}, {});
        QVERIFY(fixture.heard.empty());
        fixture.now += 1ms;
        fixture.status->note("a", stateOf(LanePhase::Expert), {}, {});
        QCOMPARE(fixture.heard.size(), std::size_t{1});
        fixture.status->note("a", stateOf(LanePhase::Expert), {}, {});
        QCOMPARE(fixture.heard.size(), std::size_t{1});
    }

    void onlyWhatIsNewIsTold()
    {
        StatusFixture fixture;
        const std::vector<std::int64_t> one{2};
        const std::vector<std::int64_t> three{2, 0, 1};
        fixture.status->open("b", 5);
        fixture.status->note("a", stateOf(LanePhase::Tests), one,
                             std::vector<LossPoint>{{Network::Expert, 4, 0.5}});
        fixture.status->tell();
        fixture.status->note("a", stateOf(LanePhase::Tests), three,
                             std::vector<LossPoint>{{Network::Generator, 9, 0.25}});
        fixture.status->tell();
        const LaneStatus& first = fixture.heard[0].lanes[1];
        QCOMPARE(first.picks, std::vector<std::string>{"chills"});
        QVERIFY(first.expertLosses == (std::vector<StepLoss>{{4, 0.5}}));
        QCOMPARE(fixture.heard[1].lanes.size(), std::size_t{1}); // b has said nothing new
        const LaneStatus& second = fixture.heard[1].lanes[0];
        QCOMPARE(second.picksFrom, std::uint64_t{1});
        QCOMPARE(second.picks, (std::vector<std::string>{"fever", "cough"}));
        QVERIFY(second.expertLosses.empty());
        QVERIFY(second.generatorLosses == (std::vector<StepLoss>{{9, 0.25}}));
    }

    void aLossThatIsNoNumberIsLeftOut()
    {
        StatusFixture fixture;
        const double none = std::numeric_limits<double>::quiet_NaN();
        fixture.status->note("a", stateOf(LanePhase::Expert), {},
                             std::vector<LossPoint>{{Network::Expert, 0, none}, {Network::Expert, 1, 0.5}});
        fixture.status->tell();
        QVERIFY(fixture.heard[0].lanes[0].expertLosses == (std::vector<StepLoss>{{1, 0.5}}));
    }

    void throughputIsWhatCameSinceTheLastTime()
    {
        StatusFixture fixture;
        fixture.now += 2s;
        fixture.status->note("a", stateOf(LanePhase::Expert, 3000), {}, {});
        fixture.now += 500ms;
        fixture.status->note("a", stateOf(LanePhase::Expert, 4000), {}, {});
        QCOMPARE(fixture.heard[0].patientsPerSecond.value(), 1500.0);
        QCOMPARE(fixture.heard[1].patientsPerSecond.value(), 2000.0);
        QVERIFY(fixture.heard[0].memoryBytes > 1'000'000);
    }

    void checkpointsAreToldOnceWithWhatWentWrong()
    {
        StatusFixture fixture;
        fixture.status->noteCheckpoint(std::nullopt);
        fixture.status->tell();
        fixture.status->tell();
        fixture.status->noteCheckpoint(Error{ErrorCode::DiskFull, "No space.", "Free some."});
        fixture.status->tell();
        QVERIFY(fixture.heard[0].checkpoint == contract::CheckpointStatus{});
        QVERIFY(!fixture.heard[1].checkpoint);
        QCOMPARE(fixture.heard[2].checkpoint->problem->code, ErrorCode::DiskFull);
    }

    void nobodyListensNothingIsKept()
    {
        JobControl job;
        StatusReporter status(job, {"fever"});
        QVERIFY(!status.isWanted());
        status.note("a", stateOf(LanePhase::Expert), {}, {});
        status.tell();
    }
};

QTEST_APPLESS_MAIN(TestStatusReporter)
#include "tst_statusreporter.moc"
