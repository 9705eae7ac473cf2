// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/losschart.h"
#include "theme/theme.h"

#include <QImage>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace genex::ui;

namespace {

struct Curve
{
    std::vector<double> steps;
    std::vector<double> losses;
};

/// A loss that falls from 2 towards 0.5.
Curve falling(std::size_t count)
{
    Curve curve{std::vector<double>(count), {}};
    std::iota(curve.steps.begin(), curve.steps.end(), 1.0);
    for (const double step : curve.steps)
        curve.losses.push_back(0.5 + 1.5 * std::exp(-step / static_cast<double>(count) * 4));
    return curve;
}

QImage imageOf(LossChart& chart)
{
    QCoreApplication::processEvents(); // the plot draws when it is its turn
    return chart.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

int coloured(const QImage& image, const QColor& wanted)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor seen = image.pixelColor(x, y);
            const int distance = std::abs(seen.red() - wanted.red()) +
                                 std::abs(seen.green() - wanted.green()) +
                                 std::abs(seen.blue() - wanted.blue());
            count += distance < 90 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestLossChart : public QObject
{
    Q_OBJECT

private:
    static void show(LossChart& chart)
    {
        chart.resize(400, 260);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
    }
    /// What was given is drawn together, a moment later.
    static bool isTold(const LossChart& chart, const QString& words)
    {
        return QTest::qWaitFor([&] { return chart.accessibleDescription().contains(words); });
    }

private Q_SLOTS:
    void beforeTheFirstStepItSaysSo()
    {
        LossChart chart;
        show(chart);
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("No steps yet."));
        QCOMPARE(chart.points(), std::size_t{0});
    }

    void pointsAreAddedAsTheyComeAndOnlyOnce()
    {
        LossChart chart;
        show(chart);
        const Curve curve = falling(1000);
        for (const std::size_t count : {1, 10, 10, 700, 1000}) {
            const auto end = static_cast<std::ptrdiff_t>(count);
            chart.setExpert({curve.steps.begin(), curve.steps.begin() + end},
                            {curve.losses.begin(), curve.losses.begin() + end});
            QCOMPARE(chart.points(), count);
        }
        QVERIFY(isTold(chart, QStringLiteral("0.527"))); // 0.5 + 1.5 e⁻⁴
        QVERIFY(coloured(imageOf(chart), Theme::current().accent) > 100);
    }

    void bothCurvesAreToldApart()
    {
        LossChart chart;
        show(chart);
        const Curve curve = falling(200);
        chart.setExpert(curve.steps, curve.losses);
        QVERIFY(isTold(chart, QStringLiteral("Expert")));
        QVERIFY(!chart.accessibleDescription().contains(QStringLiteral("Generator")));
        chart.setGenerator(curve.steps, curve.losses);
        QVERIFY(isTold(chart, QStringLiteral("Generator")));
        QCOMPARE(chart.points(), std::size_t{400});
        chart.clear();
        QVERIFY(isTold(chart, QStringLiteral("No step")));
        QCOMPARE(chart.points(), std::size_t{0});
    }

    void aHundredThousandPointsLookLikeAThousand()
    {
        LossChart many;
        LossChart few;
        show(many);
        show(few);
        const Curve long_ = falling(100'000);
        const Curve short_ = falling(1000);
        many.setExpert(long_.steps, long_.losses);
        few.setExpert(short_.steps, short_.losses);
        QVERIFY(isTold(many, QStringLiteral("0.527")) && isTold(few, QStringLiteral("0.527")));
        QCOMPARE(many.points(), std::size_t{100'000});
        const int inked = coloured(imageOf(many), Theme::current().accent);
        const int expected = coloured(imageOf(few), Theme::current().accent);
        QVERIFY2(inked > expected / 2 && inked < expected * 2,
                 qPrintable(QStringLiteral("%1 against %2").arg(inked).arg(expected)));
    }

    void stepsWithoutLossesAreNotTaken()
    {
        LossChart chart;
        chart.setExpert({1, 2, 3}, {1, 2});
        QCOMPARE(chart.points(), std::size_t{0});
    }
};

QTEST_MAIN(TestLossChart)
#include "tst_losschart.moc"
