// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figurechart.h"
#include "theme/theme.h"

#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace genex;
using namespace genex::ui;

namespace {

domain::Figure twoCurves()
{
    return {
        "Accuracy",
        {{"tests",
          "accuracy",
          {{"GENEX", {{1, 0.5, 0.02}, {5, 0.7, 0}, {9, 0.9, 0}}}, {"random", {{1, 0.3, 0}, {9, 0.4, 0}}}}}}};
}

/// Where the values of a point are shown.
QPointF placeOf(const FigureChart& chart, const QString& values)
{
    for (int y = 0; y < chart.height(); y += 3) {
        for (int x = 0; x < chart.width(); x += 3) {
            if (chart.valuesAt(QPointF(x, y)) == values)
                return QPointF(x, y);
        }
    }
    return {};
}

} // namespace

class TestFigureChart : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FigureChart> m_chart;

    void turnWheel(const QPointF& place, int angle)
    {
        QWheelEvent event(place, m_chart->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_chart.get(), &event);
    }
    QColor ground() const { return m_chart->grab().toImage().pixelColor(m_chart->width() / 2, 8); }

private Q_SLOTS:
    void init()
    {
        m_chart = std::make_unique<FigureChart>();
        m_chart->resize(600, 400);
        m_chart->setFigure(twoCurves(), figureAsText(twoCurves()));
        m_chart->setZoomable(true);
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        m_chart->grab(); // lays the plot out
    }
    void cleanup() { m_chart.reset(); }

    void thePointAtTheMouseSaysItsValues()
    {
        const QPointF place = placeOf(*m_chart, QStringLiteral("GENEX\ntests: 1\naccuracy: 0.5 ± 0.02"));
        QVERIFY(!place.isNull());
        QTest::mouseMove(m_chart.get(), place.toPoint());
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("GENEX\ntests: 1\naccuracy: 0.5 ± 0.02"));
        QVERIFY(!placeOf(*m_chart, QStringLiteral("random\ntests: 9\naccuracy: 0.4")).isNull());
        QCOMPARE(m_chart->valuesAt({2, 2}), QString());
    }

    void theWheelZoomsAndZeroShowsAllAgain()
    {
        const QRectF all = m_chart->visibleRange(0);
        QVERIFY(all.left() < 1 && all.right() > 9);
        const QPointF place = placeOf(*m_chart, QStringLiteral("GENEX\ntests: 5\naccuracy: 0.7"));
        turnWheel(place, 120);
        const QRectF zoomed = m_chart->visibleRange(0);
        QVERIFY(qAbs(zoomed.width() / all.width() - 0.8) < 1e-6);
        QVERIFY(zoomed.contains(QPointF(5, 0.7))); // what is under the mouse stays
        QTest::keyClick(m_chart.get(), Qt::Key_0);
        QCOMPARE(m_chart->visibleRange(0), all);
    }

    void keysDoWhatTheMouseDoes()
    {
        const QRectF all = m_chart->visibleRange(0);
        QTest::keyClick(m_chart.get(), Qt::Key_Plus);
        QVERIFY(m_chart->visibleRange(0).width() < all.width());
        const QRectF zoomed = m_chart->visibleRange(0);
        QTest::keyClick(m_chart.get(), Qt::Key_Right);
        QVERIFY(m_chart->visibleRange(0).left() > zoomed.left());
        QTest::keyClick(m_chart.get(), Qt::Key_Up);
        QVERIFY(m_chart->visibleRange(0).top() > zoomed.top());
        QTest::keyClick(m_chart.get(), Qt::Key_Minus);
        QVERIFY(qAbs(m_chart->visibleRange(0).width() - all.width()) < 1e-9);
    }

    void draggingMovesThePointWithTheMouse()
    {
        const QString values = QStringLiteral("GENEX\ntests: 5\naccuracy: 0.7");
        const QPoint place = placeOf(*m_chart, values).toPoint();
        QTest::mousePress(m_chart.get(), Qt::LeftButton, {}, place);
        QTest::mouseMove(m_chart.get(), place + QPoint(60, 30));
        QTest::mouseRelease(m_chart.get(), Qt::LeftButton, {}, place + QPoint(60, 30));
        QCOMPARE(m_chart->valuesAt(place + QPoint(60, 30)), values);
    }

    void aResizedChartShowsTheSamePart()
    {
        turnWheel(m_chart->rect().center(), 240);
        const QRectF zoomed = m_chart->visibleRange(0);
        m_chart->resize(500, 300);
        QTRY_COMPARE(m_chart->visibleRange(0), zoomed);
        m_chart->setFigure(twoCurves(), {}); // another figure is shown as a whole
        QVERIFY(m_chart->visibleRange(0).width() > zoomed.width());
    }

    void withoutZoomTheWheelIsLeftToOthers()
    {
        m_chart->setZoomable(false);
        const QRectF all = m_chart->visibleRange(0);
        turnWheel(m_chart->rect().center(), 120);
        QTest::keyClick(m_chart.get(), Qt::Key_Plus);
        QCOMPARE(m_chart->visibleRange(0), all);
    }

    void itHasTheColoursOfTheTheme()
    {
        QCOMPARE(ground(), lightTokens().surface);
        const Theme dark(ThemeMode::Dark);
        QTRY_COMPARE(ground(), darkTokens().surface);
    }

    void itIsSavedByItsEnding()
    {
        const QTemporaryDir folder;
        QSignalSpy saved(m_chart.get(), &FigureChart::saved);
        const QString png = folder.filePath(QStringLiteral("a.png"));
        const QString pdf = folder.filePath(QStringLiteral("a.pdf"));
        m_chart->saveAs(png);
        m_chart->saveAs(pdf);
        QTRY_COMPARE(saved.count(), 2);
        QVERIFY(!QImage(png).isNull());
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-");
        QSignalSpy failed(m_chart.get(), &FigureChart::saveFailed);
        m_chart->saveAs(folder.filePath(QStringLiteral("missing/a.png")));
        QTRY_COMPARE(failed.count(), 1);
    }

    void screenReadersGetEveryPoint()
    {
        QCOMPARE(m_chart->accessibleName(), QStringLiteral("Accuracy"));
        QVERIFY(m_chart->accessibleDescription().contains(
            QStringLiteral("GENEX: 0.5 ± 0.02 at 1, 0.7 at 5, 0.9 at 9")));
    }
};

QTEST_MAIN(TestFigureChart)
#include "tst_figurechart.moc"
