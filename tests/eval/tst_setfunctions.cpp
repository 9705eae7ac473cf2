// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/setfunctions.h"

#include "common/random.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace genex;
using namespace genex::eval;

namespace {

using Set = std::vector<std::int64_t>;

/// 10 − Σ of what each feature is worth.
SetFunction additive(const std::vector<double>& worth)
{
    return [worth](const Set& set) {
        double value = 10;
        for (const std::int64_t feature : set)
            value -= worth[static_cast<std::size_t>(feature)];
        return value;
    };
}

bool has(const Set& set, std::int64_t feature)
{
    return std::ranges::find(set, feature) != set.end();
}

} // namespace

class TestSetFunctions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void greedyFindsTheBestOfAnAdditiveFunction()
    {
        const SetFunction function = additive({1, 3, -1, 2});
        const ChosenSet greedy = greedySet(function, {0, 1, 2, 3}, 2);
        const ChosenSet best = bestSet(function, {0, 1, 2, 3}, 2);
        QCOMPARE(greedy.set, (Set{1, 3}));
        QCOMPARE(greedy.value, 5.0);
        QCOMPARE(best.value, 5.0);
        // What makes it worse is not taken, however much is allowed.
        QCOMPARE(greedySet(function, {0, 1, 2, 3}, 4).set.size(), std::size_t{3});
        QCOMPARE(bestSet(function, {0, 1, 2, 3}, 4).value, 4.0);
    }

    /// 0 and 1 are worth something only together; 2 is worth a little by itself.
    void greedyMissesWhatHelpsTogether()
    {
        const SetFunction function = [](const Set& set) {
            return 10 - (has(set, 0) && has(set, 1) ? 8.0 : 0.0) - (has(set, 2) ? 1.0 : 0.0);
        };
        QCOMPARE(greedySet(function, {0, 1, 2}, 2).value, 9.0);
        const ChosenSet best = bestSet(function, {0, 1, 2}, 2);
        QCOMPARE(best.value, 2.0);
        QVERIFY(has(best.set, 0) && has(best.set, 1));
    }

    void theBestIsNeverWorseThanGreedy()
    {
        Random random(5);
        for (int i = 0; i < 50; ++i) {
            std::vector<double> values(64);
            for (double& value : values)
                value = random.uniform();
            const SetFunction function = [&values](const Set& set) {
                std::size_t place = 0;
                for (const std::int64_t feature : set)
                    place |= std::size_t{1} << static_cast<unsigned>(feature);
                return values[place];
            };
            const Set ground{0, 1, 2, 3, 4, 5};
            const double best = bestSet(function, ground, 3).value;
            QVERIFY(best <= greedySet(function, ground, 3).value);
            QVERIFY(best <= function({}));
        }
    }

    void ratiosByHand()
    {
        const SetFunction function = additive({1, 3, -1, 2});
        QCOMPARE(monotonicityRatio(function, {0}, {0, 1}), 6.0 / 9.0);
        QCOMPARE(monotonicityRatio([](const Set&) { return 0.0; }, {}, {1}), 1.0);
        QCOMPARE(submodularityRatio(function, {1, 3}, {0}), -1.0); // each for itself as much as together
        // Two that say the same: apart twice what they are worth together.
        const SetFunction same = [](const Set& set) { return set.empty() ? 5.0 : 3.0; };
        QCOMPARE(submodularityRatio(same, {0, 1}, {}), -2.0);
    }

    /// m = max(1, 2·1/0.5) = 4, γ = 1, q = 2: 4·3 − (1/2)²·(12 − 8) = 11.
    void boundByHand()
    {
        QCOMPARE(greedyBound(3, 8, 2, {0.5, 1}, {-1, 0.5}), 11.0);
        // γ beyond q leaves nothing of what there was at first.
        QCOMPARE(greedyBound(3, 8, 2, {0.5, 1}, {-5, 0.5}), 12.0);
    }
};

QTEST_APPLESS_MAIN(TestSetFunctions)
#include "tst_setfunctions.moc"
