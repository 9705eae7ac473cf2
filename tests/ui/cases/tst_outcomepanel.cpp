// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcomepanel.h"
#include "panelfixture.h"

#include "domain/cantmiss.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;
using domain::CaseStage;
using domain::CaseState;
using domain::CaseStep;

class TestOutcomePanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::OutcomePanel>> m_fixture;

    PanelFixture<ui::OutcomePanel>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    QString primary() { return fixture().find<QPushButton>("confirm")->text(); }
    QString sentence() { return fixture().textOf("outcomeSentence"); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<PanelFixture<ui::OutcomePanel>>(); }
    void cleanup() { m_fixture.reset(); }

    void aConclusionIsNamedAndConfirmed()
    {
        QVERIFY(fixture().getToJudgement());
        QVERIFY2(fixture().textOf("outcomeHeadline").contains(QStringLiteral("95")),
                 qPrintable(fixture().textOf("outcomeHeadline")));
        QVERIFY2(sentence().contains(QStringLiteral("the estimates are accepted")), qPrintable(sentence()));
        QVERIFY(fixture().row("estimates", "d_dimer"));
        QVERIFY(primary().startsWith(QStringLiteral("Conclude")));
        QVERIFY(!fixture().find("withoutThem")->isVisible());
        fixture().panel().confirm();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QVERIFY(primary().startsWith(QStringLiteral("Report")));
        const QSignalSpy report(&fixture().panel(), &ui::OutcomePanel::reportRequested);
        fixture().panel().confirm();
        QCOMPARE(report.size(), 1);
    }

    void theFallBackSaysWhyAndOrders()
    {
        fixture().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(fixture().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("below τ")), qPrintable(sentence()));
        QVERIFY(primary().startsWith(QStringLiteral("Order 1 more")));
        fixture().panel().confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QCOMPARE(open().document().state(), CaseState::FallBackOrdered);
    }

    /// Confident enough, and still not concluded: the reason is the disease, not τ.
    void whatMustNotBeMissedIsTheReason()
    {
        domain::Conclusion fallBack = scriptedConclusion(CaseStage::FallBack);
        fallBack.confidence = 0.95;
        fallBack.concerns = {domain::notRuledOutConcern("Malaria")};
        fixture().engine.concluded = fallBack;
        QVERIFY(fixture().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("can't-miss disease")), qPrintable(sentence()));
        QVERIFY(!sentence().contains(QStringLiteral("below τ")));
        QVERIFY(fixture().textOf("outcomeConcerns").contains(QStringLiteral("Malaria")));
    }

    void theFallBackCanBeDeclined()
    {
        fixture().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(fixture().getToJudgement());
        fixture().engine.concluded = scriptedConclusion(CaseStage::Concluded);
        QTest::mouseClick(fixture().find("withoutThem"), Qt::LeftButton);
        QVERIFY(comesAbout([&] { return primary().startsWith(QStringLiteral("Conclude")); }));
        QCOMPARE(open().document().unavailable().front().feature, std::string("d_dimer"));
    }

    void whatTheModelWantsBesidesIsOrdered()
    {
        fixture().engine.concluded = scriptedConclusion(CaseStage::AwaitingResults);
        QVERIFY(fixture().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("also recommends")), qPrintable(sentence()));
        fixture().panel().confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QCOMPARE(open().document().awaited(), std::vector<std::string>{"platelets"});
    }

    void anAbstentionNamesNothing()
    {
        fixture().engine.concluded->abstains = true;
        fixture().engine.concluded->concerns = {domain::notRuledOutConcern("Malaria")};
        QVERIFY(fixture().getToJudgement());
        QVERIFY(!fixture().textOf("outcomeHeadline").contains(QStringLiteral("95")));
    }

    void anEngineThatDiesShowsNoNumber()
    {
        fixture().engine.concluded = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(fixture().getToResults() && fixture().enterResults());
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(fixture().textOf("outcomeHeadline").startsWith(QStringLiteral("The engine ended.")));
        QVERIFY(!fixture().find("confirm")->isEnabled());
        QVERIFY(fixture().list("estimates")->rows().isEmpty());
    }

    void amendingNeedsAReason()
    {
        QVERIFY(fixture().getToConclusion());
        QTest::mouseClick(fixture().find("amend"), Qt::LeftButton);
        fixture().press("amendReason", Qt::Key_Return);
        QVERIFY(open().document().isClosed());
        fixture().find<QLineEdit>("amendReason")->setText(QStringLiteral("a result was wrong"));
        fixture().press("amendReason", Qt::Key_Return);
        QVERIFY(fixture().reaches(CaseStep::Judgement));
        QCOMPARE(open().document().state(), CaseState::Amended);
    }

    void anotherBatchFollows()
    {
        QVERIFY(fixture().getToConclusion());
        fixture().engine.recommended->order = {{"platelets", 0.5, 1}};
        QTest::mouseClick(fixture().find("nextBatch"), Qt::LeftButton);
        QVERIFY(fixture().reaches(CaseStep::Order));
        QCOMPARE(open().document().round(), 2);
    }
};

QTEST_MAIN(TestOutcomePanel)
#include "tst_outcomepanel.moc"
