// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"
#include "syntheticdata.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

/// Present or absent, of three categories, measured, of three ranks.
data::Dataset tiny()
{
    const float gap = std::nanf("");
    return {{{"cough", data::FeatureKind::Binary},
             {"rhythm", data::FeatureKind::Categorical, {}, {"irregular", "regular", "slow"}},
             {"crp", data::FeatureKind::Numeric, "mg/l", {}},
             {"grade", data::FeatureKind::Ordinal, {}, {"1", "2", "3"}}},
            {"a", "b"},
            {1, 0, 10, 0, /**/ 0, 2, 30, 2, /**/ 1, gap, 10, gap, /**/ gap, 1, 20, 1, /**/ 1, 1, 10, gap},
            {0, 1, 0, 1, 1}};
}

/// The measured column holds these.
data::Dataset measured(const std::vector<float>& values)
{
    data::Dataset dataset = tiny();
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        dataset.values[4 * r + 2] = values[r];
    return dataset;
}

} // namespace

class TestEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsByHand()
    {
        const data::Dataset dataset = tiny();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.layout.inputs(), std::size_t{6});
        QCOMPARE(encoding.cell(0, 1), (Cell{0, 1}));
        QCOMPARE(encoding.cell(0, 0), (Cell{0, -1}));
        QCOMPARE(encoding.cell(1, 0), (Cell{1, 1}));
        QCOMPARE(encoding.cell(1, 2), (Cell{3, 1}));
        // 10 30 10 20 10: mean 16, variance (36·3 + 196 + 16)/5 = 64, deviation 8.
        QCOMPARE(encoding.mean[2], 16.0F);
        QCOMPARE(encoding.scale[2], 8.0F);
        QCOMPARE(encoding.cell(2, 30), (Cell{4, 1.75F}));
        // Ranks 0 2 1: mean 1, variance 2/3.
        QCOMPARE(encoding.mean[3], 1.0F);
        QVERIFY(std::abs(encoding.cell(3, 2).amount - std::sqrt(1.5F)) < 1e-6F);
        QCOMPARE(encoding.cell(3, 1), (Cell{5, 0}));
        QCOMPARE(encoding.low, (std::vector<float>{0, 0, 10, 0}));
        QCOMPARE(encoding.high, (std::vector<float>{1, 2, 30, 2}));
    }

    void thePapersEncodingMakesAbsentZero()
    {
        const data::Dataset dataset = tiny();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset), ValueEncoding::ZeroOne);
        QCOMPARE(encoding.cell(0, 0), (Cell{0, 0}));
        QCOMPARE(encoding.cell(0, 1), (Cell{0, 1}));
        QCOMPARE(encoding.cell(1, 1), (Cell{2, 1}));
        QCOMPARE(encoding.cell(2, 30), (Cell{4, 1.75F}));
    }

    void onlyTheRowsAskedForAreMeasured()
    {
        const data::Dataset dataset = tiny();
        const Encoding encoding = Encoding::measure(dataset, std::vector<std::size_t>{0, 3});
        QCOMPARE(encoding.mean[2], 15.0F);
        QCOMPARE(encoding.scale[2], 5.0F);
        QCOMPARE(encoding.high[2], 20.0F);
    }

    void valuesComeBack_data()
    {
        QTest::addColumn<bool>("isCentred");
        QTest::newRow("centred") << true;
        QTest::newRow("as in the paper") << false;
    }
    void valuesComeBack()
    {
        QFETCH(const bool, isCentred);
        const data::Dataset dataset = allKinds(60, 8, 2);
        const Encoding encoding = Encoding::measure(
            dataset, allRows(dataset), isCentred ? ValueEncoding::Centred : ValueEncoding::ZeroOne);
        for (std::size_t r = 0; r < dataset.rows(); ++r) {
            for (std::size_t f = 0; f < 8; ++f) {
                const float value = dataset.row(r)[f];
                if (!std::isnan(value))
                    QVERIFY(std::abs(encoding.valueOf(f, encoding.cell(f, value)) - value) < 1e-4);
            }
        }
    }

    void valuesAreBelievedUpToAWidthBeyondTheRange()
    {
        const data::Dataset dataset = tiny();
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QVERIFY(encoding.accepts(2, 50) && encoding.accepts(2, -10));
        QVERIFY(!encoding.accepts(2, 50.1) && !encoding.accepts(2, -10.1));
        QVERIFY(!encoding.accepts(2, std::nan("")));
    }

    /// 1 10 100 1000 10 of a laboratory: their logarithms are 0 1 2 3 1 times ln 10, mean 1.4, variance 1.04.
    void skewedPositiveValuesCountByTheirLogarithm()
    {
        const data::Dataset dataset = measured({1, 10, 100, 1000, 10});
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset), ValueEncoding::Centred, true);
        QVERIFY(encoding.isLogarithm[2]);
        QVERIFY(!encoding.isLogarithm[0] && !encoding.isLogarithm[1] && !encoding.isLogarithm[3]);
        QVERIFY(std::abs(encoding.cell(2, 100).amount - 0.6 / std::sqrt(1.04)) < 1e-6);
        QVERIFY(std::abs(encoding.valueOf(2, encoding.cell(2, 40)) - 40) < 1e-4);
        QCOMPARE(encoding.low[2], 1.0F);
        QCOMPARE(encoding.high[2], 1000.0F);
        // What has no logarithm counts as half the smallest value; no draw goes beyond twice the largest.
        QCOMPARE(encoding.cell(2, 0), encoding.cell(2, 0.5));
        QCOMPARE(encoding.cell(2, -3), encoding.cell(2, 0.5));
        QCOMPARE(encoding.valueOf(2, {4, 1000}), 2000.0);
    }

    void otherValuesCountAsTheyAre_data()
    {
        QTest::addColumn<std::vector<float>>("values");
        QTest::addColumn<bool>("takesLogarithms");
        QTest::newRow("not asked for") << std::vector<float>{1, 10, 100, 1000, 10} << false;
        QTest::newRow("zero") << std::vector<float>{0, 10, 100, 1000, 10} << true;
        QTest::newRow("even") << std::vector<float>{10, 20, 30, 40, 25} << true;
        QTest::newRow("constant") << std::vector<float>{7, 7, 7, 7, 7} << true;
    }
    void otherValuesCountAsTheyAre()
    {
        QFETCH(const std::vector<float>, values);
        QFETCH(const bool, takesLogarithms);
        const data::Dataset dataset = measured(values);
        const Encoding encoding =
            Encoding::measure(dataset, allRows(dataset), ValueEncoding::Centred, takesLogarithms);
        QVERIFY(!encoding.isLogarithm[2]);
        QVERIFY(std::abs(encoding.valueOf(2, encoding.cell(2, -3)) + 3) < 1e-4);
    }

    void aConstantColumnIsHarmless()
    {
        data::Dataset dataset = tiny();
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.values[4 * r + 2] = 7;
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.cell(2, 7).amount, 0.0F);
        QCOMPARE(encoding.scale[2], 1.0F);
        QVERIFY(encoding.accepts(2, 8) && !encoding.accepts(2, 8.1));
    }

    void aColumnOfGapsIsHarmless()
    {
        data::Dataset dataset = tiny();
        for (std::size_t r = 0; r < dataset.rows(); ++r)
            dataset.values[4 * r + 2] = std::nanf("");
        const Encoding encoding = Encoding::measure(dataset, allRows(dataset));
        QCOMPARE(encoding.mean[2], 0.0F);
        QCOMPARE(encoding.scale[2], 1.0F);
    }
};

QTEST_APPLESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
