// SPDX-License-Identifier: GPL-3.0-or-later
#include "runview.h"

#include "charts/figurechart.h"

#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::ui;

namespace {

domain::Figure figure()
{
    return {"Budget", {{"tests", "accuracy", {{"genex", {{1, 0.5, 0.1}, {2, 0.75, 0.1}}}}}}};
}

services::ExperimentReport report()
{
    return {figure(), {{"method", "accuracy"}, {{"genex", 0.75}}}, {{"experiment", "budget", 0}}, {}};
}

} // namespace

class TestRunView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RunView> m_view;

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return m_view->findChild<Widget*>(QString::fromLatin1(name));
    }
    FigureChart* chart() const { return part<FigureChart>("runChart"); }

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<RunView>();
        m_view->resize(700, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void theChartIsTheFigureItself()
    {
        m_view->showReport(report());
        QVERIFY(chart()->isVisible());
        QCOMPARE(chart()->figure(), figure());
        QVERIFY(chart()->height() > 200);
        QVERIFY(chart()->accessibleDescription().contains(QStringLiteral("genex: 0.5 ± 0.1 at 1")));
        QCOMPARE(part<QTableWidget>("runTable")->item(0, 0)->text(), QStringLiteral("genex"));
    }

    void itZoomsAndShowsAllAgain()
    {
        m_view->showReport(report());
        m_view->grab();
        QCoreApplication::processEvents(); // the plot is laid out when it is its turn
        const QRectF all = chart()->visibleRange(0);
        QTest::keyClick(chart(), Qt::Key_Plus);
        QVERIFY(chart()->visibleRange(0).width() < all.width());
        QTest::mouseClick(part<QPushButton>("showAll"), Qt::LeftButton);
        QCOMPARE(chart()->visibleRange(0), all);
    }

    void whereTheChartWentIsSaid()
    {
        m_view->showReport(report());
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("chart.pdf"));
        chart()->saveAs(file);
        QTRY_COMPARE(part<QLabel>("chartSaved")->text(), QStringLiteral("Saved as %1.").arg(file));
        chart()->saveAs(folder.filePath(QStringLiteral("missing/chart.png")));
        QTRY_VERIFY(part<QLabel>("chartSaved")->text().contains(QStringLiteral("missing/chart.png")));
        m_view->showReport(report());
        QVERIFY(part<QLabel>("chartSaved")->isHidden());
    }
};

QTEST_MAIN(TestRunView)
#include "tst_runview.moc"
