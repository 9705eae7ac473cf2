// SPDX-License-Identifier: GPL-3.0-or-later
#include "checksview.h"
#include "figures/performanceview.h"

#include "support/ui/parts.h"

#include <QSignalSpy>
#include <QTableWidget>

using namespace genex;
using namespace genex::testing;
using services::GateState;

namespace {

contract::ModelEvaluation figuresAt(double budget, double accuracy)
{
    contract::ModelEvaluation figures;
    contract::BudgetFigures outcome;
    outcome.budget = budget;
    outcome.genex.accuracy.mean = accuracy;
    outcome.genex.meanOrders = 12.5;
    figures.budgets = {outcome};
    return figures;
}

} // namespace

class TestChecksView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ui::ChecksView> m_view;

    QTableWidget* comparison() const { return partOf<QTableWidget>(*m_view, "comparisonTable"); }

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<ui::ChecksView>();
        m_view->resize(600, 500);
        m_view->show();
    }

    void eachCheckHasItsSignItsWordAndItsNumbers()
    {
        m_view->showMessage(QStringLiteral("Wait."));
        m_view->showChecks({{"files", GateState::Passed, Text("Its hash is %1.", "ab")},
                            {"accuracy", GateState::Failed, "0.4 instead of 0.5."},
                            {"cant_miss", GateState::NotKnown, "No table."}});
        QVERIFY(!partOf(*m_view, "checksMessage")->isVisible());
        const auto says = [&](const char* check) { return wordsIn(*partOf(*m_view, check)); };
        QCOMPARE(says("check-files"), QStringLiteral("✓\nFiles are intact: passed\nIts hash is ab."));
        QCOMPARE(says("check-accuracy"),
                 QStringLiteral("!\nTests improve accuracy: failed\n0.4 instead of 0.5."));
        QVERIFY(says("check-cant_miss").startsWith(QStringLiteral("?\n")));
        QVERIFY(says("check-cant_miss").endsWith(QStringLiteral("unknown\nNo table.")));
    }

    void othersTakeTheirPlace()
    {
        m_view->showChecks({{"files", GateState::Passed, "Good."}});
        m_view->showMessage(QStringLiteral("Choose a model."));
        QTRY_VERIFY(!m_view->findChild<QWidget*>(QStringLiteral("check-files")));
        QCOMPARE(textOf(*m_view, "checksMessage"), QStringLiteral("Choose a model."));
        QVERIFY(partOf(*m_view, "checksMessage")->isVisible());
    }

    void onlyTheSameBudgetIsCompared()
    {
        m_view->showComparison(figuresAt(0.3, 0.9), figuresAt(0.2, 0.8));
        QVERIFY(!comparison()->isVisible());
        m_view->showComparison(figuresAt(0.3, 0.9), figuresAt(0.3, 0.8));
        QVERIFY(comparison()->isVisible());
        QCOMPARE(comparison()->item(0, 1)->text(), QStringLiteral("90.0\u00a0%"));
        QCOMPARE(comparison()->item(0, 2)->text(), QStringLiteral("80.0\u00a0%"));
        QCOMPARE(comparison()->item(1, 1)->text(), QStringLiteral("12.5"));
        // One of before does not know the error of each class.
        contract::ModelEvaluation measured = figuresAt(0.3, 0.9);
        measured.budgets[0].genex.classwiseError = 0.0042;
        m_view->showComparison(measured, figuresAt(0.3, 0.8));
        const int last = comparison()->rowCount() - 1;
        QCOMPARE(comparison()->item(last, 0)->text(), QStringLiteral("Calibration error, class-wise"));
        QCOMPARE(comparison()->item(last, 1)->text(), QStringLiteral("0.004"));
        QCOMPARE(comparison()->item(last, 2)->text(), QStringLiteral("–"));
        m_view->showComparison(figuresAt(0.3, 0.9), {});
        QVERIFY(!comparison()->isVisible());
    }

    void theCalibrationErrorOfEachClassStandsBesideTheOther()
    {
        contract::OrderingFigures figures;
        figures.calibrationError = 0.0213;
        QCOMPARE(ui::calibrationErrorText(figures), QStringLiteral("0.021"));
        figures.classwiseError = 0.0042;
        QCOMPARE(ui::calibrationErrorText(figures), QStringLiteral("0.021 (class-wise 0.004)"));
        figures.errorByChance = 0.0184;
        QCOMPARE(ui::calibrationErrorText(figures),
                 QStringLiteral("0.021 (by chance 0.018; class-wise 0.004)"));
    }

    void aComparisonIsAskedForAndStopped()
    {
        QSignalSpy compare(m_view.get(), &ui::ChecksView::compareRequested);
        QSignalSpy cancel(m_view.get(), &ui::ChecksView::cancelRequested);
        m_view->setCanCompare(false);
        click(*m_view, "compareModels");
        QVERIFY(compare.isEmpty());
        m_view->setCanCompare(true);
        click(*m_view, "compareModels");
        QCOMPARE(compare.size(), 1);
        QVERIFY(!partOf(*m_view, "cancelButton")->isVisible());
        m_view->setComparing(true);
        click(*m_view, "cancelButton");
        QCOMPARE(cancel.size(), 1);
        m_view->setComparing(false);
        QVERIFY(!partOf(*m_view, "cancelButton")->isVisible());
    }
};

QTEST_MAIN(TestChecksView)
#include "tst_checksview.moc"
