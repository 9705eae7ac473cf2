// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/random.h"
#include "common/result.h"
#include "data/sample.h"
#include "data/tinypopulation.h"
#include "support/errorof.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <numbers>

using namespace genex;
using data::Dataset;
using data::SamplePopulation;
using genex::testing::errorOf;
using test::Json;

namespace {

constexpr std::size_t kRows = 40'000;

enum Finding : std::size_t { Age, Female, Fever, Chills, Rigors, Pregnant, Temperature, Alt, Ast };
enum Disease : std::int32_t { Flu, Hepatitis };

SamplePopulation population(const Json& knowledge = test::tinyKnowledge())
{
    const domain::Catalogue catalogue = test::tinyCatalogue();
    return {catalogue, data::parseKnowledge(knowledge.dump(), "k.json", catalogue)};
}

Dataset drawn(const SamplePopulation& from, std::size_t rows = kRows, std::uint64_t seed = 1)
{
    Random random(seed);
    JobControl job;
    return from.draw(rows, random, job);
}

/// Equal bit by bit, so that a gap equals a gap.
bool isSame(std::span<const float> a, std::span<const float> b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

/// The share of the rows for which `counts` holds among those for which `among` holds.
template <typename Among, typename Counts>
double share(const Dataset& dataset, Among among, Counts counts)
{
    double all = 0;
    double hits = 0;
    for (std::size_t r = 0; r < dataset.rows(); ++r) {
        if (!among(dataset.labels[r], dataset.row(r)))
            continue;
        ++all;
        hits += counts(dataset.row(r)) ? 1 : 0;
    }
    return hits / all;
}

const auto kInFlu = [](std::int32_t disease, std::span<const float>) { return disease == Flu; };
const auto kInHepatitis = [](std::int32_t disease, std::span<const float>) { return disease == Hepatitis; };
const auto kInAll = [](std::int32_t, std::span<const float>) { return true; };

bool isNear(double value, double expected, double tolerance)
{
    if (std::abs(value - expected) < tolerance)
        return true;
    qWarning("%g is not within %g of %g", value, tolerance, expected);
    return false;
}

} // namespace

class TestSample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameSeedSamePatients()
    {
        const SamplePopulation tiny = population();
        const Dataset a = drawn(tiny, 500, 7);
        const Dataset b = drawn(tiny, 500, 7);
        QCOMPARE(a.labels, b.labels);
        QVERIFY(isSame(a.values, b.values));
        QVERIFY(!isSame(a.values, drawn(tiny, 500, 8).values));
    }

    void aLongerDrawBeginsWithTheShorter()
    {
        const SamplePopulation tiny = population();
        const Dataset few = drawn(tiny, 10);
        const Dataset many = drawn(tiny, 300);
        QVERIFY(isSame(few.values, std::span(many.values).first(few.values.size())));
    }

    void columnsAndClassesAreTheCatalogues()
    {
        const Dataset dataset = drawn(population(), 3);
        QCOMPARE(dataset.rows(), std::size_t{3});
        QCOMPARE(dataset.width(), std::size_t{9});
        QCOMPARE(dataset.features[Alt].id, std::string("alt"));
        QVERIFY(dataset.features[Alt].kind == data::FeatureKind::Numeric);
        QVERIFY(dataset.features[Fever].kind == data::FeatureKind::Binary);
        QCOMPARE(dataset.classes, (std::vector<std::string>{"flu", "hepatitis"}));
    }

    void classSharesFollowPrevalence()
    {
        const Dataset dataset = drawn(population());
        const double flu = static_cast<double>(std::ranges::count(dataset.labels, Flu)) / kRows;
        QVERIFY(isNear(flu, 0.75, 0.01)); // 3 : 1
    }

    void ratesHoldWhateverTheLoadings()
    {
        const Dataset dataset = drawn(population());
        const auto hasFever = [](std::span<const float> row) { return row[Fever] == 1; };
        QVERIFY(isNear(share(dataset, kInFlu, hasFever), 0.9, 0.01));
        QVERIFY(isNear(share(dataset, kInHepatitis, hasFever), 0.5, 0.02));
    }

    void measuredValuesFollowTheirLevels()
    {
        const Dataset dataset = drawn(population());
        // Φ(1) = 0.8413: one standard deviation above the mean, and one factor above the median. A value is
        // recorded as 39.5 from 39.45 on: Φ(0.9) = 0.8159.
        const auto isBelow = [](std::span<const float> row) { return row[Temperature] < 39.5F; };
        QVERIFY(isNear(share(dataset, kInFlu, isBelow), 0.8159, 0.01));
        const auto isBelowTwice = [](std::span<const float> row) { return row[Alt] <= 1800; };
        QVERIFY(isNear(share(dataset, kInHepatitis, isBelowTwice), 0.9 * 0.8413 + 0.1 * 0.0025, 0.02));
    }

    void findingsThatShareAFactorGoTogether()
    {
        // Both rates 1/2 and both loadings 0.8, so the scores correlate by 0.64: P(both) = 1/4 + asin(0.64) /
        // 2π.
        const Dataset dataset = drawn(population());
        const auto hasBoth = [](std::span<const float> row) { return row[Fever] == 1 && row[Chills] == 1; };
        const double expected = 0.25 + std::asin(0.64) / (2 * std::numbers::pi);
        QVERIFY(isNear(expected, 0.3605, 0.0001));
        QVERIFY(isNear(share(dataset, kInHepatitis, hasBoth), expected, 0.02));
    }

    void findingsWithoutAFactorDoNot()
    {
        const Dataset dataset = drawn(population());
        const auto hasBoth = [](std::span<const float> row) { return row[Fever] == 1 && row[Female] == 1; };
        QVERIFY(isNear(share(dataset, kInHepatitis, hasBoth), 0.5 * 0.25, 0.015));
    }

    void incidentalValuesStrikeAWholePanel()
    {
        const Dataset dataset = drawn(population());
        const auto isAltHigh = [](std::span<const float> row) { return row[Alt] > 1500; };
        const auto isOneHigh = [](std::span<const float> row) {
            return (row[Alt] > 1500) != (row[Ast] > 1500);
        };
        QVERIFY(isNear(share(dataset, kInFlu, isAltHigh), 0.1, 0.01));
        QVERIFY(share(dataset, kInFlu, isOneHigh) < 0.001);
    }

    void aDependentFindingNeedsItsParent()
    {
        const Dataset dataset = drawn(population());
        const auto hasChills = [](std::int32_t, std::span<const float> row) { return row[Chills] == 1; };
        const auto hasNoChills = [](std::int32_t, std::span<const float> row) { return row[Chills] == 0; };
        const auto hasRigors = [](std::span<const float> row) { return row[Rigors] == 1; };
        QVERIFY(isNear(share(dataset, hasChills, hasRigors), 0.3, 0.015));
        QCOMPARE(share(dataset, hasNoChills, hasRigors), 0.0);
    }

    void whatDoesNotApplyIsNotRecorded()
    {
        const Dataset dataset = drawn(population());
        const auto isYoungWoman = [](std::int32_t, std::span<const float> row) {
            return row[Female] == 1 && row[Age] <= 50;
        };
        const auto isOther = [](std::int32_t, std::span<const float> row) {
            return row[Female] == 0 || row[Age] > 50;
        };
        QVERIFY(isNear(share(dataset, isYoungWoman, [](auto row) { return row[Pregnant] == 1; }), 0.2, 0.02));
        QCOMPARE(share(dataset, isYoungWoman, [](auto row) { return std::isnan(row[Pregnant]); }), 0.0);
        QCOMPARE(share(dataset, isOther, [](auto row) { return std::isnan(row[Pregnant]); }), 1.0);
    }

    void aPanelIsMissingAsAWhole()
    {
        Json knowledge = test::tinyKnowledge();
        knowledge["gaps"]["by_act"]["ask"] = 0.1;
        knowledge["gaps"]["by_panel"]["liver"] = 0.4;
        const Dataset dataset = drawn(population(knowledge));
        QVERIFY(isNear(share(dataset, kInAll, [](auto row) { return std::isnan(row[Alt]); }), 0.4, 0.015));
        QCOMPARE(
            share(dataset, kInAll, [](auto row) { return std::isnan(row[Alt]) != std::isnan(row[Ast]); }),
            0.0);
        QVERIFY(isNear(share(dataset, kInAll, [](auto row) { return std::isnan(row[Fever]); }), 0.1, 0.01));
        const auto lacksBoth = [](auto row) { return std::isnan(row[Fever]) && std::isnan(row[Chills]); };
        QVERIFY(isNear(share(dataset, kInAll, lacksBoth), 0.01, 0.005));
    }

    void valuesStayInRangeAtTheirDecimals()
    {
        const Dataset dataset = drawn(population());
        for (std::size_t r = 0; r < dataset.rows(); ++r) {
            const std::span<const float> row = dataset.row(r);
            QVERIFY(row[Age] >= 18 && row[Age] <= 100 && row[Age] == std::round(row[Age]));
            const double tenths = static_cast<double>(row[Temperature]) * 10;
            QVERIFY(std::abs(tenths - std::round(tenths)) < 1e-4);
        }
    }

    void likelihoodsOfAllValuesSumToOne()
    {
        const SamplePopulation tiny = population();
        for (const std::size_t finding : {Age, Temperature, Alt}) {
            const domain::Quantity& quantity = *tiny.catalogue().features()[finding].quantity;
            const double steps = std::pow(10.0, quantity.decimals);
            double sum = 0;
            for (double i = quantity.lowest * steps; i <= quantity.highest * steps; ++i)
                sum += tiny.likelihood(finding, Hepatitis, i / steps);
            QVERIFY(isNear(sum, 1, 1e-9));
        }
        QCOMPARE(tiny.likelihood(Fever, Flu, 1), 0.9);
        QCOMPARE(tiny.likelihood(Fever, Flu, 0), 1 - 0.9);
        QCOMPARE(tiny.likelihood(Rigors, Flu, 1), 0.5 * 0.3);
    }

    void likelihoodIsWhatIsDrawn()
    {
        const SamplePopulation tiny = population();
        const Dataset dataset = drawn(tiny);
        const auto isAt = [](std::span<const float> row) { return row[Temperature] == 39.0F; };
        // Φ(0.1) − Φ(−0.1) = 0.0797: half a tenth of a degree to either side.
        QVERIFY(isNear(tiny.likelihood(Temperature, Flu, 39.0), 0.0797, 0.0001));
        QVERIFY(isNear(share(dataset, kInFlu, isAt), 0.0797, 0.007));
    }

    void tellsProgressAndEnds()
    {
        std::vector<Progress> told;
        JobControl job([&](const Progress& progress) { told.push_back(progress); });
        Random random(1);
        population().draw(1'000, random, job);
        QCOMPARE(told.front().done, 0);
        QCOMPARE(told.back().done, 1'000);
        QCOMPARE(told.back().total, 1'000);
    }

    void stopsWhenAsked()
    {
        JobControl job;
        job.requestStop();
        Random random(1);
        const auto result = attempt([&] { return population().draw(1'000'000, random, job); });
        QVERIFY(!result);
        QCOMPARE(errorOf(result).code, ErrorCode::Cancelled);
    }

    void refusesRowCountsOutOfBounds()
    {
        JobControl job;
        Random random(1);
        for (const std::size_t rows : {std::size_t{0}, std::size_t{20'000'001}}) {
            const auto result = attempt([&] { return population().draw(rows, random, job); });
            QCOMPARE(errorOf(result).message.english(), "Cannot draw " + std::to_string(rows) + " patients.");
            QCOMPARE(errorOf(result).remedy.english(), std::string("Ask for 1 to 20000000."));
        }
    }
};

QTEST_APPLESS_MAIN(TestSample)
#include "tst_sample.moc"
