// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"

#include "common/random.h"
#include "genex/secondvisit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

namespace {

/// Four patients with ten orders each, the last of them wrong even with all ordered.
VisitPatients fourPatients()
{
    return {{1, 1, 1, 0}, {10, 10, 10, 10}, {1, 1, 1, 1}};
}

/// From 0.9 down; with generated values the third is wrong and the last right.
VisitOption fourOptions()
{
    return {3, {0.9, 0.8, 0.6, 0.4}, {1, 1, 0, 1}, {4, 4, 4, 4}};
}

struct RandomVisits
{
    VisitPatients patients;
    std::vector<VisitOption> options;
};

RandomVisits randomVisits(std::size_t count, Random random)
{
    RandomVisits visits;
    for (std::size_t i = 0; i < count; ++i) {
        visits.patients.correctWithAll.push_back(random.bernoulli(0.9));
        visits.patients.ordersWithAll.push_back(5 + static_cast<double>(random.below(10)));
        visits.patients.weights.push_back(0.1 + random.uniform());
    }
    for (const int size : {2, 5}) {
        VisitOption option{size, {}, {}, {}};
        for (std::size_t i = 0; i < count; ++i) {
            option.confidence.push_back(std::floor(40 * random.uniform()) / 40); // many are equal
            option.correct.push_back(random.bernoulli(0.5 + option.confidence.back() / 2));
            option.saved.push_back(static_cast<double>(random.below(static_cast<std::uint64_t>(size) + 1)));
        }
        visits.options.push_back(option);
    }
    return visits;
}

/// The rule as it will be used, patient by patient.
ThresholdPoint applied(const VisitOption& option, const VisitPatients& patients, double tau)
{
    ThresholdPoint point{option.size, tau, 0, 0, 0};
    double weight = 0;
    double orders = 0;
    for (std::size_t i = 0; i < patients.weights.size(); ++i) {
        const bool isTrusted = option.confidence[i] >= tau;
        weight += patients.weights[i];
        orders += patients.weights[i] * patients.ordersWithAll[i];
        point.accuracy += patients.weights[i] * (isTrusted ? option.correct[i] : patients.correctWithAll[i]);
        point.savedShare += isTrusted ? patients.weights[i] * option.saved[i] : 0;
        point.fallbackRate += isTrusted ? 0 : patients.weights[i];
    }
    point.accuracy /= weight;
    point.savedShare /= orders;
    point.fallbackRate /= weight;
    return point;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-10;
}

bool areNear(const ThresholdPoint& a, const ThresholdPoint& b)
{
    return a.size == b.size && isNear(a.tau, b.tau) && isNear(a.accuracy, b.accuracy) &&
           isNear(a.savedShare, b.savedShare) && isNear(a.fallbackRate, b.fallbackRate);
}

ThresholdPoint choose(const VisitOption& option, const VisitPatients& patients, double epsilon)
{
    return chooseVisit(std::vector<VisitOption>{option}, patients, epsilon);
}

} // namespace

class TestSecondVisit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curveByHand()
    {
        const auto curve = visitCurve(fourOptions(), fourPatients());
        QCOMPARE(curve.size(), std::size_t{5});
        QVERIFY(areNear(curve[0], {3, 0.4, 0.75, 0.4, 0}));   // everybody: one wrong, another right
        QVERIFY(areNear(curve[1], {3, 0.5, 0.5, 0.3, 0.25})); // the third is wrong now, the last as before
        QVERIFY(areNear(curve[2], {3, 0.7, 0.75, 0.2, 0.5}));
        QVERIFY(areNear(curve[3], {3, 0.85, 0.75, 0.1, 0.75}));
        QVERIFY(areNear(curve[4], {3, 1, 0.75, 0, 1}));
        QVERIFY(curve[4].tau > 1); // nobody, however sure
    }

    void everyPointIsWhatTheRuleDoes()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const RandomVisits visits = randomVisits(60, Random(seed));
            for (const VisitOption& option : visits.options) {
                for (const std::size_t most : {1000, 64, 9, 2, 0}) {
                    const auto curve = visitCurve(option, visits.patients, most);
                    QVERIFY(curve.size() <= std::max<std::size_t>(most, 2));
                    QVERIFY(std::ranges::is_sorted(curve, {}, &ThresholdPoint::tau));
                    QVERIFY(isNear(curve.front().fallbackRate, 0));
                    QCOMPARE(curve.back().fallbackRate, 1.0);
                    for (const ThresholdPoint& point : curve)
                        QVERIFY(areNear(point, applied(option, visits.patients, point.tau)));
                }
            }
        }
    }

    void fewPointsAreSpreadEvenly()
    {
        VisitPatients patients{std::vector<std::uint8_t>(1000, 1), std::vector<double>(1000, 1),
                               std::vector<double>(1000, 1)};
        VisitOption option{1, {}, std::vector<std::uint8_t>(1000, 1), std::vector<double>(1000, 1)};
        for (int i = 0; i < 1000; ++i)
            option.confidence.push_back(1 - 1e-6 * i); // all near 1: quantiles, not equal widths
        const auto curve = visitCurve(option, patients, 11);
        QCOMPARE(curve.size(), std::size_t{11});
        for (std::size_t k = 0; k < curve.size(); ++k)
            QVERIFY(isNear(curve[k].fallbackRate, static_cast<double>(k) / 10));
    }

    void equalConfidencesAreTrustedTogether()
    {
        VisitOption option = fourOptions();
        option.confidence = {0.5, 0.5, 0.5, 0.5};
        const auto curve = visitCurve(option, fourPatients());
        QCOMPARE(curve.size(), std::size_t{2});
        QCOMPARE(curve[0].tau, 0.5);
        QCOMPARE(curve[0].fallbackRate, 0.0);
    }

    void neighboursAreToldApart()
    {
        // No number lies between the two; halfway would be the lower one.
        const double lower = 0.5;
        const double higher = std::nextafter(lower, 1.0);
        const VisitPatients patients{{1, 1}, {1, 1}, {1, 1}};
        const auto curve = visitCurve({1, {lower, higher}, {1, 1}, {1, 1}}, patients);
        QCOMPARE(curve.size(), std::size_t{3});
        QVERIFY(curve[1].tau == higher);
    }

    void chooseByHand()
    {
        // The same accuracy with two trusted, and with all four, which saves most; but three trusted lose a
        // quarter, so that the fourth is won back by luck.
        QVERIFY(areNear(choose(fourOptions(), fourPatients(), 0), {3, 0.7, 0.75, 0.2, 0.5}));
        QVERIFY(areNear(choose(fourOptions(), fourPatients(), 0.25), {3, 0.4, 0.75, 0.4, 0}));
        VisitOption lastWrong = fourOptions();
        lastWrong.correct = {1, 1, 0, 0};
        QVERIFY(areNear(choose(lastWrong, fourPatients(), 0), {3, 0.7, 0.75, 0.2, 0.5}));
        QVERIFY(areNear(choose(lastWrong, fourPatients(), 0.25), {3, 0.4, 0.5, 0.4, 0}));
        QVERIFY(areNear(choose(lastWrong, fourPatients(), 0.2), {3, 0.7, 0.75, 0.2, 0.5}));
    }

    /// 99 patients, of whom the two least sure are lost: (lost + 1) / 100 may be at most ε.
    void aBoundCountsOneMoreThanWasLost()
    {
        VisitPatients patients;
        VisitOption option;
        option.size = 1;
        for (int i = 0; i < 99; ++i) {
            patients.correctWithAll.push_back(1);
            patients.ordersWithAll.push_back(2);
            patients.weights.push_back(1);
            option.confidence.push_back(1 - 0.01 * i);
            option.correct.push_back(i < 97 ? 1 : 0);
            option.saved.push_back(1);
        }
        const auto trusted = [&](double epsilon) {
            const ThresholdPoint point = chooseBoundedVisit(std::span(&option, 1), patients, epsilon);
            return std::lround((1 - point.fallbackRate) * 99) * (point.size > 0);
        };
        QCOMPARE(trusted(0.009), 0L); // too few patients for such a promise
        QCOMPARE(trusted(0.01), 97L);
        QCOMPARE(trusted(0.02), 98L);
        QCOMPARE(trusted(0.03), 99L);
        // What some win makes up for nothing that others lose.
        patients.correctWithAll[0] = patients.correctWithAll[1] = 0;
        QCOMPARE(trusted(0.01), 97L);
        QCOMPARE(chooseVisit(std::span(&option, 1), patients, 0).fallbackRate, 0.0);
    }

    void nothingGeneratedIsAlwaysAllowed()
    {
        const ThresholdPoint nothing{0, 0, 0.75, 0, 0};
        VisitOption wrong = fourOptions();
        wrong.correct = {0, 0, 0, 0};
        QCOMPARE(choose(wrong, fourPatients(), 0.1), nothing);
        QCOMPARE(chooseVisit({}, fourPatients(), 0.1), nothing);
        QCOMPARE(chooseVisit({}, {}, 0.1), (ThresholdPoint{0, 0, 0, 0, 0}));
        VisitOption savesNothing = fourOptions();
        savesNothing.saved = {0, 0, 0, 0};
        QCOMPARE(choose(savesNothing, fourPatients(), 0.5).size, 0);
    }

    void tiesGoToAccuracyThenToSize()
    {
        VisitOption small = fourOptions();
        VisitOption large = fourOptions();
        large.size = 5;
        QCOMPARE(chooseVisit(std::vector{large, small}, fourPatients(), 0).size, 3);
        QCOMPARE(chooseVisit(std::vector{small, large}, fourPatients(), 0).size, 3);
        large.correct = {1, 1, 1, 1};
        QCOMPARE(chooseVisit(std::vector{small, large}, fourPatients(), 0).size, 5);
        QCOMPARE(chooseVisit(std::vector{large, small}, fourPatients(), 0).size, 5);
    }

    void nothingElseSavesMore()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const RandomVisits visits = randomVisits(50, Random(seed));
            const double epsilon = 0.02 * static_cast<double>(seed % 5);
            const ThresholdPoint chosen = chooseVisit(visits.options, visits.patients, epsilon);
            const double least = applied(visits.options[0], visits.patients, 2).accuracy - epsilon;
            QVERIFY(chosen.accuracy >= least - 1e-10);
            for (const VisitOption& option : visits.options) {
                if (option.size == chosen.size)
                    QVERIFY(areNear(chosen, applied(option, visits.patients, chosen.tau)));
                for (double tau = 1.0125; tau > -0.02; tau -= 0.025) { // halfway between the confidences
                    const ThresholdPoint other = applied(option, visits.patients, tau);
                    if (other.accuracy < least - 1e-10)
                        break; // nor may any threshold below it be chosen
                    QVERIFY(other.savedShare <= chosen.savedShare + 1e-10);
                }
            }
        }
    }

    void weightsCount()
    {
        // Trusting the third loses 1 of 103 instead of 1 of 4.
        VisitPatients patients = fourPatients();
        patients.weights = {100, 1, 1, 1};
        VisitOption option = fourOptions();
        option.correct = {1, 1, 0, 0};
        QCOMPARE(choose(option, patients, 0.01).fallbackRate, 0.0);
    }

    void aSavingCanBeALoss()
    {
        VisitOption option = fourOptions();
        option.saved = {-1, -1, -1, -1};
        QCOMPARE(choose(option, fourPatients(), 1).size, 0);
    }

    void topShareByHand()
    {
        const std::vector<double> confidence{0.3, 0.9, 0.5, 0.7};
        const std::vector<double> even(4, 2);
        QCOMPARE(topShareThreshold(confidence, even, 0.25), 0.9);
        QCOMPARE(topShareThreshold(confidence, even, 0.1), 0.9);
        QCOMPARE(topShareThreshold(confidence, even, 0.26), 0.7);
        QCOMPARE(topShareThreshold(confidence, even, 0.5), 0.7);
        QCOMPARE(topShareThreshold(confidence, even, 1), 0.3);
        QCOMPARE(topShareThreshold(confidence, std::vector<double>{97, 1, 1, 1}, 0.1), 0.3);
        QCOMPARE(topShareThreshold(std::vector<double>(10, 0.6), std::vector<double>(10, 0.1), 0.1), 0.6);
        QCOMPARE(kCertainThreshold, 0.85);
    }

    void noPatientIsAddedByRounding()
    {
        // k times 1/n is often not quite k/n.
        for (int n = 1; n <= 40; ++n) {
            std::vector<double> confidence;
            for (int i = 0; i < n; ++i)
                confidence.push_back(1 - 0.01 * i);
            const std::vector<double> weights(confidence.size(), 1.0 / n);
            for (int k = 1; k <= n; ++k)
                QCOMPARE(topShareThreshold(confidence, weights, static_cast<double>(k) / n),
                         confidence[static_cast<std::size_t>(k) - 1]);
        }
    }

    void impossibleInputIsRefused()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const auto codeAfter = [](auto&& change) {
            VisitPatients patients = fourPatients();
            VisitOption option = fourOptions();
            change(patients, option);
            const ErrorCode code = failureOf([&] { return choose(option, patients, 0); }).code;
            return failureOf([&] { return visitCurve(option, patients); }).code == code ? code
                                                                                        : ErrorCode::Internal;
        };
        using Patients = VisitPatients;
        using Option = VisitOption;
        const auto refused = ErrorCode::InvalidInput;
        QCOMPARE(codeAfter([](Patients& p, Option&) { p.correctWithAll.pop_back(); }), refused);
        QCOMPARE(codeAfter([](Patients& p, Option&) { p.ordersWithAll.pop_back(); }), refused);
        QCOMPARE(codeAfter([](Patients& p, Option&) { p.weights.pop_back(); }), refused);
        QCOMPARE(codeAfter([](Patients& p, Option&) { p.weights[0] = -1; }), refused);
        QCOMPARE(codeAfter([](Patients&, Option& o) { o.confidence.pop_back(); }), refused);
        QCOMPARE(codeAfter([](Patients&, Option& o) { o.correct.pop_back(); }), refused);
        QCOMPARE(codeAfter([](Patients&, Option& o) { o.saved.pop_back(); }), refused);
        QCOMPARE(codeAfter([nan](Patients&, Option& o) { o.confidence[1] = nan; }), refused);
        QCOMPARE(codeAfter([nan](Patients&, Option& o) { o.saved[1] = nan; }), refused);
        const std::vector<double> one{1};
        for (const double share : {0.0, -0.1, 1.1, nan})
            QCOMPARE(failureOf([&] { return topShareThreshold(one, one, share); }).code, refused);
        QCOMPARE(failureOf([] { return topShareThreshold({}, {}, 0.1); }).code, refused);
    }

    void jsonRoundTrip()
    {
        const ThresholdPoint point{7, 1.0 / 3, 0.987, 0.4321, 0.125};
        const nlohmann::json json = point;
        QCOMPARE(nlohmann::json::parse(json.dump()).get<ThresholdPoint>(), point);
        QCOMPARE(json.at("saved_share").get<double>(), 0.4321);
    }
};

QTEST_APPLESS_MAIN(TestSecondVisit)
#include "tst_secondvisit.moc"
