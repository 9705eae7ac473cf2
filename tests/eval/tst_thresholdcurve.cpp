// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/thresholdcurve.h"

#include <QTest>

using namespace genex::eval;

class TestThresholdCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsByHand()
    {
        // Two patients with estimates, at .5 and .9, and one without, who never comes twice.
        const ThresholdPatients patients{{0.5, 0.9, 0.1}, {1, 1, 0}, {0, 1, 1}, {1, 0, 1},
                                         {2, 3, 4},       {5, 6, 4}, {1, 2, 1}};
        const auto curve = thresholdCurve(patients);
        QCOMPARE(curve.size(), std::size_t(40));
        QCOMPARE(curve[0].threshold, 0.025);
        QCOMPARE(curve[33].threshold, 0.85);
        QCOMPARE(curve[39].threshold, 1.0);
        // τ = .5: both are trusted. Right: 0 + 2 + 1 of 4; orders (2 + 6 + 4) / 4.
        QVERIFY((curve[19] == ThresholdFigures{0.5, 0.75, 3, 0}));
        // τ = .525: the first falls back. Right: 1 + 2 + 1; orders (5 + 6 + 4) / 4; a quarter comes twice.
        QVERIFY((curve[20] == ThresholdFigures{0.525, 1, 3.75, 0.25}));
        // τ = 1: both fall back. Right: 1 + 0 + 1; orders (5 + 12 + 4) / 4.
        QVERIFY((curve[39] == ThresholdFigures{1, 0.5, 5.25, 0.75}));
    }

    void withoutEstimatesThereIsNone()
    {
        QVERIFY(thresholdCurve({{0.5}, {0}, {1}, {1}, {2}, {2}, {1}}).empty());
        QVERIFY(thresholdCurve({}).empty());
    }

    void jsonNamesItsParts()
    {
        QCOMPARE(nlohmann::json(ThresholdFigures{0.5, 0.75, 3, 0.25}).dump(),
                 std::string(R"({"accuracy":0.75,"fallback_rate":0.25,"mean_orders":3.0,"threshold":0.5})"));
    }
};

QTEST_APPLESS_MAIN(TestThresholdCurve)
#include "tst_thresholdcurve.moc"
