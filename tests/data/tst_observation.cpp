// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/observation.h"
#include "genex/failureof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

using namespace genex;
using data::FeatureSet;
using data::ObservationPool;
using data::ObservationSettings;

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

ObservationSettings settingsOf(std::size_t size, std::size_t sets, std::vector<double> weights = {})
{
    return {size, sets, std::move(weights)};
}

std::set<FeatureSet> differentIn(const ObservationPool& pool)
{
    return {pool.sets.begin(), pool.sets.end()};
}

/// How often each feature stands in a set, over many pools of one set, so that sets may repeat.
std::vector<double> frequencies(std::size_t features, const ObservationSettings& settings,
                                std::uint64_t draws)
{
    std::vector<double> counts(features);
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const ObservationPool pool = data::drawPool(features, settings, seed);
        for (const std::uint32_t feature : pool.sets.front())
            counts[feature] += 1;
    }
    return counts;
}

std::vector<data::FeatureColumn> clinicFeatures()
{
    return {{"fever", data::FeatureKind::Binary},
            {"dry cough", data::FeatureKind::Binary},
            {"crp", data::FeatureKind::Numeric}};
}

} // namespace

class TestObservation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsAreSortedAndOfTheRightSize()
    {
        const ObservationPool pool = data::drawPool(50, settingsOf(20, 30), 1);
        QCOMPARE(pool.sets.size(), std::size_t{30});
        for (const FeatureSet& set : pool.sets) {
            QCOMPARE(set.size(), std::size_t{20});
            QVERIFY(std::ranges::is_sorted(set));
            QVERIFY(std::ranges::adjacent_find(set) == set.end());
            QVERIFY(set.back() < 50);
        }
        QCOMPARE(data::drawPool(5, settingsOf(0, 1), 1).sets, std::vector<FeatureSet>{FeatureSet()});
        QCOMPARE(data::drawPool(3, settingsOf(3, 1), 1).sets, (std::vector<FeatureSet>{{0, 1, 2}}));
    }

    void setsDifferWherePossible()
    {
        // There are ten pairs of five features: ten sets are all of them, twenty are all of them twice.
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            QCOMPARE(differentIn(data::drawPool(5, settingsOf(2, 10), seed)).size(), std::size_t{10});
            const ObservationPool twice = data::drawPool(5, settingsOf(2, 20), seed);
            for (const FeatureSet& set : twice.sets)
                QCOMPARE(std::ranges::count(twice.sets, set), 2);
        }
        QCOMPARE(differentIn(data::drawPool(1000, settingsOf(500, 100), 1)).size(), std::size_t{100});
    }

    void unseenSetsAreOthersOfTheSameSize()
    {
        const ObservationPool seen = data::drawPool(12, settingsOf(3, 20), 1);
        const ObservationPool unseen = data::drawUnseen(12, seen, 2);
        QCOMPARE(unseen.sets.size(), std::size_t{20});
        QCOMPARE(differentIn(unseen).size(), std::size_t{20});
        for (const FeatureSet& set : unseen.sets) {
            QCOMPARE(set.size(), std::size_t{3});
            QVERIFY(std::ranges::find(seen.sets, set) == seen.sets.end());
        }
        QCOMPARE(data::drawUnseen(12, seen, 2), unseen);
        // Of ten pairs seven were seen: three are left.
        QCOMPARE(data::drawUnseen(5, data::drawPool(5, settingsOf(2, 7), 1), 2).sets.size(), std::size_t{3});
    }

    void noUnseenSetIsLeft()
    {
        const ObservationPool all = data::drawPool(5, settingsOf(2, 10), 1);
        QCOMPARE(failureOf([&] { data::drawUnseen(5, all, 2); }).code, ErrorCode::InvalidInput);
        QCOMPARE(data::differentSets(5, 2, 100), std::size_t{10});
        QCOMPARE(data::differentSets(5, 2, 7), std::size_t{7});
        QCOMPARE(data::differentSets(1000, 500, 7), std::size_t{7});
    }

    void hopelessSetsAreGivenUp()
    {
        // Feature 2 is as good as never drawn: the pairs with it are possible, but nobody can wait for them.
        const ObservationPool pool = data::drawPool(3, settingsOf(2, 3, {1, 1, 1e-300}), 1);
        QCOMPARE(pool.sets.size(), std::size_t{3});
        QCOMPARE(pool.sets.front(), (FeatureSet{0, 1}));
    }

    void seedDecides()
    {
        const ObservationPool pool = data::drawPool(50, settingsOf(20, 5), 1);
        QCOMPARE(data::drawPool(50, settingsOf(20, 5), 1), pool);
        QVERIFY(data::drawPool(50, settingsOf(20, 5), 2) != pool);
        // A larger pool begins with the smaller one.
        const ObservationPool larger = data::drawPool(50, settingsOf(20, 9), 1);
        QVERIFY(std::equal(pool.sets.begin(), pool.sets.end(), larger.sets.begin()));
    }

    void featuresAreAlikeWithoutWeights()
    {
        // 4 of 10 features: each is in 0.4 of the sets. The sum of squares of 10 deviations, in units of the
        // variance n·0.4·0.6 and with the factor 9/10 for their dependence, is chi-square with 9 degrees:
        // below 27.9 but once in a thousand.
        constexpr double kDraws = 5'000;
        double squares = 0;
        for (const double count : frequencies(10, settingsOf(4, 1), 5'000))
            squares += (count - 0.4 * kDraws) * (count - 0.4 * kDraws);
        const double chiSquare = 0.9 * squares / (kDraws * 0.4 * 0.6);
        QVERIFY2(chiSquare < 27.9, qPrintable(QString::number(chiSquare)));
    }

    void weightsDrawInProportion()
    {
        // One of three, weights 1, 2, 5: chi-square with 2 degrees is below 13.8 but once in a thousand.
        constexpr double kDraws = 8'000;
        const auto single = frequencies(3, settingsOf(1, 1, {1, 2, 5}), 8'000);
        double chiSquare = 0;
        for (const auto& [count, share] :
             {std::pair(single[0], 0.125), std::pair(single[1], 0.25), std::pair(single[2], 0.625)})
            chiSquare += (count - share * kDraws) * (count - share * kDraws) / (share * kDraws);
        QVERIFY2(chiSquare < 13.8, qPrintable(QString::number(chiSquare)));
        // Two of three without replacement, weights 1, 1, 2. Feature 2 is left out when 0 and 1 are drawn:
        // 2 · 1/4 · 1/3 = 1/6; so it is in 5/6 of the sets, the others in (2 - 5/6) / 2 = 7/12.
        const auto pairs = frequencies(3, settingsOf(2, 1, {1, 1, 2}), 8'000);
        const double deviation = std::sqrt(kDraws * 5 / 36);
        QVERIFY(std::abs(pairs[2] - kDraws * 5 / 6) < 3.3 * deviation);
        QVERIFY(std::abs(pairs[0] - kDraws * 7 / 12) < 3.3 * std::sqrt(kDraws * 35 / 144));
    }

    void weightZeroIsNever()
    {
        const auto counts = frequencies(4, settingsOf(2, 1, {1, 0, 1e-9, 3}), 500);
        QCOMPARE(counts[1], 0.0);
        QVERIFY(counts[3] == 500);
    }

    void impossibleWishesAreRefused()
    {
        const auto messageOf = [](std::size_t features, const ObservationSettings& settings) {
            return failureOf([&] { return data::drawPool(features, settings, 1); }).message.english();
        };
        QCOMPARE(messageOf(5, settingsOf(6, 1)),
                 std::string("An observation set of 6 features is asked for, but the table has 5."));
        QCOMPARE(messageOf(5, settingsOf(2, 0)), std::string("The number of observation sets is 0."));
        QCOMPARE(
            messageOf(3, settingsOf(2, 1, {0, 1, 0})),
            std::string("An observation set of 2 features is asked for, but only 1 features have a weight "
                        "above 0."));
        QCOMPARE(messageOf(3, settingsOf(2, 1, {1, 1})), std::string("There are 2 weights for 3 features."));
        QCOMPARE(messageOf(2, settingsOf(1, 1, {1, -1})),
                 std::string("The weight of feature number 2 is -1.000000."));
        QCOMPARE(messageOf(2, settingsOf(1, 1, {1, std::nan("")})),
                 std::string("The weight of feature number 2 is nan."));
    }

    void rowsMeetEverySet()
    {
        const std::vector<std::size_t> rows{4, 2};
        QCOMPARE(data::everySet(rows, 2), (std::vector<data::ObservedRow>{{4, 0}, {4, 1}, {2, 0}, {2, 1}}));
    }

    void rowsDrawASetEach()
    {
        std::vector<std::size_t> rows(3'000);
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        const auto observed = data::oneSetEach(rows, 5, 1);
        QCOMPARE(observed.size(), rows.size());
        std::vector<double> counts(5);
        for (const data::ObservedRow& one : observed)
            counts.at(one.set) += 1;
        double chiSquare = 0;
        for (const double count : counts)
            chiSquare += (count - 600) * (count - 600) / 600;
        QVERIFY2(chiSquare < 18.5, qPrintable(QString::number(chiSquare))); // 4 degrees, once in a thousand
        QCOMPARE(data::oneSetEach(std::span(rows).subspan(7, 1), 5, 1).front(), observed[7]);
        QVERIFY(data::oneSetEach(rows, 5, 2) != observed);
        QCOMPARE(failureOf([&] { return data::oneSetEach(rows, 0, 1); }).code, ErrorCode::InvalidInput);
    }

    void gapsAreNotObserved()
    {
        const std::vector<float> row{1, kGap, 0, kGap, 7};
        QCOMPARE(data::observedIn({0, 1, 2, 3, 4}, row), (FeatureSet{0, 2, 4}));
        QCOMPARE(data::observedIn({1, 3}, row), FeatureSet());
        // Of 20 features a fifth are gaps: |O| = 10 becomes 8 on average, over all sets.
        std::vector<float> wide(20, 1);
        std::fill_n(wide.begin(), 4, kGap);
        double sum = 0;
        for (const FeatureSet& set : data::drawPool(20, settingsOf(10, 1'000), 1).sets)
            sum += static_cast<double>(data::observedIn(set, wide).size());
        // Hypergeometric: variance 10 · 1/5 · 4/5 · 10/19 = 0.842.
        QVERIFY(std::abs(sum / 1'000 - 8) < 3.3 * std::sqrt(0.842 / 1'000));
    }

    void columnGivesTheSets()
    {
        const std::vector<std::string> texts{"fever|crp", "", " crp | fever ", "dry cough", "crp|crp|", "  "};
        const auto given = data::readObservations(texts, clinicFeatures());
        QCOMPARE(given.pool.sets, (std::vector<FeatureSet>{{0, 2}, {}, {1}, {2}}));
        QCOMPARE(given.setOfRow, (std::vector<std::uint32_t>{0, 1, 0, 2, 3, 1}));
    }

    void unknownNamesAreHelped()
    {
        const std::vector<std::string> texts{"fever", "crp|fevre"};
        const Error error = failureOf([&] { return data::readObservations(texts, clinicFeatures()); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QCOMPARE(error.message.english(),
                 std::string("Row 2 of the table lists \"fevre\", which is not a feature."));
        QCOMPARE(error.remedy.english(),
                 std::string("Did you mean \"fever\"? Join names of features by |, as in fever|cough."));
        const std::vector<std::string> longer{"drycough"};
        QVERIFY(failureOf([&] { return data::readObservations(longer, clinicFeatures()); })
                    .remedy.english()
                    .starts_with("Did you mean \"dry cough\"?"));
    }
};

QTEST_APPLESS_MAIN(TestObservation)
#include "tst_observation.moc"
