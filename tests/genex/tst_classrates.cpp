// SPDX-License-Identifier: GPL-3.0-or-later
#include "classrates.h"
#include "courses.h"

#include "common/error.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

const float kGap = std::nanf("");

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-5;
}

/// Present or absent, three categories, measured, never recorded; eight patients of two classes.
data::Dataset fourKinds()
{
    data::Dataset dataset;
    dataset.features = {{"fever", data::FeatureKind::Binary},
                        {"group", data::FeatureKind::Categorical, {}, {"a", "b", "c"}},
                        {"crp", data::FeatureKind::Numeric, "mg/L", {}},
                        {"never", data::FeatureKind::Numeric, {}, {}}};
    dataset.classes = {"flu", "cold"};
    dataset.labels = {0, 0, 0, 0, 1, 1, 1, 1};
    dataset.values = {1, 0, 10, kGap, 1, 0, 20, kGap, 1, 1, 30, kGap, 0, 1, 40, kGap,
                      0, 2, 50, kGap, 0, 2, 60, kGap, 0, 2, 70, kGap, 1, 0, 80, kGap};
    return dataset;
}

/// One measured value, 0 to rows − 1; the highest `ill` of them have the disease.
data::Dataset ascending(int rows, int ill)
{
    data::Dataset dataset;
    dataset.features = {{"lipase", data::FeatureKind::Numeric, "U/L", {}}};
    dataset.classes = {"healthy", "ill"};
    for (int r = 0; r < rows; ++r) {
        dataset.values.push_back(static_cast<float>(r));
        dataset.labels.push_back(r >= rows - ill ? 1 : 0);
    }
    return dataset;
}

struct Counted
{
    Encoding encoding;
    EncodedRows rows;
    ClassRates rates;
};

Counted counted(const data::Dataset& dataset)
{
    std::vector<std::size_t> all(dataset.rows());
    std::iota(all.begin(), all.end(), std::size_t{0});
    Encoding encoding = Encoding::measure(dataset, all);
    EncodedRows rows(dataset, all, encoding);
    ClassRates rates =
        ClassRates::count(rows, ValueBins(rows, dataset.features, encoding), dataset.classes.size());
    return {encoding, rows, rates};
}

} // namespace

class TestClassRates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueHasABin()
    {
        const data::Dataset dataset = fourKinds();
        const Counted seen = counted(dataset);
        const ValueBins& bins = seen.rates.bins;
        QCOMPARE(bins.features(), std::size_t(4));
        QCOMPARE(bins.count(0), std::size_t(2));
        QCOMPARE(bins.count(1), std::size_t(3));
        QCOMPARE(bins.count(2), std::size_t(6));
        QCOMPARE(bins.count(3), std::size_t(1)); // nothing is known of it
        QCOMPARE(bins.binOf(0, seen.encoding.cell(0, 1)), bins.begin(0) + 1);
        QCOMPARE(bins.binOf(1, seen.encoding.cell(1, 2)), bins.begin(1) + 2);
        QCOMPARE(bins.binOf(2, seen.encoding.cell(2, -1000)), bins.begin(2));
        QCOMPARE(bins.binOf(2, seen.encoding.cell(2, 1000)), bins.begin(3) - 1);
        // A bin's own cell falls into it.
        for (std::size_t f = 0; f < 3; ++f) {
            for (std::size_t bin = bins.begin(f); bin < bins.begin(f + 1); ++bin)
                QCOMPARE(bins.binOf(f, bins.cellOf(f, bin)), bin);
        }
    }

    /// Twentieths and fortieths at either end, where each holds twenty rows or more.
    void tailsHaveBinsOfTheirOwn_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<std::vector<double>>("firstValues");
        QTest::newRow("1000") << 1000 << std::vector<double>{0, 25, 50, 166, 333, 500, 666, 833, 950, 975};
        QTest::newRow("400") << 400 << std::vector<double>{0, 20, 66, 133, 200, 266, 333, 380};
        QTest::newRow("399") << 399 << std::vector<double>{0, 66, 133, 199, 266, 332};
    }
    void tailsHaveBinsOfTheirOwn()
    {
        QFETCH(const int, rows);
        QFETCH(const std::vector<double>, firstValues);
        const Counted seen = counted(ascending(rows, 20));
        const ValueBins& bins = seen.rates.bins;
        QCOMPARE(bins.count(0), firstValues.size());
        for (std::size_t i = 0; i < firstValues.size(); ++i) {
            QCOMPARE(bins.binOf(0, seen.encoding.cell(0, firstValues[i])), i);
            if (i > 0)
                QCOMPARE(bins.binOf(0, seen.encoding.cell(0, firstValues[i] - 1)), i - 1);
        }
    }

    /// Of 1,000 rows the 20 with the highest values have the disease; the highest bin holds 25.
    void aRareRangeIsDoubtedAsMuchAsAFrequentOne()
    {
        const Counted seen = counted(ascending(1000, 20));
        const std::vector<double> sizes{25, 25, 116, 167, 167, 166, 167, 117, 25, 25};
        std::vector<double> expected;
        for (const double size : sizes) {
            const double overall = (size + 0.5) / (1000 + 0.5 * 10);
            const double ofDisease = expected.size() == 9 ? 20 : 0;
            expected.push_back((ofDisease + 2) / (20 + 2 / overall));
        }
        const double sum = std::accumulate(expected.begin(), expected.end(), 0.0);
        for (std::size_t bin = 0; bin < expected.size(); ++bin)
            QVERIFY(isNear(seen.rates.rates[bin * 2 + 1], expected[bin] / sum));
        // None of 20 in a bin of 25 in 1,000 says next to nothing: half of one was to be expected.
        QVERIFY(seen.rates.rates[1] > 0.5 * seen.rates.rates[0]);
    }

    void ratesAreCountsWithPseudoCounts()
    {
        const Counted seen = counted(fourKinds());
        const ValueBins& bins = seen.rates.bins;
        const auto rate = [&](std::size_t bin, std::size_t c) { return seen.rates.rates[bin * 2 + c]; };
        // Four of eight have fever: 3 of 4 with flu, 1 of 4 with a cold; four pseudo-counts towards a half.
        QVERIFY(isNear(rate(bins.begin(0) + 1, 0), (3 + 4 * 0.5) / 8));
        QVERIFY(isNear(rate(bins.begin(0) + 1, 1), (1 + 4 * 0.5) / 8));
        QVERIFY(isNear(rate(bins.begin(3), 0), 1));
        QVERIFY(isNear(seen.rates.priors[0], 0.5));
        for (std::size_t f = 0; f < 4; ++f) {
            for (std::size_t c = 0; c < 2; ++c) {
                double sum = 0;
                for (std::size_t bin = bins.begin(f); bin < bins.begin(f + 1); ++bin)
                    sum += rate(bin, c);
                QVERIFY(isNear(sum, 1));
            }
        }
    }

    void evidenceIsBounded()
    {
        ClassRates rates = counted(fourKinds()).rates;
        const std::size_t bin = rates.bins.begin(0);
        rates.rates[bin * 2] = 1e-6F;
        rates.rates[bin * 2 + 1] = 0.5F;
        const std::vector<float> evidence = rates.evidence();
        QVERIFY(isNear(evidence[bin * 2], -4));
        QVERIFY(isNear(evidence[bin * 2 + 1], 0));
    }

    /// Of 48 courses a bin of rate p occurs in ⌊48 p⌋ or ⌈48 p⌉: no value of a patient is in them.
    void coursesAreStratifiedDraws()
    {
        const Counted seen = counted(fourKinds());
        const CourseBank bank(seen.rates, 48, Random(7));
        const CourseBank again(seen.rates, 48, Random(7));
        QCOMPARE(bank.classes(), std::size_t(2));
        for (std::size_t c = 0; c < 2; ++c) {
            std::map<std::int32_t, int> count;
            for (std::size_t s = 0; s < 48; ++s) {
                QVERIFY(std::ranges::equal(bank.course(c, s), again.course(c, s)));
                for (const std::int32_t bin : bank.course(c, s))
                    ++count[bin];
            }
            for (std::size_t bin = 0; bin < seen.rates.bins.size(); ++bin) {
                const double wanted = 48.0 * seen.rates.rates[bin * 2 + c];
                QVERIFY(std::abs(count[static_cast<std::int32_t>(bin)] - wanted) < 2);
            }
        }
    }

    void coursesAreHeardByProbability()
    {
        const std::vector<float> probabilities{0.5F, 0.25F, 0.0F, 0.25F};
        const ChosenCourses chosen = chooseCourses(probabilities, 48, 96);
        QCOMPARE(chosen.classOf.size(), std::size_t(96));
        std::map<std::size_t, double> weight;
        for (std::size_t r = 0; r < 96; ++r)
            weight[chosen.classOf[r]] += chosen.weights[r];
        QVERIFY(isNear(weight[0], 0.5));
        QVERIFY(isNear(weight[3], 0.25));
        QVERIFY(!weight.contains(2));
        // More than there are courses of a class cannot be heard; the class weighs as much all the same.
        const std::vector<float> sure{0.99F, 0.01F};
        const ChosenCourses few = chooseCourses(sure, 10, 96);
        QCOMPARE(few.classOf.size(), std::size_t(11));
        QVERIFY(isNear(few.weights.front() * 10, 0.99));
    }

    void brokenBinsAreRefused()
    {
        const Counted seen = counted(fourKinds());
        std::vector<std::int64_t> begins = seen.rates.bins.begins();
        std::swap(begins[1], begins[2]);
        const auto make = [&] {
            return ValueBins(seen.encoding.layout, begins, seen.rates.bins.cuts(), seen.rates.bins.amounts());
        };
        QVERIFY_THROWS_EXCEPTION(Failure, make());
    }
};

QTEST_APPLESS_MAIN(TestClassRates)
#include "tst_classrates.moc"
