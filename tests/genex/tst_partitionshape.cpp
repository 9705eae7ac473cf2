// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "failureof.h"
#include "partitionshape.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::method;

namespace {

/// Two buckets: first input above 0, or not.
Partition twoHalves()
{
    return Partition(PartitionContent{PartitionKind::Hyperplanes, 2, {1, 0}, {}, {0, 1}});
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

class TestPartitionShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byHand()
    {
        // Right: (3, 0) and (1, 0) lie along their mean: 1. Left: (−1, 0), weight 3, and (0, 4), weight 1,
        // sum up to (−3, 4): cosines 3/5 and 4/5, mean (3·0.6 + 0.8)/4 = 0.65.
        const std::vector<std::vector<Cell>> patients{cellsOf({3, 0}), cellsOf({1, 0}), cellsOf({-1, 0}),
                                                      cellsOf({0, 4})};
        const PartitionShape shape = shapeOf(twoHalves(), patients, std::vector<double>{1, 1, 3, 1});
        QCOMPARE(shape.conicityOfBucket.size(), std::size_t{2});
        QVERIFY(isNear(shape.conicityOfBucket[0], 0.65));
        QVERIFY(isNear(shape.conicityOfBucket[1], 1));
        QVERIFY(isNear(shape.skew, 0.5));
        QVERIFY(isNear(shape.conicity, (4 * 0.65 + 2) / 6));
    }

    void nothingHasNoDirection()
    {
        // Nothing known: norm 0. Opposite patients: a mean of norm 0.
        const PartitionShape empty = shapeOf(twoHalves(), {{}}, std::vector<double>{1});
        QCOMPARE(empty.conicity, 0.0);
        QCOMPARE(empty.skew, 0.0);
        QCOMPARE(empty.conicityOfBucket, (std::vector<double>{0, 0}));
        const PartitionShape opposite =
            shapeOf(twoHalves(), {cellsOf({0, 1}), cellsOf({0, -1})}, std::vector<double>{1, 1});
        QCOMPARE(opposite.conicity, 0.0);
        QCOMPARE(shapeOf(twoHalves(), {}, {}).skew, 0.0);
    }

    void groupsAreNarrowerThanChance()
    {
        const auto patients = patientsAround({{4, 0, 0}, {0, 4, 0}, {0, 0, 4}}, 100, 0.5, Random(1));
        const std::vector<double> weights(patients.size(), 2);
        JobControl job;
        const auto shape = [&](std::size_t buckets) {
            const Partition partition =
                Partition::fit(PartitionKind::KMeans, 3, buckets, patients, weights, Random(1), job);
            return shapeOf(partition, patients, weights);
        };
        QVERIFY(shape(3).conicity > 0.97);
        QVERIFY(isNear(shape(3).skew, 1));
        QVERIFY(shape(1).conicity < 0.65); // one mean along the diagonal: cos = 1/√3
    }

    void everyPatientNeedsAWeight()
    {
        QCOMPARE(failureOf([] {
                     return shapeOf(twoHalves(), {{}, {}}, std::vector<double>{1});
                 }).message.english(),
                 std::string("2 patients have 1 weights."));
    }
};

QTEST_APPLESS_MAIN(TestPartitionShape)
#include "tst_partitionshape.moc"
