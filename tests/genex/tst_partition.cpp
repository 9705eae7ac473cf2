// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "failureof.h"
#include "partition.h"

#include <QTest>

#include <bit>
#include <limits>
#include <numeric>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

constexpr PartitionKind kAllKinds[] = {PartitionKind::Hyperplanes, PartitionKind::KMeans,
                                       PartitionKind::GaussianMixture};

Partition hyperplanes(std::size_t inputs, std::size_t buckets, std::uint64_t seed = 1)
{
    JobControl job;
    return Partition::fit(PartitionKind::Hyperplanes, inputs, buckets, {}, {}, Random(seed), job);
}

Partition fitted(PartitionKind kind, std::size_t inputs, std::size_t buckets,
                 const std::vector<std::vector<Cell>>& patients, std::uint64_t seed = 1)
{
    JobControl job;
    return Partition::fit(kind, inputs, buckets, patients, std::vector<double>(patients.size(), 1),
                          Random(seed), job);
}

/// k-means with these centres on a line.
Partition centresAt(std::vector<float> centres)
{
    PartitionContent content{PartitionKind::KMeans, 1, {}, {}, std::vector<std::int64_t>(centres.size())};
    content.clusters.centres = std::move(centres);
    std::iota(content.bucketOf.begin(), content.bucketOf.end(), 0);
    return Partition(content);
}

bool sameBits(const std::vector<float>& a, const std::vector<float>& b)
{
    return std::ranges::equal(
        a, b, {}, [](float x) { return std::bit_cast<std::uint32_t>(x); },
        [](float x) { return std::bit_cast<std::uint32_t>(x); });
}

/// A sound partition of each kind with two inputs and two codes.
PartitionContent soundContent(PartitionKind kind)
{
    PartitionContent content{kind, 2, {}, {}, {0, 1}};
    if (kind == PartitionKind::Hyperplanes)
        content.planes = {1, -1};
    else
        content.clusters.centres = {1, 1, -1, -1};
    if (kind == PartitionKind::GaussianMixture) {
        content.clusters.variances = {1, 1, 2, 2};
        content.clusters.logWeights = {-0.5F, -1};
    }
    return content;
}

template <typename Change>
ErrorCode codeAfter(PartitionKind kind, Change&& change)
{
    PartitionContent content = soundContent(kind);
    change(content);
    return failureOf([&] { return Partition(content); }).code;
}

} // namespace

class TestPartition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names()
    {
        for (const PartitionKind kind : kAllKinds)
            QCOMPARE(contract::valueNamed<PartitionKind>(contract::nameOf(kind)), std::optional(kind));
        QCOMPARE(contract::nameOf(PartitionKind::GaussianMixture), std::string_view("gaussian-mixture"));
        QVERIFY(!contract::valueNamed<PartitionKind>("kmeans"));
    }

    void bitsByHand()
    {
        // w_0 = (1, −2, 3), w_1 = (−1, −1, 0.5); stored input by input.
        const Partition partition(
            PartitionContent{PartitionKind::Hyperplanes, 3, {1, -1, -2, -1, 3, 0.5F}, {}, {0, 1, 2, 3}});
        using Observed = std::vector<Cell>;
        QCOMPARE(partition.code(Observed{{0, 1}, {1, 1}, {2, -1}}), std::size_t{0}); // −4, −2.5
        QCOMPARE(partition.code(Observed{{0, 1}}), std::size_t{1});                  // +1, −1
        QCOMPARE(partition.code(Observed{}), std::size_t{0});                        // 0 is not above 0
        QCOMPARE(partition.code(Observed{{0, -1}, {1, -1}}), std::size_t{3});        // +1, +2
        QCOMPARE(partition.code(Observed{{0, -1}}), std::size_t{2}); // −1, +1: absent is not unknown
    }

    /// What is usual says next to nothing, and which of two values is the unusual one decides.
    void standardisedByHand()
    {
        Partition partition(PartitionContent{PartitionKind::Hyperplanes, 2, {1, 1}, {}, {0, 1}});
        using Observed = std::vector<Cell>;
        QCOMPARE(partition.code(Observed{{0, 0.8F}, {1, -0.1F}}), std::size_t{1});
        const std::vector<InputShape> shapes{{0.9, 0.5}, {-0.2, 0.1}};
        partition.standardise(shapes);
        QCOMPARE(partition.code(Observed{{0, 0.8F}}), std::size_t{0});             // −0.2
        QCOMPARE(partition.code(Observed{{0, 1}}), std::size_t{1});                // +0.2
        QCOMPARE(partition.code(Observed{{0, 0.8F}, {1, -0.1F}}), std::size_t{1}); // −0.2 + 1
        QCOMPARE(partition.code(Observed{{0, 0.8F}, {1, -0.3F}}), std::size_t{0}); // −0.2 − 1
        const Partition stored(partition.content());
        QVERIFY(stored.content() == partition.content());
        PartitionContent broken = partition.content();
        broken.offsets.pop_back();
        QCOMPARE(failureOf([&] { return Partition(broken); }).code, ErrorCode::Corrupt);
    }

    void seedDecides()
    {
        const auto patients = randomPatients(300, 9, Random(4));
        for (const PartitionKind kind : kAllKinds) {
            const Partition a = fitted(kind, 9, 8, patients);
            QVERIFY(a.content() == fitted(kind, 9, 8, patients).content());
            QVERIFY(a.content() != fitted(kind, 9, 8, patients, 2).content());
            QCOMPARE(a.kind(), kind);
            QCOMPARE(a.inputs(), std::size_t{9});
            QCOMPARE(a.buckets(), std::size_t{8});
        }
    }

    void hyperplanesDoNotLookAtPatients()
    {
        const Partition partition =
            fitted(PartitionKind::Hyperplanes, 9, 8, randomPatients(30, 9, Random(4)));
        QVERIFY(partition.content() == hyperplanes(9, 8).content());
    }

    void oneBucketHoldsAll()
    {
        for (const PartitionKind kind : kAllKinds) {
            const Partition partition = fitted(kind, 5, 1, {cellsOf({1, 0, 0, 0, 0})});
            QCOMPARE(partition.buckets(), std::size_t{1});
            QCOMPARE(partition.bucket({}), std::size_t{0});
        }
    }

    void anyNumberOfBuckets()
    {
        const auto patients = patientsAround({{5, 0}, {0, 5}, {-5, 0}}, 30, 0.2, Random(2));
        for (const PartitionKind kind : {PartitionKind::KMeans, PartitionKind::GaussianMixture}) {
            const Partition partition = fitted(kind, 2, 3, patients);
            std::set<std::size_t> buckets;
            for (std::size_t i = 0; i < patients.size(); ++i) {
                QCOMPARE(partition.bucket(patients[i]), partition.bucket(patients[i / 30 * 30]));
                buckets.insert(partition.bucket(patients[i]));
            }
            QCOMPARE(buckets.size(), std::size_t{3});
        }
        const Error error = failureOf([] { return hyperplanes(2, 3); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.remedy.english().find("power of two") != std::string::npos);
    }

    void weightsCount()
    {
        // Of three points on a line two centres separate the far one, unless nearly all weight says
        // otherwise.
        const std::vector<std::vector<Cell>> patients{cellsOf({1}), cellsOf({2}), cellsOf({4})};
        JobControl job;
        const auto fit = [&](const std::vector<double>& weights) {
            return Partition::fit(PartitionKind::KMeans, 1, 2, patients, weights, Random(1), job);
        };
        const Partition even = fit({1, 1, 1});
        QCOMPARE(even.bucket(patients[0]), even.bucket(patients[1]));
        const Partition uneven = fit({1e6, 1e6, 1});
        QVERIFY(uneven.bucket(patients[0]) != uneven.bucket(patients[1]));
        QVERIFY(fit({1, 0, 1}).content().clusters.centres != even.content().clusters.centres);
    }

    void manyPatientsAreSampled()
    {
        // 20'000 of 60'000: the groups are found all the same, in a third of the time.
        const auto patients = patientsAround({{5, 0}, {0, 5}}, 30'000, 0.2, Random(2));
        const Partition partition = fitted(PartitionKind::KMeans, 2, 2, patients);
        QVERIFY(partition.bucket(patients.front()) != partition.bucket(patients.back()));
        const std::vector<std::vector<Cell>> firstOnly(patients.begin(), patients.begin() + 20'000);
        QVERIFY(partition.content() != fitted(PartitionKind::KMeans, 2, 2, firstOnly).content());
    }

    void whatCannotBeFitted()
    {
        JobControl job;
        const auto errorOf = [&](std::size_t buckets, const std::vector<std::vector<Cell>>& patients,
                                 const std::vector<double>& weights) {
            return failureOf([&] {
                return Partition::fit(PartitionKind::KMeans, 2, buckets, patients, weights, Random(1), job);
            });
        };
        const std::vector<std::vector<Cell>> one{cellsOf({1, 1})};
        QCOMPARE(errorOf(0, one, {1}).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(2, {}, {}).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(2, one, {0}).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(2, one, {1, 1}).message.english(), std::string("1 patients have 2 weights."));
        QCOMPARE(errorOf(2, {{{2, 1.0F}}}, {1}).message.english(),
                 std::string("A patient has input number 2 of 2."));
    }

    void storedIsTheSameBitForBit()
    {
        const auto patients = randomPatients(400, 15, Random(9));
        for (const PartitionKind kind : kAllKinds) {
            Partition partition = fitted(kind, 15, 8, patients);
            partition.merge(std::vector<double>{9, 1, 9, 9, 2, 9, 9, 0}, 5);
            const Partition stored(
                PartitionContent{partition.kind(),
                                 partition.inputs(),
                                 partition.planes(),
                                 {0, partition.centres(), partition.variances(), partition.logWeights()},
                                 partition.bucketOf()});
            QVERIFY(sameBits(stored.planes(), partition.planes()));
            QVERIFY(sameBits(stored.centres(), partition.centres()));
            QVERIFY(sameBits(stored.variances(), partition.variances()));
            QVERIFY(sameBits(stored.logWeights(), partition.logWeights()));
            for (const std::vector<Cell>& patient : randomPatients(400, 15, Random(10))) {
                QCOMPARE(stored.code(patient), partition.code(patient));
                QCOMPARE(stored.bucket(patient), partition.bucket(patient));
            }
        }
    }

    void soundContentIsTaken()
    {
        for (const PartitionKind kind : kAllKinds)
            QCOMPARE(Partition(soundContent(kind)).buckets(), std::size_t{2});
    }

    void brokenContentIsRefused()
    {
        for (const PartitionKind kind : kAllKinds) {
            QCOMPARE(codeAfter(kind, [](auto& c) { c.bucketOf = {}; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.bucketOf = {0, 2}; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.bucketOf = {0, -1}; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.bucketOf = {1, 1}; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.bucketOf = {0, 1, 2}; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.inputs = 3; }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.planes.push_back(1); }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.clusters.centres.push_back(1); }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.clusters.variances.push_back(1); }), ErrorCode::Corrupt);
            QCOMPARE(codeAfter(kind, [](auto& c) { c.clusters.logWeights.push_back(1); }),
                     ErrorCode::Corrupt);
        }
    }

    void brokenNumbersAreRefused()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const auto gaussians = PartitionKind::GaussianMixture;
        QCOMPARE(codeAfter(PartitionKind::Hyperplanes, [nan](auto& c) { c.planes[0] = nan; }),
                 ErrorCode::Corrupt);
        QCOMPARE(codeAfter(gaussians, [nan](auto& c) { c.clusters.centres[1] = nan; }), ErrorCode::Corrupt);
        QCOMPARE(codeAfter(gaussians, [nan](auto& c) { c.clusters.logWeights[1] = nan; }),
                 ErrorCode::Corrupt);
        QCOMPARE(codeAfter(gaussians, [](auto& c) { c.clusters.variances[1] = 0; }), ErrorCode::Corrupt);
    }

    void smallBucketsJoinTheNearest()
    {
        // Codes of three bits. 001 (5) is lightest and joins 000 (100), nearest by one bit and heavier than
        // 011 (40). 111 (8) joins 011, its only neighbour with weight. Empty codes go to their nearest.
        Partition partition = hyperplanes(1, 8);
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
        Partition partition = hyperplanes(1, 4);
        partition.merge(std::vector<double>{6, 5, 0, 100}, 10);
        QCOMPARE(partition.buckets(), std::size_t{1});
    }

    void whoIsJoinedAddsItsWeight()
    {
        // 00 (4) joins 01 (7), its only neighbour with weight: 11 together, which is enough.
        Partition partition = hyperplanes(1, 4);
        partition.merge(std::vector<double>{4, 7, 0, 100}, 10);
        QCOMPARE(partition.buckets(), std::size_t{2});
        QCOMPARE(partition.bucketOf()[0], partition.bucketOf()[1]);
        QVERIFY(partition.bucketOf()[1] != partition.bucketOf()[3]);
    }

    void withoutMergingOnlyEmptyCodesJoin()
    {
        // Nothing is below 0: 001 (1) and 111 (2) keep their own. 010 is one bit from 000 (100) and 011 (40).
        Partition partition = hyperplanes(1, 8);
        partition.merge(std::vector<double>{100, 1, 0, 40, 0, 0, 0, 2}, 0);
        QCOMPARE(partition.buckets(), std::size_t{4});
        const std::vector<std::int64_t>& bucketOf = partition.bucketOf();
        QCOMPARE((std::vector<std::int64_t>{bucketOf[0], bucketOf[1], bucketOf[3], bucketOf[7]}),
                 (std::vector<std::int64_t>{0, 1, 2, 3}));
        QCOMPARE(bucketOf[2], std::int64_t{0});
    }

    void aLoneSmallBucketStays()
    {
        Partition partition = hyperplanes(1, 2);
        partition.merge(std::vector<double>{0, 1}, 10);
        QCOMPARE(partition.buckets(), std::size_t{1});
        QCOMPARE(partition.bucketOf(), (std::vector<std::int64_t>{0, 0}));
    }

    void centresJoinTheNearest()
    {
        // At 0, 10, 4, 6 and −9. The one at 4 (3) is nearest to 6 and joins it, not 0, though code 2 and code
        // 0 differ in one bit as 2 and 3 do; nobody is at −9, which goes to 0.
        Partition partition = centresAt({0, 10, 4, 6, -9});
        partition.merge(std::vector<double>{100, 50, 3, 20, 0}, 10);
        QCOMPARE(partition.bucketOf(), (std::vector<std::int64_t>{0, 1, 2, 2, 0}));
        QCOMPARE(partition.bucket(std::vector<Cell>{{0, 4.2F}}), std::size_t{2});
    }

    void theHeavierOfTwoCentresAsNear()
    {
        Partition first = centresAt({-1, 0, 1});
        first.merge(std::vector<double>{50, 3, 40}, 10);
        QCOMPARE(first.bucketOf(), (std::vector<std::int64_t>{0, 0, 1}));
        Partition second = centresAt({-1, 0, 1});
        second.merge(std::vector<double>{40, 3, 50}, 10);
        QCOMPARE(second.bucketOf(), (std::vector<std::int64_t>{0, 1, 1}));
    }
};

QTEST_APPLESS_MAIN(TestPartition)
#include "tst_partition.moc"
