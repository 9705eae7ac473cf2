#include "partition.h"

#include <QTest>

using namespace genex;
using namespace genex::method;

class TestPartition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bitsByHand()
    {
        // w_0 = (1, −2, 3), w_1 = (−1, −1, 0.5); stored feature by feature.
        const Partition partition(3, {1, -1, -2, -1, 3, 0.5F}, {0, 1, 2, 3});
        const std::vector<float> x{1, 1, -1};
        using Observed = std::vector<std::int64_t>;
        QCOMPARE(partition.code(x, Observed{0, 1, 2}), std::size_t{0}); // −4, −2.5
        QCOMPARE(partition.code(x, Observed{0}), std::size_t{1});       // +1, −1
        QCOMPARE(partition.code(x, Observed{}), std::size_t{0});        // 0 is not above 0
        const std::vector<float> absent{-1, -1, -1};
        QCOMPARE(partition.code(absent, Observed{0, 1}), std::size_t{3}); // +1, +2
        QCOMPARE(partition.code(absent, Observed{0}), std::size_t{2});    // −1, +1: absent is not unknown
    }

    void seedDecides()
    {
        const Partition a(5, 3, Random(1));
        const Partition b(5, 3, Random(1));
        const Partition c(5, 3, Random(2));
        QCOMPARE(a.planes(), b.planes());
        QVERIFY(a.planes() != c.planes());
        QCOMPARE(a.buckets(), std::size_t{8});
    }

    void oneBucketNeedsNoPlane()
    {
        const Partition partition(5, 0, Random(1));
        QCOMPARE(partition.buckets(), std::size_t{1});
        QCOMPARE(partition.bucket(std::vector<float>(5), std::vector<std::int64_t>{}), std::size_t{0});
    }

    void smallBucketsJoinTheNearest()
    {
        // Codes of three bits. 001 (5) is lightest and joins 000 (100), nearest by one bit and heavier than
        // 011 (40). 111 (8) joins 011, its only neighbour with weight. Empty codes go to their nearest.
        Partition partition(1, 3, Random(1));
        partition.merge(std::vector<double>{100, 5, 0, 40, 0, 0, 0, 8}, 10);
        const std::vector<std::int64_t>& bucketOf = partition.bucketOf();
        QCOMPARE(partition.buckets(), std::size_t{2});
        QCOMPARE(bucketOf[0], std::int64_t{0});
        QCOMPARE(bucketOf[1], std::int64_t{0});
        QCOMPARE(bucketOf[3], std::int64_t{1});
        QCOMPARE(bucketOf[7], std::int64_t{1});
        QCOMPARE(bucketOf[2], std::int64_t{0}); // one bit from 000 (105) and from 011 (48)
        QCOMPARE(bucketOf[4], std::int64_t{0});
    }

    void theLightestJoinsFirst()
    {
        // 01 (5) goes first, to 11, the heavier of its neighbours; 00 (6) then has none but 11. The other way
        // round 00 would join 01, and both together would be large enough to stay.
        Partition partition(1, 2, Random(1));
        partition.merge(std::vector<double>{6, 5, 0, 100}, 10);
        QCOMPARE(partition.buckets(), std::size_t{1});
    }

    void whoIsJoinedAddsItsWeight()
    {
        // 00 (4) joins 01 (7), its only neighbour with weight: 11 together, which is enough.
        Partition partition(1, 2, Random(1));
        partition.merge(std::vector<double>{4, 7, 0, 100}, 10);
        QCOMPARE(partition.buckets(), std::size_t{2});
        QCOMPARE(partition.bucketOf()[0], partition.bucketOf()[1]);
        QVERIFY(partition.bucketOf()[1] != partition.bucketOf()[3]);
    }

    void aLoneSmallBucketStays()
    {
        Partition partition(1, 1, Random(1));
        partition.merge(std::vector<double>{0, 1}, 10);
        QCOMPARE(partition.buckets(), std::size_t{1});
        QCOMPARE(partition.bucketOf(), (std::vector<std::int64_t>{0, 0}));
    }
};

QTEST_APPLESS_MAIN(TestPartition)
#include "tst_partition.moc"
