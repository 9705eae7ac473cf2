// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "syntheticdata.h"
#include "trainingtable.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

data::Dataset tiny()
{
    const float gap = std::nanf("");
    return {{{"cough", data::FeatureKind::Binary},
             {"crp", data::FeatureKind::Numeric},
             {"rhythm", data::FeatureKind::Categorical, {}, {"irregular", "regular"}},
             {"grade", data::FeatureKind::Ordinal, {}, {"1", "2", "3"}}},
            {"a", "b"},
            {1, 10, 1, 0, /**/ 0, 30, 0, 2, /**/ 1, 10, 1, 0, /**/ gap, 20, gap, 1, /**/ 1, 10, 1, 0},
            {0, 1, 0, 1, 1}};
}

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

EncodedRows encoded(const data::Dataset& dataset)
{
    return EncodedRows(dataset, allRows(dataset), Encoding::measure(dataset, allRows(dataset)));
}

} // namespace

class TestTrainingTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Inputs: cough 0, crp 1, rhythm 2 and 3, grade 4; then the mask, 5 to 8.
    void unseenInputsAreFound()
    {
        data::Dataset dataset = tiny();
        const data::InputLayout layout(dataset.features);
        QVERIFY(unseenInputs(encoded(dataset), layout).empty());
        const std::vector<std::size_t> firstRow{0};
        const Encoding encoding = Encoding::measure(dataset, firstRow);
        QCOMPARE(unseenInputs(EncodedRows(dataset, firstRow, encoding), layout),
                 std::vector<std::int64_t>{2}); // irregular
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.values[r * 4 + 1] = std::nanf("");
        QCOMPARE(unseenInputs(encoded(dataset), layout), (std::vector<std::int64_t>{1, 6}));
    }

    void impossibleTablesAreRefused()
    {
        const auto complaintOf = [](auto&& spoil) {
            data::Dataset dataset = tiny();
            spoil(dataset);
            const Error error = failureOf([&] { checkDataset(dataset); });
            return error.code == ErrorCode::InvalidInput ? error.message.english() : "another error";
        };
        checkDataset(tiny());
        const auto names = [&](const char* word, auto&& spoil) {
            return complaintOf(spoil).find(word) != std::string::npos;
        };
        QCOMPARE(complaintOf([](auto& d) { d.values[4] = 0.5F; }),
                 std::string("Row 2 of the table has 0.5 for \"cough\"."));
        QVERIFY(names("\"crp\"", [](auto& d) { d.values[5] = std::numeric_limits<float>::infinity(); }));
        QVERIFY(names("\"rhythm\"", [](auto& d) { d.values[2] = 2; }));
        QVERIFY(names("\"rhythm\"", [](auto& d) { d.values[2] = 0.5F; }));
        QVERIFY(names("\"rhythm\"", [](auto& d) { d.values[2] = -1; }));
        QVERIFY(names("\"grade\"", [](auto& d) { d.values[3] = 3; }));
        QVERIFY(names("\"grade\"", [](auto& d) { d.values[3] = std::numeric_limits<float>::infinity(); }));
        QVERIFY(complaintOf([](auto& d) { d.labels[4] = 2; }).starts_with("Row 5"));
        QVERIFY(complaintOf([](auto& d) { d.labels[4] = -1; }).starts_with("Row 5"));
        QVERIFY(names("twice", [](auto& d) { d.features[1].id = "cough"; }));
        QVERIFY(names("no name", [](auto& d) { d.features[1].id.clear(); }));
        QVERIFY(names("twice", [](auto& d) { d.classes[1] = "a"; }));
        QVERIFY(names("two classes", [](auto& d) { d.classes.pop_back(); }));
        QVERIFY(names("19 values", [](auto& d) { d.values.pop_back(); }));
        QVERIFY(names("no features", [](auto& d) { d.features.clear(); }));
    }

    void rowsAreEncodedWithTheirCategories()
    {
        const EncodedRows rows = encoded(tiny());
        QCOMPARE(rows.rows(), std::size_t{5});
        QCOMPARE(rows.cell(0, 0), (Cell{0, 1}));
        QCOMPARE(rows.cell(0, 2), (Cell{3, 1}));
        QCOMPARE(rows.cell(1, 2), (Cell{2, 1}));
        QCOMPARE(rows.cell(1, 1), (Cell{1, 1.75F}));
        QCOMPARE(rows.cell(1, 3).input, std::uint32_t{4});
        QVERIFY(!rows.isKnown(3, 0) && rows.isKnown(3, 1) && !rows.isKnown(3, 2));
        QCOMPARE(rows.cell(3, 2),
                 (Cell{2, 0})); // a gap stands at the feature's first input, and weighs nothing
        QCOMPARE(rows.labels, (std::vector<std::int64_t>{0, 1, 0, 1, 1}));
        QCOMPARE(rows.cells(3, {0, 1, 2}), std::vector<Cell>{rows.cell(3, 1)});
        QVERIFY(encoded(twoTellAll(4, 3, 0, 1, 1))
                    .inputs.empty()); // without categories each feature is its input
    }

    void aCohortHoldsEachRowOnce()
    {
        const data::Dataset dataset = tiny();
        const std::vector<data::Instance> instances{{4, 1, 1, 2}, {1, 0, 1, 1}, {4, 0, 1, 3}};
        const Cohort cohort(dataset, instances, Encoding::measure(dataset, allRows(dataset)));
        QCOMPARE(cohort.rows.rows(), std::size_t{2});
        QCOMPARE(cohort.rows.labels, (std::vector<std::int64_t>{1, 1}));
        QCOMPARE(cohort.patients.rows(), (std::vector<std::int64_t>{1, 0, 1}));
        QCOMPARE(cohort.patients.sets(), (std::vector<std::int64_t>{1, 0, 0}));
        QCOMPARE(cohort.patients.weightOf(0), 2.0);
        QCOMPARE(cohort.patients.weightOf(2), 3.0);
        QCOMPARE(cohort.patients.weight(), 6.0);
        const data::ObservationPool pool{{{0, 2}, {1}}};
        QCOMPARE(observedCells(cohort, pool, 0), std::vector<Cell>{cohort.rows.cell(1, 1)});
        QCOMPARE(observedCells(cohort, pool, 1), (std::vector<Cell>{{0, -1}, {2, 1}}));
    }

    void rareClassesAreSampledMoreOnlyIfAskedFor()
    {
        const data::Dataset dataset = tiny();
        std::vector<data::Instance> instances;
        for (std::uint32_t r = 0; r < dataset.rows(); ++r)
            instances.push_back({r, 0, 1, 1 + static_cast<double>(r)});
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        const Cohort found(dataset, instances, encoding, ClassSampling::AsFound);
        for (std::size_t i = 0; i < found.patients.size(); ++i) {
            QCOMPARE(found.patients.chanceOf(i), found.patients.weightOf(i));
            QCOMPARE(found.patients.countOfDrawn(i), 1.0);
        }
        const Cohort balanced(dataset, instances, encoding);
        QVERIFY(std::abs(balanced.patients.countOfDrawn(0) - 1) > 0.01);
    }

    void everyPatientHasOneBucket()
    {
        Patients patients;
        for (std::size_t r = 0; r < 30; ++r)
            patients.add(r, r % 2, 1 + static_cast<double>(r % 3));
        std::vector<std::size_t> bucketOf;
        for (std::size_t r = 0; r < 30; ++r)
            bucketOf.push_back(r % 4 == 3 ? 2 : r % 4);
        const std::vector<Patients> buckets = distribute(patients, bucketOf, 5);
        QCOMPARE(buckets.size(), std::size_t{5});
        double weight = 0;
        std::set<std::int64_t> seen;
        for (std::size_t b = 0; b < buckets.size(); ++b) {
            weight += buckets[b].weight();
            for (std::size_t i = 0; i < buckets[b].size(); ++i) {
                const std::int64_t row = buckets[b].rows()[i];
                QCOMPARE(bucketOf[static_cast<std::size_t>(row)], b);
                QCOMPARE(buckets[b].sets()[i], row % 2);
                QVERIFY(std::abs(buckets[b].weightOf(i) - static_cast<double>(1 + row % 3)) < 1e-9);
                seen.insert(row);
            }
        }
        QCOMPARE(seen.size(), std::size_t{30});
        QCOMPARE(weight, patients.weight());
        QCOMPARE(buckets[4].size(), std::size_t{0});
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
        QCOMPARE(draw.weights, std::vector<float>(2000, 1));
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

    void whoIsDrawnMoreOftenCountsLess()
    {
        Patients patients;
        patients.add(0, 0, 98, std::sqrt(98));
        patients.add(1, 0, 2, std::sqrt(2));
        const Draw draw = drawBatch(patients, 20'000, 1, 0, Random(3));
        const auto rare = static_cast<double>(std::ranges::count(draw.rows, 1));
        QVERIFY(std::abs(rare / 20'000 - 0.125) < 0.01); // 1 : 7 instead of 1 : 49
        double ofRare = 0;
        double ofAll = 0;
        for (std::size_t i = 0; i < draw.rows.size(); ++i) {
            ofAll += draw.weights[i];
            ofRare += draw.rows[i] == 1 ? draw.weights[i] : 0;
        }
        QVERIFY(std::abs(ofAll / 20'000 - 1) < 0.02);
        QVERIFY(std::abs(ofRare / ofAll - 0.02) < 0.002);
    }

    void exchangedValuesComeFromOtherPatients()
    {
        Patients patients;
        patients.add(4, 0, 1);
        patients.add(7, 0, 1);
        Draw draw = drawBatch(patients, 1000, 50, 0.5, Random(3));
        const Draw before = draw;
        exchangeValues(draw, patients, 50, 0, Random(5));
        QVERIFY(draw.donors.empty() && draw.taken.empty());
        exchangeValues(draw, patients, 50, 0.1, Random(5));
        QCOMPARE(draw.rows, before.rows);
        QCOMPARE(draw.revealed, before.revealed);
        QCOMPARE(draw.donors.size(), std::size_t{1000});
        QVERIFY(std::abs(std::ranges::count(draw.donors, 4) - 500) < 60);
        QCOMPARE(std::ranges::count(draw.donors, 4) + std::ranges::count(draw.donors, 7), 1000);
        QVERIFY(std::abs(std::ranges::count(draw.taken, 1) - 5000) < 300);
    }

    void smallBucketsAreScoredWhole()
    {
        Patients patients;
        patients.add(4, 1, 2);
        patients.add(5, 0, 0.5);
        const Draw draw = drawWithBatch(patients, 2, 3, std::vector<std::int64_t>{2}, Random(1));
        QCOMPARE(draw.rows, (std::vector<std::int64_t>{4, 5}));
        QCOMPARE(draw.sets, (std::vector<std::int64_t>{1, 0}));
        QCOMPARE(draw.weights, (std::vector<float>{1.6F, 0.4F})); // of mean 1
        QCOMPARE(draw.revealed, (std::vector<std::uint8_t>{0, 0, 1}));
        const Draw one = drawWithBatch(patients, 1, 3, {}, Random(1));
        QCOMPARE(one.rows.size(), std::size_t{1});
        QCOMPARE(one.weights, std::vector<float>{1});
    }

    void referencesCoverTheClasses()
    {
        data::Dataset dataset = twoTellAll(300, 10, 0, 1, 1);
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.labels[r] = r == 250 ? 1 : 0; // one rare class, far down
        const EncodedRows table = encoded(dataset);
        Patients patients;
        for (std::size_t r = 0; r < table.rows(); ++r) {
            patients.add(r, 0, 1);
            patients.add(r, 1, 1);
        }
        const auto rows = referenceRows(table, patients, 20, Random(1));
        QCOMPARE(rows.size(), std::size_t{20});
        QVERIFY(std::is_sorted(rows.begin(), rows.end()));
        QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
        QVERIFY(std::ranges::find(rows, 250) != rows.end());
        QVERIFY(referenceRows(table, patients, 20, Random(2)) != rows); // drawn, not the first ones
        QCOMPARE(referenceRows(table, patients, 1000, Random(1)).size(), std::size_t{300});
    }
};

QTEST_APPLESS_MAIN(TestTrainingTable)
#include "tst_trainingtable.moc"
