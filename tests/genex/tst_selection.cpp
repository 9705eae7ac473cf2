#include "failureof.h"
#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace genex;
using namespace genex::method;

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void rankOneEqualsTheWholeNetwork_data()
    {
        QTest::addColumn<bool>("withGaps");
        QTest::addColumn<QList<std::int64_t>>("picked");
        QTest::newRow("complete rows, nothing picked") << false << QList<std::int64_t>{};
        QTest::newRow("gaps and measured values") << true << QList<std::int64_t>{};
        QTest::newRow("gaps, two picked") << true << QList<std::int64_t>{1, 5};
    }

    void rankOneEqualsTheWholeNetwork()
    {
        QFETCH(const bool, withGaps);
        QFETCH(const QList<std::int64_t>, picked);
        const data::Dataset dataset = withGaps ? mixedWithGaps(60, 9, 3) : twoTellAll(60, 9, 2, 7, 3);
        const Pools pools{{0, 4}, {5, 8}, {}};
        const auto scores = probe::score(dataset, pools, {picked.begin(), picked.end()}, 16, 11, "cpu");
        QCOMPARE(scores.byRankOne.size(), dataset.width());
        QVERIFY(std::abs(scores.now - scores.nowByForward) < 1e-5);
        for (std::size_t e = 0; e < dataset.width(); ++e)
            QVERIFY(std::abs(scores.byRankOne[e] - scores.byForward[e]) < 1e-5);
        for (const std::int64_t e : picked) // known to everybody: changes nothing
            QVERIFY(std::abs(scores.byRankOne[static_cast<std::size_t>(e)] - scores.now) < 1e-6);
        const auto [least, most] = std::minmax_element(scores.byForward.begin(), scores.byForward.end());
        QVERIFY(*most - *least > 1e-4); // candidates do differ
    }

    void manyPiecesGiveTheSameAsPlainLoops()
    {
        // 4,500 patients × 40 candidates × (64 + 4) numbers: 25 pieces, the last one shorter.
        const data::Dataset dataset = twoTellAll(1500, 40, 2, 7, 3);
        const auto scores = probe::score(dataset, {{0}, {1}, {2, 3}}, {}, 64, 12, "cpu");
        for (std::size_t e = 0; e < dataset.width(); ++e)
            QVERIFY(std::abs(scores.byRankOne[e] - scores.byForward[e]) < 1e-5);
    }

    void theBestCandidateIsPicked()
    {
        const data::Dataset dataset = twoTellAll(60, 9, 2, 7, 3);
        const auto scores = probe::score(dataset, {{0, 4}, {}}, {}, 16, 11, "cpu");
        const auto best = std::min_element(scores.byForward.begin(), scores.byForward.end());
        const bool helps = *best < scores.nowByForward;
        QCOMPARE(scores.best, helps ? best - scores.byForward.begin() : std::ptrdiff_t{-1});
    }

    void nothingIsPickedWhenEverythingIsKnown()
    {
        const data::Dataset dataset = twoTellAll(60, 3, 0, 1, 3);
        QCOMPARE(probe::score(dataset, {{0, 1, 2}}, {}, 16, 11, "cpu").best, std::int64_t{-1});
        QCOMPARE(probe::score(dataset, {{}}, {0, 1, 2}, 16, 11, "cpu").best, std::int64_t{-1});
    }

    void anExpertThatWentAstrayIsNotFollowed()
    {
        const Error error = failureOf([] { probe::pickFromBrokenExpert(twoTellAll(20, 3, 0, 1, 3)); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.remedy.find("learning_rate") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSelection)
#include "tst_selection.moc"
