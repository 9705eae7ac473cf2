// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "eval/statistics.h"
#include "support/errorof.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace genex;
using namespace genex::eval;

namespace {

bool isNear(double value, double expected, double tolerance = 1e-9)
{
    if (std::abs(value - expected) <= tolerance)
        return true;
    qWarning("%.12g instead of %.12g", value, expected);
    return false;
}

/// One value and another, in turn.
std::vector<double> alternating(double first, double second, std::size_t pairs)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < pairs; ++i)
        values.insert(values.end(), {first, second});
    return values;
}

constexpr double kTwoOfSeven = 2.0 / 7; // a fifth tested on, seven tenths trained on

/// The mean of these values over the drawn trials.
TrialFigure meanOf(const std::vector<double>& values)
{
    return [&values](std::span<const std::size_t> trials) {
        double sum = 0;
        for (const std::size_t trial : trials)
            sum += values[trial];
        return sum / static_cast<double>(trials.size());
    };
}

template <typename Function>
bool isRefused(Function&& function, const std::string& words)
{
    const Error error = testing::errorOf(function);
    if (error.message.english().find(words) != std::string::npos)
        return true;
    qWarning("\"%s\" instead of \"%s\"", error.message.english().c_str(), words.c_str());
    return false;
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void incompleteBetaWhereItIsAPolynomial()
    {
        for (const double x : {0.0, 0.1, 0.35, 0.5, 0.9, 1.0}) {
            QVERIFY(isNear(incompleteBeta(1, 1, x), x));
            QVERIFY(isNear(incompleteBeta(2, 2, x), 3 * x * x - 2 * x * x * x));
            QVERIFY(isNear(incompleteBeta(3, 1, x), x * x * x));
            QVERIFY(isNear(incompleteBeta(1, 3, x), 1 - std::pow(1 - x, 3)));
        }
        QVERIFY(isNear(incompleteBeta(40, 40, 0.5), 0.5));
    }

    void incompleteBetaHasTwoSides()
    {
        Random random(3);
        for (int i = 0; i < 200; ++i) {
            const double a = 0.1 + 20 * random.uniform();
            const double b = 0.1 + 20 * random.uniform();
            const double x = random.uniform();
            QVERIFY(isNear(incompleteBeta(a, b, x) + incompleteBeta(b, a, 1 - x), 1, 1e-12));
        }
    }

    /// The printed tables of Student's t.
    void studentAsPublished()
    {
        QVERIFY(isNear(studentTwoSided(1, 1), 0.5)); // Cauchy: 1 − 2·arctan(1)/π
        QVERIFY(isNear(studentTwoSided(12.7062, 1), 0.05, 1e-6));
        QVERIFY(isNear(studentTwoSided(2.2281, 10), 0.05, 1e-5));
        QVERIFY(isNear(studentTwoSided(2.0860, 20), 0.05, 1e-5));
        QVERIFY(isNear(studentTwoSided(2.7500, 30), 0.01, 1e-5));
        QVERIFY(isNear(studentTwoSided(1.9600, 1e7), 0.05, 1e-5));
        QVERIFY(isNear(studentTwoSided(0, 5), 1));
        QVERIFY(isNear(studentTwoSided(-2.2281, 10), studentTwoSided(2.2281, 10)));
    }

    /// Means 2.5 and 6, s²/n = 5/12 and 2: t = −3.5/√(29/12), ν = (29/12)² / ((5/12)²/3 + 2²/4). The p-value
    /// was integrated numerically from the density of t.
    void welchByHand()
    {
        const std::vector<double> a{1, 2, 3, 4};
        const std::vector<double> b{2, 4, 6, 8, 10};
        const auto test = welchTest(a, b);
        QVERIFY(test);
        QVERIFY(isNear(test->t, -3.5 / std::sqrt(29.0 / 12)));
        QVERIFY(isNear(test->degrees, std::pow(29.0 / 12, 2) / (25.0 / 144 / 3 + 1)));
        QVERIFY(isNear(test->p, 0.06913359319, 1e-9));
        const auto turned = welchTest(b, a);
        QVERIFY(isNear(turned->t, -test->t));
        QVERIFY(isNear(turned->p, test->p));
    }

    void welchOfLittle()
    {
        const std::vector<double> one{1};
        const std::vector<double> same{2, 2, 2};
        const std::vector<double> other{3, 3};
        QVERIFY(!welchTest(one, same));
        QVERIFY(!welchTest(same, {}));
        QCOMPARE(welchTest(same, same)->p, 1.0);
        QCOMPARE(welchTest(same, other)->p, 0.0);
        QVERIFY(welchTest(same, other)->t < 0);
    }

    /// Where both samples come from the same source, one p-value in twenty is below 0.05.
    void welchRejectsAsOftenAsItSays()
    {
        Random random(11);
        int rejected = 0;
        constexpr int kTries = 4000;
        for (int i = 0; i < kTries; ++i) {
            std::vector<double> a(6);
            std::vector<double> b(12);
            for (double& value : a)
                value = random.normal();
            for (double& value : b)
                value = 3 * random.normal();
            rejected += welchTest(a, b)->p < 0.05 ? 1 : 0;
        }
        QVERIFY2(std::abs(rejected - 0.05 * kTries) < 60, std::to_string(rejected).c_str());
    }

    void studentTailsAsPublished()
    {
        QVERIFY(isNear(studentQuantile(0.975, 19), 2.0930, 1e-4));
        QVERIFY(isNear(studentQuantile(0.95, 9), 1.8331, 1e-4));
        QVERIFY(isNear(studentQuantile(0.025, 19), -studentQuantile(0.975, 19)));
        QVERIFY(isNear(studentUpperTail(1.7291, 19), 0.05, 1e-5));
        QVERIFY(isNear(studentUpperTail(-1.7291, 19), 0.95, 1e-5));
        QCOMPARE(studentUpperTail(std::numeric_limits<double>::infinity(), 3), 0.0);
        QCOMPARE(studentUpperTail(-std::numeric_limits<double>::infinity(), 3), 1.0);
    }

    /// Twenty repeats, .01 and .03 in turn: s² = .002/19. Uncorrected, t would be .02/√(s²/20) = 8.718; with
    /// 1/20 + 2/7 instead of 1/20 it is 3.364. The p-value was integrated numerically from the density of t.
    void theCorrectionOfTwentyRepeats()
    {
        const PairedTest test = correctedPairedTest(alternating(0.01, 0.03, 10), kTwoOfSeven);
        const double error = std::sqrt(0.002 / 19 * (1.0 / 20 + kTwoOfSeven));
        QVERIFY(isNear(test.difference, 0.02));
        QVERIFY(isNear(test.standardError, error));
        QVERIFY(isNear(error / std::sqrt(0.002 / 19 / 20), 2.59, 0.005));
        QCOMPARE(test.degrees, 19.0);
        QVERIFY(isNear(test.t, 3.364, 5e-4));
        QVERIFY(isNear(test.p, 0.003256265, 1e-8));
        QVERIFY(isNear(test.low, 0.02 - 2.0930240538 * error));
        QVERIFY(isNear(test.high, 0.02 + 2.0930240538 * error));
    }

    /// Mean 3, s² = 14/3, and 1/4 + 1/4: the error is √(7/3).
    void pairedByHand()
    {
        const PairedTest test = correctedPairedTest(std::vector<double>{1, 2, 3, 6}, 0.25);
        QVERIFY(isNear(test.standardError, std::sqrt(7.0 / 3)));
        QVERIFY(isNear(test.t, 3 / std::sqrt(7.0 / 3)));
        QVERIFY(isNear(test.p, 0.144293612814, 1e-9));
        QVERIFY(isNear(test.low, 3 - 3.1824463048 * std::sqrt(7.0 / 3)));
        const PairedTest turned = correctedPairedTest(std::vector<double>{-1, -2, -3, -6}, 0.25);
        QVERIFY(isNear(turned.t, -test.t));
        QVERIFY(isNear(turned.p, test.p));
        QVERIFY(isNear(turned.low, -test.high));
    }

    /// .1 cannot be written exactly: three of them must not vary by rounding.
    void differencesThatDoNotVary()
    {
        const PairedTest same = correctedPairedTest(std::vector<double>{0, 0, 0}, kTwoOfSeven);
        QCOMPARE(same.p, 1.0);
        QCOMPARE(same.t, 0.0);
        const PairedTest better = correctedPairedTest(std::vector<double>{0.1, 0.1, 0.1}, kTwoOfSeven);
        QCOMPARE(better.p, 0.0);
        QVERIFY(std::isinf(better.t) && better.t > 0);
        QCOMPARE(better.low, better.high);
        QCOMPARE(nonInferiority(better, 0.01).p, 0.0);
        QCOMPARE(nonInferiority(same, 0.01).p, 0.0);
    }

    void impossiblePairsAreRefused()
    {
        const std::vector<double> fine{0.1, 0.2};
        QVERIFY(isRefused([] { correctedPairedTest(std::vector<double>{1}, kTwoOfSeven); },
                          "at least two repeats"));
        QVERIFY(isRefused([] { correctedPairedTest({}, kTwoOfSeven); }, "at least two repeats"));
        QVERIFY(isRefused(
            [] {
                correctedPairedTest(std::vector<double>{1, std::nan("")}, kTwoOfSeven);
            },
            "not a finite number"));
        QVERIFY(isRefused([&] { correctedPairedTest(fine, 0); }, "above 0"));
        QVERIFY(isRefused([&] { correctedPairedTest(fine, std::nan("")); }, "above 0"));
        for (const double margin : {0.0, -0.01, std::nan("")})
            QVERIFY(isRefused([&] { nonInferiority(correctedPairedTest(fine, kTwoOfSeven), margin); },
                              "above 0"));
        QVERIFY(isRefused([] { nonInferiority({}, 0.01); }, "at least two repeats"));
    }

    /// Repeats of a fifth of the same rows: without the correction far more than one in twenty would be
    /// rejected.
    void correctedRejectsNoMoreThanItSays()
    {
        Random random(17);
        int rejected = 0;
        int naivelyRejected = 0;
        constexpr int kTries = 1000;
        for (int i = 0; i < kTries; ++i) {
            std::vector<double> rows(100);
            for (double& row : rows)
                row = random.normal();
            std::vector<double> differences(20);
            for (double& difference : differences) {
                random.shuffle(rows);
                for (std::size_t r = 0; r < 20; ++r)
                    difference += rows[r] / 20;
            }
            rejected += correctedPairedTest(differences, kTwoOfSeven).p < 0.05 ? 1 : 0;
            naivelyRejected += correctedPairedTest(differences, 1e-12).p < 0.05 ? 1 : 0;
        }
        QVERIFY2(rejected < 0.08 * kTries, std::to_string(rejected).c_str());
        QVERIFY2(naivelyRejected > 0.3 * kTries, std::to_string(naivelyRejected).c_str());
    }

    /// Ten repeats, −.02 and .01 in turn: mean −.005, s² = .00025, error √(s²·(1/10 + 2/7)). With a margin of
    /// .03 t = .025/error; the p-value was integrated numerically. With a margin of .02 it is not shown.
    void nonInferiorityByHand()
    {
        const PairedTest test = correctedPairedTest(alternating(-0.02, 0.01, 5), kTwoOfSeven);
        const double error = std::sqrt(0.00025 * (0.1 + kTwoOfSeven));
        const NonInferiority wide = nonInferiority(test, 0.03);
        QVERIFY(isNear(wide.t, 0.025 / error));
        QVERIFY(isNear(wide.p, 0.015703281436, 1e-8));
        QVERIFY(isNear(wide.lowest, -0.005 - 1.8331129323 * error));
        QVERIFY(wide.isShown() && wide.lowest > -wide.margin);
        const NonInferiority narrow = nonInferiority(test, 0.02);
        QVERIFY(!narrow.isShown() && narrow.lowest < -narrow.margin);
        QVERIFY(test.p > 0.05); // no difference is shown either: that alone says nothing
    }

    /// .005·4, .01·3, .03·2 and .04, which may not be below the one before it.
    void holmByHand()
    {
        const std::vector<double> adjusted = holmAdjusted(std::vector<double>{0.01, 0.04, 0.03, 0.005});
        const std::vector<double> expected{0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(isNear(adjusted[i], expected[i]));
        QCOMPARE(holmAdjusted(std::vector<double>{0.5, 0.9}), (std::vector<double>{1, 1}));
        QCOMPARE(holmAdjusted(std::vector<double>{0.04}), std::vector<double>{0.04});
        QCOMPARE(holmAdjusted(std::vector<double>{0, 0}), (std::vector<double>{0, 0}));
        QVERIFY(holmAdjusted({}).empty());
        for (const double p : {-0.1, 1.1, std::nan("")})
            QVERIFY(isRefused([&] { holmAdjusted(std::vector<double>{0.5, p}); }, "between 0 and 1"));
    }

    /// Of eight patients four are right, so the number right among those drawn is binomial: 0 has a
    /// probability of .004, 1 or fewer .035. The 2.5 % point is one in eight, and seven in eight at the other
    /// end.
    void bootstrapOfHalfRight()
    {
        const std::vector<double> right{0, 0, 0, 0, 1, 1, 1, 1};
        const std::vector<std::size_t> patients{0, 1, 2, 3, 4, 5, 6, 7};
        const FigureInterval interval = bootstrapOverPatients(patients, meanOf(right), 3, 4000);
        QCOMPARE(interval, (FigureInterval{0.5, 0.125, 0.875}));
    }

    /// Many trials of two patients are still two patients.
    void trialsOfAPatientAreDrawnTogether()
    {
        std::vector<double> right(100, 0.0);
        std::vector<std::size_t> patients(100, 7);
        for (std::size_t i = 0; i < 50; ++i) {
            right[i] = 1;
            patients[i] = 4;
        }
        QCOMPARE(bootstrapOverPatients(patients, meanOf(right), 3), (FigureInterval{0.5, 0, 1}));
    }

    void theSameSeedGivesTheSameInterval()
    {
        Random random(5);
        std::vector<double> values(60);
        std::vector<std::size_t> patients(60);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = random.normal();
            patients[i] = i;
        }
        const FigureInterval interval = bootstrapOverPatients(patients, meanOf(values), 1, 500);
        QCOMPARE(bootstrapOverPatients(patients, meanOf(values), 1, 500), interval);
        QVERIFY(bootstrapOverPatients(patients, meanOf(values), 2, 500) != interval);
        QVERIFY(interval.low < interval.value && interval.value < interval.high);
    }

    void impossibleDrawsAreRefused()
    {
        const std::vector<double> values{1, 2};
        const std::vector<std::size_t> two{0, 1};
        QVERIFY(isRefused(
            [&] {
                bootstrapOverPatients(std::vector<std::size_t>{3, 3}, meanOf(values), 1);
            },
            "two different patients"));
        QVERIFY(isRefused([&] { bootstrapOverPatients({}, meanOf(values), 1); }, "two different patients"));
        QVERIFY(isRefused([&] { bootstrapOverPatients(two, meanOf(values), 1, 10); }, "at least 100 draws"));
        const TrialFigure undefined = [](std::span<const std::size_t>) { return std::nan(""); };
        QVERIFY(isRefused([&] { bootstrapOverPatients(two, undefined, 1); }, "not a finite number"));
    }

    void populationDeviationByHand()
    {
        QVERIFY(isNear(populationDeviation(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9}), 2));
        QCOMPARE(populationDeviation(std::vector<double>{7}), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
