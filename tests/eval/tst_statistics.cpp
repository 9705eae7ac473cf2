// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "eval/statistics.h"

#include <QTest>

#include <cmath>
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

    void populationDeviationByHand()
    {
        QVERIFY(isNear(populationDeviation(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9}), 2));
        QCOMPARE(populationDeviation(std::vector<double>{7}), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
