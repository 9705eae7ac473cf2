// SPDX-License-Identifier: GPL-3.0-or-later
#include "batchpanel.h"
#include "panelfixture.h"

#include "domain/wording.h"

#include <QSlider>

using namespace genex;
using namespace genex::testing;
using domain::CaseStep;

class TestBatchPanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::BatchPanel>> m_bench;

    PanelFixture<ui::BatchPanel>& bench() { return *m_bench; }
    services::OpenCase& open() { return m_bench->open(); }

private Q_SLOTS:
    void init() { m_bench = std::make_unique<PanelFixture<ui::BatchPanel>>(); }
    void cleanup() { m_bench.reset(); }

    void nothingIsOrderedBeforeTheFirstFinding()
    {
        QVERIFY(bench().openNew());
        QVERIFY(bench().list("batch")->rows().isEmpty());
        QVERIFY(!bench().find("order")->isEnabled());
        bench().panel().confirm();
        QCOMPARE(open().step(), CaseStep::Findings);
        QVERIFY(bench().refused.empty()); // the button cannot be pressed
    }

    void theBatchIsShownAndOrdered()
    {
        QVERIFY(bench().getToOrder());
        QVERIFY(bench().row("batch", "crp")->checked == true);
        QCOMPARE(bench().row("batch", "d_dimer")->look, ui::RowLook::Estimated);
        QVERIFY(bench().find<QPushButton>("order")->text().startsWith(QStringLiteral("Order 2 tests")));
        QTest::mouseClick(bench().find("order"), Qt::LeftButton);
        QVERIFY(bench().reaches(CaseStep::Results));
        // Looked at only.
        QVERIFY(!bench().find("order")->isVisible() && !bench().find("testField")->isVisible());
        QCOMPARE(bench().row("batch", "crp")->checked, std::nullopt);
    }

    void aTestSaysWhatItsResultsWouldDo()
    {
        const std::vector<domain::TestOutcome> outcomes{{"high", 40, {}, 0.25, 0.81, 0.06},
                                                        {"low", {}, 40, 0.75, 0.5, 0.45}};
        bench().engine.explained->reasons = {{"crp", "influenza", "covid_19", 1.5, outcomes}};
        bench().engine.explained->outlook = {{"influenza", 0.6, 0.7}, {"covid_19", 0.35, 0.25}};
        bench().engine.explained->effects = {{"crp", 0.7, 0.6, 0.6}};
        QVERIFY(bench().getToOrder());
        QVERIFY(comesAbout([&] { return open().explanation() != nullptr; }));
        const QStringList lines = bench().row("batch", "crp")->tip.split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].contains(QStringLiteral("distinguishes")), qPrintable(lines[0]));
        const domain::Catalogue& names = bench().caseStore().catalogue();
        const QString flu = QString::fromStdString(domain::diseaseName(names, "influenza"));
        QVERIFY2(lines[1].contains(QStringLiteral("or more (25\u2009%): ") + flu +
                                   QStringLiteral(" 60\u2009% → 81\u2009%, ")),
                 qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith(QStringLiteral("below ")), qPrintable(lines[2]));
        // What only a pointer could read would be lost on others.
        const auto* list = bench().list("batch");
        for (int i = 0; i < list->count(); ++i)
            QCOMPARE(list->item(i)->data(Qt::AccessibleDescriptionRole).toString(), list->rows()[i].tip);
    }

    void spaceStrikesOutAndBringsBack()
    {
        QVERIFY(bench().getToOrder());
        bench().choose("batch", "crp");
        bench().press("batch", Qt::Key_Space);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 1; }));
        QCOMPARE(bench().row("batch", "crp")->look, ui::RowLook::StruckOut);
        bench().press("batch", Qt::Key_Space);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 2; }));
    }

    void estimatedTestsAreOrderedTogether()
    {
        QVERIFY(bench().getToOrder());
        QTest::mouseClick(bench().find("orderAll"), Qt::LeftButton);
        QVERIFY(comesAbout([&] { return open().batch().estimate.empty(); }));
        QVERIFY(!bench().find("orderAll")->isVisible());
        QVERIFY(bench().find<QPushButton>("order")->text().startsWith(QStringLiteral("Order 3 tests")));
    }

    void anEstimatedTestIsOrderedByItsName()
    {
        QVERIFY(bench().getToOrder());
        QCOMPARE(open().batch().estimate, std::vector<std::string>{"d_dimer"});
        const auto name = domain::featureName(bench().caseStore().catalogue(), "d_dimer");
        bench().find("testField")->setFocus();
        QTest::keyClicks(bench().find("testField"), QString::fromStdString(name));
        bench().press("testField", Qt::Key_Return);
        QVERIFY(comesAbout([&] { return open().batch().estimate.empty(); }));
        QCOMPARE(open().batch().order.back(), std::string("d_dimer"));
        const QString subtitle = bench().row("batch", "d_dimer")->subtitle;
        QVERIFY2(subtitle.startsWith(QStringLiteral("ordered manually instead of estimated")),
                 qPrintable(subtitle));
    }

    void aBatchWithNothingToOrderGoesOn()
    {
        bench().engine.recommended->order.clear();
        QVERIFY(bench().getToOrder());
        QVERIFY(bench().find<QPushButton>("order")->text().startsWith(QStringLiteral("Continue without")));
        bench().panel().confirm();
        QVERIFY(bench().reaches(CaseStep::Judgement));
    }

    void whileTheModelIsAskedTheOldBatchIsGrey()
    {
        QVERIFY(bench().getToOrder());
        bench().engine.wait();
        open().setFindings({domain::Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().isAsking(); }));
        QVERIFY(bench().list("batch")->isStale());
        QVERIFY(!bench().find("order")->isEnabled());
        bench().engine.goOn();
        QVERIFY(bench().isAnswered());
        QVERIFY(!bench().list("batch")->isStale() && bench().find("order")->isEnabled());
    }

    void anEngineThatDiesLeavesNoBatch()
    {
        bench().engine.recommended = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(bench().openNew());
        open().setFindings({domain::Finding::present("fever")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(bench().list("batch")->rows().isEmpty() && !bench().find("order")->isEnabled());
    }

    void theBudgetIsOfTheModelUntilItIsMoved()
    {
        QVERIFY(bench().getToOrder());
        auto* budget = bench().find<QSlider>("budget");
        QCOMPARE(budget->maximum(), 3);
        QCOMPARE(budget->value(), 3);
        budget->setValue(2);
        QVERIFY(comesAbout([&] { return open().document().budget().amount == 2; }));
        QCOMPARE(open().document().budget().kind, domain::CaseBudget::Kind::Count);
    }

    void whatIfOrdersNothing()
    {
        QVERIFY(bench().getToOrder());
        open().startWhatIf();
        QVERIFY(!bench().find("order")->isEnabled());
    }
};

QTEST_MAIN(TestBatchPanel)
#include "tst_batchpanel.moc"
