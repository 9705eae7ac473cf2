// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/parallelfor.h"

#include <QTest>

#include <atomic>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

using genex::parallelFor;

class TestParallelFor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsDoneOnce_data()
    {
        QTest::addColumn<int>("workers");
        for (const int workers : {-1, 0, 1, 2, 3, 200})
            QTest::addRow("%d workers", workers) << workers;
    }
    void everythingIsDoneOnce()
    {
        QFETCH(const int, workers);
        std::vector<std::atomic<int>> times(100);
        parallelFor(times.size(), workers, [&](std::size_t i) { ++times[i]; });
        for (const auto& count : times)
            QCOMPARE(count.load(), 1);
    }

    void nothingToDoIsNoWork()
    {
        parallelFor(0, 4, [](std::size_t) { QFAIL("called"); });
    }

    void oneWorkerIsTheCallerAndKeepsTheOrder()
    {
        std::vector<std::size_t> order;
        std::set<std::thread::id> threads;
        parallelFor(5, 1, [&](std::size_t i) {
            order.push_back(i);
            threads.insert(std::this_thread::get_id());
        });
        QCOMPARE(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
        QCOMPARE(threads, std::set{std::this_thread::get_id()});
    }

    /// Each of three waits until the others have begun: with fewer threads it would never end.
    void workersWorkAtTheSameTime()
    {
        std::atomic<int> begun = 0;
        parallelFor(3, 3, [&](std::size_t) {
            ++begun;
            while (begun < 3)
                std::this_thread::yield();
        });
        QCOMPARE(begun.load(), 3);
    }

    void aFailureStopsWhatHasNotBegunAndIsThrown_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addRow("one") << 1;
        QTest::addRow("three") << 3;
    }
    void aFailureStopsWhatHasNotBegunAndIsThrown()
    {
        QFETCH(const int, workers);
        std::atomic<int> done = 0;
        std::atomic<int> begun = 0;
        const auto work = [&](std::size_t i) {
            ++begun;
            if (i == 2)
                throw std::runtime_error("the third");
            if (i < 2)
                ++done;
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, parallelFor(1'000'000, workers, work));
        QCOMPARE(done.load(), 2);
        QVERIFY(workers > 1 || begun == 3);
    }
};

QTEST_APPLESS_MAIN(TestParallelFor)
#include "tst_parallelfor.moc"
