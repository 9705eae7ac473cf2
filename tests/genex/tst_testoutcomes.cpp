// SPDX-License-Identifier: GPL-3.0-or-later
#include "testoutcomes.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::method;
using domain::TestOutcome;

namespace {

const data::FeatureColumn kFilm{"film", data::FeatureKind::Binary};
const data::FeatureColumn kPlatelets{"platelets", data::FeatureKind::Numeric};

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

/// What a bin of hundreds begins with.
double hundreds(double value)
{
    return 100 * std::floor(value / 100);
}

std::vector<TestOutcome> outcomes(const data::FeatureColumn& feature, std::vector<CourseResult> courses)
{
    return outcomesOf(feature, std::move(courses), &hundreds);
}

} // namespace

/// The courses of a test, by what it shows.
class TestTestOutcomes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void presentComesBeforeAbsent()
    {
        const auto found = outcomes(kFilm, {{0, 0.25, 0.5, 0.25}, {1, 0.5, 0.875, 0}, {0, 0.25, 0.5, 0.25}});
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0] == (TestOutcome{"present", {}, {}, 0.5, 0.875, 0}));
        QVERIFY(found[1] == (TestOutcome{"absent", {}, {}, 0.5, 0.5, 0.25}));
    }

    void weightsOfCoursesWithAGapAreMissing()
    {
        const auto found = outcomes(kFilm, {{0, 0.1, 0.5, 0.5}, {1, 0.3, 1, 0}});
        QVERIFY(isNear(found[0].likelihood, 0.75) && isNear(found[1].likelihood, 0.25));
    }

    void whatHardlyHappensIsLeftOut()
    {
        const auto found = outcomes(kFilm, {{0, 0.985, 0.5, 0.5}, {1, 0.015, 1, 0}});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].result, std::string("absent"));
    }

    void withoutCoursesNothingIsSaid()
    {
        QVERIFY(outcomes(kFilm, {}).empty());
        QVERIFY(outcomes(kFilm, {{1, 0, 0.5, 0.5}}).empty());
        QVERIFY(outcomes(kPlatelets, {}).empty());
    }

    /// Cut once between 120 and 260, where the odds turn; what is alike stays together.
    void aNumberIsCutWhereTheOddsTurn()
    {
        const auto found = outcomes(
            kPlatelets,
            {{50, 0.25, 0.9, 0.1}, {120, 0.25, 0.9, 0.1}, {260, 0.25, 0.2, 0.8}, {350, 0.25, 0.2, 0.8}});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].result, std::string("low"));
        QVERIFY(!found[0].from && found[0].to == 200.0);
        QVERIFY(isNear(found[0].likelihood, 0.5) && isNear(found[0].disease, 0.9));
        QCOMPARE(found[1].result, std::string("high"));
        QVERIFY(found[1].from == 200.0 && !found[1].to);
        QVERIFY(isNear(found[1].other, 0.8));
    }

    /// A number that speaks for the one disease at either end.
    void aMiddleThatDiffersFromBothEndsIsARangeOfItsOwn()
    {
        const auto found = outcomes(
            kPlatelets,
            {{50, 0.25, 0.9, 0.1}, {150, 0.25, 0.2, 0.8}, {250, 0.25, 0.2, 0.8}, {350, 0.25, 0.9, 0.1}});
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[1].result, std::string("middle"));
        QVERIFY(found[1].from == 100.0 && found[1].to == 300.0);
        QVERIFY(isNear(found[1].likelihood, 0.5));
        QVERIFY(found[2].from == 300.0 && !found[2].to);
    }

    void aRareEndIsNoRangeOfItsOwn()
    {
        const auto found =
            outcomes(kPlatelets, {{50, 0.01, 0.99, 0.01}, {150, 0.49, 0.3, 0.6}, {250, 0.5, 0.2, 0.7}});
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].to == 200.0);
        QVERIFY(isNear(found[0].likelihood, 0.5));
    }

    void aNumberThatSaysNothingHasNoOutcomes()
    {
        QVERIFY(outcomes(kPlatelets, {{50, 0.5, 0.5, 0.25}, {150, 0.5, 0.5, 0.25}}).empty());
        QVERIFY(outcomes(kPlatelets, {{50, 1, 0.5, 0.25}}).empty());
    }

    void categoriesComeByLikelihoodAndRanksInOrder()
    {
        const std::vector<CourseResult> courses{{0, 0.2, 0.5, 0.5}, {1, 0.3, 0.4, 0.6}, {2, 0.5, 0.9, 0.1}};
        data::FeatureColumn scan{
            "scan", data::FeatureKind::Categorical, {}, {"normal", "fixed", "reversible"}};
        auto found = outcomes(scan, courses);
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].result, std::string("reversible"));
        QCOMPARE(found[2].result, std::string("normal"));
        scan.kind = data::FeatureKind::Ordinal;
        found = outcomes(scan, courses);
        QCOMPARE(found[0].result, std::string("normal"));
        QVERIFY(isNear(found[2].disease, 0.9));
    }
};

QTEST_APPLESS_MAIN(TestTestOutcomes)
#include "tst_testoutcomes.moc"
