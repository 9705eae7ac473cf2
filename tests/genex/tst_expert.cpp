#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

TrainingTable tableOf(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return TrainingTable(dataset, rows, Encoding::measure(dataset, rows));
}

} // namespace

class TestExpert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void aGapIsNeverRevealed()
    {
        const TrainingTable table = tableOf(mixedWithGaps(50, 7, 5));
        const Pools pools{{0, 1, 2, 3, 4, 5, 6}, {3}};
        Patients patients;
        for (std::size_t r = 0; r < table.rows(); ++r)
            patients.add(r, r % 2, 1);
        const Draw draw =
            drawWithBatch(patients, 1000, 7, std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6}, Random(1));
        const probe::Seen seen = probe::gathered(table, pools, draw, "cpu");
        std::size_t gaps = 0;
        for (std::size_t i = 0; i < seen.mask.size(); ++i) {
            const bool isKnown = table.known[static_cast<std::size_t>(draw.rows[i / 7]) * 7 + i % 7] != 0;
            QCOMPARE(seen.mask[i], isKnown ? 1.0F : 0.0F);
            if (!isKnown)
                QCOMPARE(seen.values[i], 0.0F);
            gaps += isKnown ? 0 : 1;
        }
        QVERIFY(gaps > 30);
    }

    void aStepSeesOAndR()
    {
        const TrainingTable table = tableOf(twoTellAll(4, 6, 0, 1, 5));
        Draw draw;
        draw.rows = {2, 0};
        draw.pools = {0, 1};
        draw.weights = {1, 1};
        draw.revealed = {0, 0, 1, 0, 0, 0, /**/ 0, 0, 0, 0, 0, 1};
        const probe::Seen seen = probe::gathered(table, {{0, 2}, {4}}, draw, "cpu");
        QCOMPARE(seen.mask, (std::vector<float>{1, 0, 1, 0, 0, 0, /**/ 0, 0, 0, 0, 1, 1}));
        QCOMPARE(seen.values[0], table.row(2)[0]);
        QCOMPARE(seen.values[1], 0.0F);
        QCOMPARE(seen.values[11], table.row(0)[5]);
    }

    void adamMovesByTheLearningRateAndLearns()
    {
        const TrainingTable table = tableOf(twoTellAll(40, 4, 0, 1, 5));
        Patients patients;
        for (std::size_t r = 0; r < table.rows(); ++r)
            patients.add(r, 0, 1);
        const Draw draw = drawWithBatch(patients, 1000, 4, {}, Random(1));
        const probe::Steps steps = probe::trainSteps(table, {{0, 1}}, draw, 4, 200, 0.02, "cpu");
        // In Adam's first step m̂/√v̂ = ±1 wherever there is a gradient: features 2 and 3 are unknown and have
        // none.
        for (std::size_t i = 0; i < steps.firstChange.size(); ++i) {
            const double moved = std::abs(steps.firstChange[i]);
            QVERIFY2(moved < 1e-7 || std::abs(moved - 0.02) < 1e-4, std::to_string(moved).c_str());
        }
        QVERIFY(std::abs(steps.firstChange[0]) > 0.019);
        QCOMPARE(steps.firstChange[2 * 8], 0.0F);
        QVERIFY(steps.losses.front() > 1);
        QVERIFY(steps.losses.back() < 0.05);
    }
};

QTEST_APPLESS_MAIN(TestExpert)
#include "tst_expert.moc"
