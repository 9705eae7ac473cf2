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

/// Of feature 2 to the first of eight hidden units.
constexpr std::size_t kWeightOfUnknown = std::size_t{2} * 8;

/// On forty patients of whom the first two of four features are known, and tell the class.
probe::Steps train(const probe::StepsWanted& wanted)
{
    const TrainingTable table = tableOf(twoTellAll(40, 4, 0, 1, 5));
    Patients patients;
    for (std::size_t r = 0; r < table.rows(); ++r)
        patients.add(r, 0, 1);
    return probe::trainSteps(table, {{0, 1}}, drawWithBatch(patients, 1000, 4, {}, Random(1)), wanted);
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
        const probe::Steps steps = train({.classes = 4, .count = 200, .learningRate = 0.02});
        // In Adam's first step m̂/√v̂ = ±1 wherever there is a gradient: features 2 and 3 are unknown and have
        // none.
        for (const float change : steps.change[0]) {
            const double moved = std::abs(change);
            QVERIFY2(moved < 1e-7 || std::abs(moved - 0.02) < 1e-4, std::to_string(moved).c_str());
        }
        QVERIFY(std::abs(steps.change[0][0]) > 0.019);
        QCOMPARE(steps.change[0][kWeightOfUnknown], 0.0F);
        QVERIFY(steps.losses.front() > 1);
        QVERIFY(steps.losses.back() < 0.05);
    }

    void everyStepHasItsOwnGradient()
    {
        // A gradient that stays the same moves by the rate in the second step too. Added to the first it
        // would be 2g: m̂ = 0.29 g/0.19, √v̂ = √(0.004999 g²/0.001999), and a step of 0.965.
        const probe::Steps steps = train({.classes = 4, .count = 2, .learningRate = 1e-4});
        for (std::size_t i = 0; i < steps.change[0].size(); ++i) {
            if (std::abs(steps.change[0][i]) > 0.9e-4)
                QVERIFY2(std::abs(std::abs(steps.change[1][i]) - 1e-4) < 2e-6, std::to_string(i).c_str());
        }
        QVERIFY(std::abs(steps.change[0][0]) > 0.9e-4);
    }

    void decayPullsTowardsZero()
    {
        // Where the data have no gradient, only the decay is left, and Adam's first step goes by the rate.
        const probe::Steps steps =
            train({.classes = 4, .count = 1, .learningRate = 1e-3, .weightDecay = 0.01});
        const float start = steps.start[kWeightOfUnknown];
        QVERIFY(std::abs(start) > 1e-3);
        QVERIFY(std::abs(steps.change[0][kWeightOfUnknown] + std::copysign(1e-3F, start)) < 1e-5F);
    }

    void smoothingLeavesSomeDoubt()
    {
        // The best that can be learned is p = 1 − 0.2 + 0.2/4 for the right one of four classes: −log 0.85.
        const probe::Steps steps =
            train({.classes = 4, .count = 400, .learningRate = 0.02, .labelSmoothing = 0.2});
        QVERIFY2(std::abs(steps.losses.back() + std::log(0.85)) < 0.01,
                 std::to_string(steps.losses.back()).c_str());
    }
};

QTEST_APPLESS_MAIN(TestExpert)
#include "tst_expert.moc"
