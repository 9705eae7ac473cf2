// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/jobcontrol.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace genex;
using namespace std::chrono_literals;

namespace {

/// A clock that moves only when told to.
struct FakeClock
{
    SteadyClock::time_point now{};
    JobControl::Now reader()
    {
        return [this] { return now; };
    }
};

} // namespace

class TestJobControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopEndsABillionSteps()
    {
        JobControl job;
        std::int64_t steps = 0;
        bool cancelled = false;
        std::jthread worker([&] {
            try {
                for (; steps < 1'000'000'000; ++steps)
                    job.report(steps, 1'000'000'000, "counting");
            } catch (const Failure& failure) {
                cancelled = failure.error().code == ErrorCode::Cancelled;
            }
        });
        std::this_thread::sleep_for(10ms);
        job.requestStop();
        worker.join();
        QVERIFY(cancelled);
        QVERIFY(steps < 1'000'000'000);
    }

    void askedToFinishAPausedJobGoesOn()
    {
        JobControl job;
        job.pause();
        std::jthread worker([&] { job.checkPoint(); });
        QVERIFY(!job.finishRequested());
        job.requestFinish();
        worker.join(); // it would wait for ever
        QVERIFY(job.finishRequested());
        QVERIFY(!job.isPaused());
    }

    void statusGoesToWhoListens()
    {
        JobControl job;
        QVERIFY(!job.wantsStatus());
        job.tellStatus(1);
        std::vector<int> heard;
        job.setStatusListener([&](const std::any& status) { heard.push_back(std::any_cast<int>(status)); });
        QVERIFY(job.wantsStatus());
        job.tellStatus(2);
        QCOMPARE(heard, std::vector<int>{2});
    }

    void pausedJobStandsStillUntilResumed()
    {
        JobControl job;
        std::atomic<int> steps = 0;
        job.pause();
        std::jthread worker([&] {
            for (int i = 0; i < 5; ++i) {
                job.checkPoint();
                ++steps;
            }
        });
        std::this_thread::sleep_for(30ms);
        QCOMPARE(steps.load(), 0);
        job.resume();
        worker.join();
        QCOMPARE(steps.load(), 5);
    }

    void stopEndsAPausedJob()
    {
        JobControl job;
        bool cancelled = false;
        job.pause();
        std::jthread worker([&] {
            try {
                job.checkPoint();
            } catch (const Failure&) {
                cancelled = true;
            }
        });
        job.requestStop();
        worker.join();
        QVERIFY(cancelled);
    }

    void tellsAtMostEveryHundredMilliseconds()
    {
        FakeClock clock;
        std::vector<std::int64_t> told;
        JobControl job([&](const Progress& progress) { told.push_back(progress.done); }, clock.reader());
        for (int i = 0; i <= 50; ++i) {
            job.report(i, 50, "reading");
            clock.now += 10ms;
        }
        // The first, then one each 100 ms, and the last although its time had not come.
        QCOMPARE(told, (std::vector<std::int64_t>{0, 10, 20, 30, 40, 50}));
    }

    void aNewPhaseIsToldAtOnce()
    {
        FakeClock clock;
        std::vector<std::string> told;
        JobControl job([&](const Progress& progress) { told.push_back(progress.phase.english()); },
                       clock.reader());
        job.report(0, 10, "reading");
        job.report(1, 10, "reading");
        job.report(2, 10, "training");
        QCOMPARE(told, (std::vector<std::string>{"reading", "training"}));
    }

    void timeLeftComesFromWorkDoneHere()
    {
        FakeClock clock;
        Progress last;
        JobControl job([&](const Progress& progress) { last = progress; }, clock.reader());
        job.report(40, 100, "training"); // resumed from a checkpoint: 40 were done before
        QVERIFY(!last.etaSeconds);
        clock.now += 2s;
        job.report(60, 100, "training"); // 20 steps in 2 s, 40 left: 4 s
        QCOMPARE(last.elapsedSeconds, 2.0);
        QCOMPARE(last.etaSeconds.value(), 4.0);
    }

    void partsMoveOneBar()
    {
        FakeClock clock;
        std::vector<Progress> told;
        JobControl job([&](const Progress& progress) { told.push_back(progress); }, clock.reader());
        job.enterPart(0, 0.25);
        job.report(0, 8, "reading");
        job.report(8, 8, "reading"); // the part's end is not the job's: too soon to be told
        job.enterPart(0.25, 1);
        job.report(0, 3, "training");
        clock.now += 1s;
        job.report(1, 3, "training");
        clock.now += 1s;
        job.report(3, 3, "training");
        std::vector<double> shares;
        for (const Progress& progress : told)
            shares.push_back(static_cast<double>(progress.done) / static_cast<double>(progress.total));
        QCOMPARE(shares, (std::vector<double>{0, 0.25, 0.5, 1}));
    }

    void aPartOfUnknownLengthStandsAtItsBegin()
    {
        Progress last;
        JobControl job([&](const Progress& progress) { last = progress; });
        job.enterPart(0.5, 0.75);
        job.report(100, 0, "reading");
        QCOMPARE(2 * last.done, last.total);
    }

    void timeLeftFollowsThePartsOwnPace()
    {
        FakeClock clock;
        Progress last;
        JobControl job([&](const Progress& progress) { last = progress; }, clock.reader());
        job.enterPart(0, 0.5);
        job.report(0, 100, "reading");
        clock.now += 1s;
        job.report(100, 100, "reading");
        job.enterPart(0.5, 1);
        job.report(60, 100, "training"); // 60 were done before
        QVERIFY(!last.etaSeconds);
        clock.now += 2s;
        job.report(80, 100, "training"); // a tenth of the whole in 2 s, a tenth left
        QCOMPARE(last.elapsedSeconds, 3.0);
        QCOMPARE(last.etaSeconds.value(), 2.0);
    }

    void unknownTotalHasNoEta()
    {
        FakeClock clock;
        Progress last;
        JobControl job([&](const Progress& progress) { last = progress; }, clock.reader());
        job.report(0, 0, "reading");
        clock.now += 5s;
        job.report(100, 0, "reading");
        QCOMPARE(last.done, 100);
        QVERIFY(!last.etaSeconds);
    }
};

QTEST_APPLESS_MAIN(TestJobControl)
#include "tst_jobcontrol.moc"
