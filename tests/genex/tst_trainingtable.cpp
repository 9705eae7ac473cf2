#include "failureof.h"
#include "syntheticdata.h"
#include "trainingtable.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

data::Dataset tiny()
{
    const float gap = std::nanf("");
    return {{{"cough", data::FeatureKind::Binary}, {"crp", data::FeatureKind::Numeric}},
            {"a", "b"},
            {1, 10, /**/ 0, 30, /**/ 1, 10, /**/ gap, 20, /**/ 1, 10},
            {0, 1, 0, 1, 1}};
}

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

} // namespace

class TestTrainingTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void encodingByHand()
    {
        const data::Dataset dataset = tiny();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.encode(0, 1), 1.0F);
        QCOMPARE(encoding.encode(0, 0), -1.0F);
        // 10 30 10 20 10: mean 16, variance (36·3 + 196 + 16)/5 = 64, deviation 8.
        QCOMPARE(encoding.mean[1], 16.0F);
        QCOMPARE(encoding.scale[1], 8.0F);
        QCOMPARE(encoding.encode(1, 30), 1.75F);
        QCOMPARE(encoding.low[1], 10.0F);
        QCOMPARE(encoding.high[1], 30.0F);
        QVERIFY(encoding.accepts(1, 50) && encoding.accepts(1, -10));
        QVERIFY(!encoding.accepts(1, 50.1) && !encoding.accepts(1, -10.1));
    }

    void aConstantColumnIsHarmless()
    {
        data::Dataset dataset = tiny();
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.values[2 * r + 1] = 7;
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.encode(1, 7), 0.0F);
        QCOMPARE(encoding.scale[1], 1.0F);
    }

    void equalRowsOfAClassAreMerged()
    {
        const data::Dataset dataset = tiny();
        const TrainingTable table(dataset, allRows(dataset), Encoding::measure(dataset, allRows(dataset)));
        QCOMPARE(table.rows(), std::size_t{4}); // rows 1 and 3 are one; row 5 has another label
        QCOMPARE(table.weights, (std::vector<double>{2, 1, 1, 1}));
        QCOMPARE(table.known, (std::vector<std::uint8_t>{1, 1, 1, 1, 0, 1, 1, 1}));
        QCOMPARE(table.values[4], 0.0F); // the gap
    }

    void impossibleTablesAreRefused()
    {
        const auto complaintOf = [](auto&& spoil) {
            data::Dataset dataset = tiny();
            spoil(dataset);
            const Error error = failureOf([&] { checkDataset(dataset); });
            return error.code == ErrorCode::InvalidInput ? error.message : "another error";
        };
        checkDataset(tiny());
        QCOMPARE(complaintOf([](auto& d) { d.values[2] = 0.5F; }),
                 std::string("Row 2 of the table has 0.500000 for \"cough\"."));
        QVERIFY(complaintOf([](auto& d) {
                    d.values[3] = std::numeric_limits<float>::infinity();
                }).find("\"crp\"") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.labels[4] = 2; }).starts_with("Row 5"));
        QVERIFY(complaintOf([](auto& d) { d.labels[4] = -1; }).starts_with("Row 5"));
        QVERIFY(complaintOf([](auto& d) { d.features[1].id = "cough"; }).find("twice") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.features[1].id.clear(); }).find("no name") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.classes[1] = "a"; }).find("twice") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.classes.pop_back(); }).find("two classes") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.values.pop_back(); }).find("9 values") != std::string::npos);
        QVERIFY(complaintOf([](auto& d) { d.features.clear(); }).find("no features") != std::string::npos);
    }

    void poolsAreSetsOfTheRightSize()
    {
        const Pools pools = drawPools(30, 7, 5, Random(1));
        QCOMPARE(pools.size(), std::size_t{5});
        for (const auto& pool : pools) {
            QCOMPARE(pool.size(), std::size_t{7});
            QVERIFY(std::is_sorted(pool.begin(), pool.end()));
            QVERIFY(std::adjacent_find(pool.begin(), pool.end()) == pool.end());
            QVERIFY(pool.front() >= 0 && pool.back() < 30);
        }
        QVERIFY(pools[0] != pools[1]);
        QVERIFY(failureOf([] { return drawPools(3, 4, 1, Random(1)); }).message.find("observed_size") !=
                std::string::npos);
    }

    void everyPatientHasOneBucket()
    {
        const data::Dataset dataset = twoTellAll(200, 10, 0, 1, 1);
        const TrainingTable table(dataset, allRows(dataset), Encoding::measure(dataset, allRows(dataset)));
        const Pools pools = drawPools(10, 4, 3, Random(1));
        Partition partition(10, 2, Random(5));
        const std::vector<Patients> buckets = distribute(table, pools, partition, 0.01);
        std::size_t patients = 0;
        double weight = 0;
        for (std::size_t b = 0; b < buckets.size(); ++b) {
            patients += buckets[b].size();
            weight += buckets[b].weight();
            for (std::size_t i = 0; i < buckets[b].size(); ++i)
                QCOMPARE(partition.bucket(table.row(static_cast<std::size_t>(buckets[b].rows()[i])),
                                          pools[static_cast<std::size_t>(buckets[b].pools()[i])]),
                         b);
        }
        QCOMPARE(patients, table.rows() * 3);
        QCOMPARE(weight, 600.0);
    }

    void bucketsBelowTheLeastShareAreMerged()
    {
        const data::Dataset dataset = twoTellAll(200, 10, 0, 1, 1);
        const TrainingTable table(dataset, allRows(dataset), Encoding::measure(dataset, allRows(dataset)));
        const Pools pools = drawPools(10, 4, 3, Random(1));
        Partition open(10, 2, Random(5));
        Partition strict(10, 2, Random(5));
        QCOMPARE(distribute(table, pools, open, 0.01).size(), std::size_t{4});
        QCOMPARE(distribute(table, pools, strict, 0.51).size(), std::size_t{1}); // two cannot both have more
    }

    void patientsAreDrawnByWeight()
    {
        Patients patients;
        patients.add(0, 0, 1);
        patients.add(1, 0, 0.0);
        patients.add(2, 1, 3);
        Random random(1);
        std::vector<int> counts(3);
        for (int i = 0; i < 40'000; ++i)
            ++counts[patients.draw(random)];
        QCOMPARE(counts[1], 0);
        QVERIFY(std::abs(counts[2] - 30'000) < 600);
    }

    void revealedPartsFollowTheSetting()
    {
        Patients patients;
        patients.add(0, 0, 1);
        const std::size_t n = 400;
        const Draw draw = drawBatch(patients, 2000, n, 0.7, Random(3));
        QCOMPARE(draw.revealed.size(), 2000 * n);
        double most = 0;
        double sum = 0;
        double mixed = 0;
        for (std::size_t i = 0; i < 2000; ++i) {
            const auto begin = draw.revealed.begin() + static_cast<std::ptrdiff_t>(i * n);
            const double share = std::accumulate(begin, begin + n, 0.0) / n;
            most = std::max(most, share);
            sum += share;
            for (auto four = begin; four != begin + n; four += 4) {
                const int ones = std::accumulate(four, four + 4, 0);
                mixed += ones > 0 && ones < 4 ? 1 : 0;
            }
        }
        QVERIFY(most < 0.7 + 0.1 && most > 0.65);
        QVERIFY(std::abs(sum / 2000 - 0.35) < 0.02);
        // Each feature by itself: four neighbours agree with p⁴ + (1−p)⁴, in the mean over p up to 0.7 in
        // 0.333.
        QVERIFY(std::abs(mixed / (2000 * 100) - 0.667) < 0.03);
        QCOMPARE(drawBatch(patients, 2000, n, 0.0, Random(3)).revealed, std::vector<std::uint8_t>(2000 * n));
    }

    void smallBucketsAreScoredWhole()
    {
        Patients patients;
        patients.add(4, 1, 2);
        patients.add(5, 0, 0.5);
        const Draw draw = drawWithBatch(patients, 2, 3, std::vector<std::int64_t>{2}, Random(1));
        QCOMPARE(draw.rows, (std::vector<std::int64_t>{4, 5}));
        QCOMPARE(draw.pools, (std::vector<std::int64_t>{1, 0}));
        QCOMPARE(draw.weights, (std::vector<float>{2, 0.5F}));
        QCOMPARE(draw.revealed, (std::vector<std::uint8_t>{0, 0, 1}));
        QCOMPARE(drawWithBatch(patients, 1, 3, {}, Random(1)).rows.size(), std::size_t{1});
    }

    void referencesCoverTheClasses()
    {
        data::Dataset dataset = twoTellAll(300, 10, 0, 1, 1);
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.labels[r] = r == 250 ? 1 : 0; // one rare class, far down
        const TrainingTable table(dataset, allRows(dataset), Encoding::measure(dataset, allRows(dataset)));
        Patients patients;
        for (std::size_t r = 0; r < table.rows(); ++r) {
            patients.add(r, 0, 1);
            patients.add(r, 1, 1);
        }
        const auto rows = referenceRows(table, patients, 20, Random(1));
        QCOMPARE(rows.size(), std::size_t{20});
        QVERIFY(std::is_sorted(rows.begin(), rows.end()));
        QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
        QVERIFY(std::ranges::any_of(
            rows, [&](std::int64_t r) { return table.labels[static_cast<std::size_t>(r)] == 1; }));
        QVERIFY(referenceRows(table, patients, 20, Random(2)) != rows); // drawn, not the first ones
    }
};

QTEST_APPLESS_MAIN(TestTrainingTable)
#include "tst_trainingtable.moc"
