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
    std::unique_ptr<PanelFixture<ui::BatchPanel>> m_fixture;

    PanelFixture<ui::BatchPanel>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<PanelFixture<ui::BatchPanel>>(); }
    void cleanup() { m_fixture.reset(); }

    void nothingIsOrderedBeforeTheFirstFinding()
    {
        QVERIFY(fixture().openNew());
        QVERIFY(fixture().list("batch")->rows().isEmpty());
        QVERIFY(!fixture().find("order")->isEnabled());
        fixture().panel().confirm();
        QCOMPARE(open().step(), CaseStep::Findings);
        QVERIFY(fixture().refused.empty()); // the button cannot be pressed
    }

    void theBatchIsShownAndOrdered()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().row("batch", "crp")->checked == true);
        QCOMPARE(fixture().row("batch", "d_dimer")->look, ui::RowLook::Estimated);
        QVERIFY(fixture().find<QPushButton>("order")->text().startsWith(QStringLiteral("Order 2 tests")));
        QTest::mouseClick(fixture().find("order"), Qt::LeftButton);
        QVERIFY(fixture().reaches(CaseStep::Results));
        // Looked at only.
        QVERIFY(!fixture().find("order")->isVisible() && !fixture().find("testField")->isVisible());
        QCOMPARE(fixture().row("batch", "crp")->checked, std::nullopt);
    }

    void aTestSaysWhatItsResultsWouldDo()
    {
        const std::vector<domain::TestOutcome> outcomes{{"high", 40, {}, 0.25, 0.81, 0.06},
                                                        {"low", {}, 40, 0.75, 0.5, 0.45}};
        fixture().engine.explained->reasons = {{"crp", "influenza", "covid_19", 1.5, outcomes}};
        fixture().engine.explained->expectedDifferential = {{"influenza", 0.6, 0.7},
                                                            {"covid_19", 0.35, 0.25}};
        fixture().engine.explained->effects = {{"crp", 0.7, 0.6, 0.6}};
        QVERIFY(fixture().getToOrder());
        QVERIFY(comesAbout([&] { return open().explanation() != nullptr; }));
        const QStringList lines = fixture().row("batch", "crp")->tip.split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].contains(QStringLiteral("distinguishes")), qPrintable(lines[0]));
        const domain::Catalogue& names = fixture().caseStore().catalogue();
        const QString flu = QString::fromStdString(domain::diseaseName(names, "influenza"));
        QVERIFY2(lines[1].contains(QStringLiteral("or more (25\u2009%): ") + flu +
                                   QStringLiteral(" 60\u2009% → 81\u2009%, ")),
                 qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith(QStringLiteral("below ")), qPrintable(lines[2]));
        // What only a pointer could read would be lost on others.
        const auto* list = fixture().list("batch");
        for (int i = 0; i < list->count(); ++i)
            QCOMPARE(list->item(i)->data(Qt::AccessibleDescriptionRole).toString(), list->rows()[i].tip);
    }

    void spaceStrikesOutAndBringsBack()
    {
        QVERIFY(fixture().getToOrder());
        fixture().choose("batch", "crp");
        fixture().press("batch", Qt::Key_Space);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 1; }));
        QCOMPARE(fixture().row("batch", "crp")->look, ui::RowLook::StruckOut);
        fixture().press("batch", Qt::Key_Space);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 2; }));
    }

    void estimatedTestsAreOrderedTogether()
    {
        QVERIFY(fixture().getToOrder());
        QTest::mouseClick(fixture().find("orderAll"), Qt::LeftButton);
        QVERIFY(comesAbout([&] { return open().batch().estimate.empty(); }));
        QVERIFY(!fixture().find("orderAll")->isVisible());
        QVERIFY(fixture().find<QPushButton>("order")->text().startsWith(QStringLiteral("Order 3 tests")));
    }

    void anEstimatedTestIsOrderedByItsName()
    {
        QVERIFY(fixture().getToOrder());
        QCOMPARE(open().batch().estimate, std::vector<std::string>{"d_dimer"});
        const auto name = domain::featureName(fixture().caseStore().catalogue(), "d_dimer");
        fixture().find("testField")->setFocus();
        QTest::keyClicks(fixture().find("testField"), QString::fromStdString(name));
        fixture().press("testField", Qt::Key_Return);
        QVERIFY(comesAbout([&] { return open().batch().estimate.empty(); }));
        QCOMPARE(open().batch().order.back(), std::string("d_dimer"));
        const QString subtitle = fixture().row("batch", "d_dimer")->subtitle;
        QVERIFY2(subtitle.startsWith(QStringLiteral("ordered manually instead of estimated")),
                 qPrintable(subtitle));
    }

    void aBatchWithNothingToOrderGoesOn()
    {
        fixture().engine.recommended->order.clear();
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().find<QPushButton>("order")->text().startsWith(QStringLiteral("Continue without")));
        fixture().panel().confirm();
        QVERIFY(fixture().reaches(CaseStep::Judgement));
    }

    void whileTheModelIsAskedTheOldBatchIsGrey()
    {
        QVERIFY(fixture().getToOrder());
        fixture().engine.wait();
        open().setFindings({domain::Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().isAsking(); }));
        QVERIFY(fixture().list("batch")->isStale());
        QVERIFY(!fixture().find("order")->isEnabled());
        fixture().engine.goOn();
        QVERIFY(fixture().isAnswered());
        QVERIFY(!fixture().list("batch")->isStale() && fixture().find("order")->isEnabled());
    }

    void anEngineThatDiesLeavesNoBatch()
    {
        fixture().engine.recommended = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(fixture().openNew());
        open().setFindings({domain::Finding::present("fever")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(fixture().list("batch")->rows().isEmpty() && !fixture().find("order")->isEnabled());
    }

    void theBudgetIsOfTheModelUntilItIsMoved()
    {
        QVERIFY(fixture().getToOrder());
        auto* budget = fixture().find<QSlider>("budget");
        QCOMPARE(budget->maximum(), 3);
        QCOMPARE(budget->value(), 3);
        budget->setValue(2);
        QVERIFY(comesAbout([&] { return open().document().budget() == domain::Budget{.count = 2}; }));
    }

    void whatIfOrdersNothing()
    {
        QVERIFY(fixture().getToOrder());
        open().startWhatIf();
        QVERIFY(!fixture().find("order")->isEnabled());
    }
};

QTEST_MAIN(TestBatchPanel)
#include "tst_batchpanel.moc"
