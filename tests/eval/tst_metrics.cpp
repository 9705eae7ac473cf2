// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "eval/metrics.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::eval;

class TestMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimateByHand()
    {
        // 1 2 3 6: mean 3, squares 4 + 1 + 0 + 9 = 14, variance 14/3, standard error √(14/3/4).
        const Estimate estimate = estimateOf(std::vector<double>{1, 2, 3, 6});
        QCOMPARE(estimate.mean, 3.0);
        QCOMPARE(estimate.standardError, std::sqrt(14.0 / 12.0));
        QCOMPARE(estimate.count, std::int64_t{4});
    }

    void fewValues()
    {
        QVERIFY(estimateOf({}) == Estimate{});
        QVERIFY((estimateOf(std::vector<double>{5}) == Estimate{5, 0, 1}));
    }

    void accuracyByHand()
    {
        // Three of four right: mean ¾, squares 3·1/16 + 9/16 = ¾, standard error √(¾/3/4) = ¼.
        const Estimate accuracy =
            accuracyOf(std::vector<std::int32_t>{0, 1, 2, 2}, std::vector<std::int32_t>{0, 1, 2, 0});
        QCOMPARE(accuracy.mean, 0.75);
        QCOMPARE(accuracy.standardError, 0.25);
        QVERIFY_THROWS_EXCEPTION(Failure,
                                 accuracyOf(std::vector<std::int32_t>{0}, std::vector<std::int32_t>{}));
    }

    void confusionByHand()
    {
        ConfusionCounts counts(3);
        counts.add(0, 0);
        counts.add(0, 2);
        counts.add(0, 2);
        counts.add(2, 1);
        QCOMPARE(counts.count(0, 0), std::int64_t{1});
        QCOMPARE(counts.count(0, 2), std::int64_t{2});
        QCOMPARE(counts.count(2, 0), std::int64_t{0});
        QCOMPARE(counts.count(2, 1), std::int64_t{1});
        QVERIFY_THROWS_EXCEPTION(Failure, counts.add(3, 0));
        QVERIFY_THROWS_EXCEPTION(Failure, counts.add(0, 3));
        QVERIFY_THROWS_EXCEPTION(Failure, counts.add(0, -1));
    }

    void quantileByHand()
    {
        std::vector<double> values;
        for (int i = 20; i >= 1; --i)
            values.push_back(i);
        QCOMPARE(quantileOf(values, 0.95), 19.0);
        QCOMPARE(quantileOf(values, 0.951), 20.0);
        QCOMPARE(quantileOf(values, 1), 20.0);
        QCOMPARE(quantileOf(values, 0.01), 1.0);
        QCOMPARE(quantileOf({7}, 0.95), 7.0);
        QCOMPARE(quantileOf({}, 0.95), 0.0);
    }

    void jsonNamesItsParts()
    {
        QCOMPARE(nlohmann::json(Estimate{0.5, 0.25, 4}).dump(),
                 std::string("{\"count\":4,\"mean\":0.5,\"standard_error\":0.25}"));
    }
};

QTEST_APPLESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
