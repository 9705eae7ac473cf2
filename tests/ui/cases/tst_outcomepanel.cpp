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
    std::unique_ptr<PanelFixture<ui::OutcomePanel>> m_bench;

    PanelFixture<ui::OutcomePanel>& bench() { return *m_bench; }
    services::OpenCase& open() { return m_bench->open(); }
    QString primary() { return bench().find<QPushButton>("confirm")->text(); }
    QString sentence() { return bench().textOf("outcomeSentence"); }

private Q_SLOTS:
    void init() { m_bench = std::make_unique<PanelFixture<ui::OutcomePanel>>(); }
    void cleanup() { m_bench.reset(); }

    void aConclusionIsNamedAndConfirmed()
    {
        QVERIFY(bench().getToJudgement());
        QVERIFY2(bench().textOf("outcomeHeadline").contains(QStringLiteral("95")),
                 qPrintable(bench().textOf("outcomeHeadline")));
        QVERIFY2(sentence().contains(QStringLiteral("the estimates are accepted")), qPrintable(sentence()));
        QVERIFY(bench().row("estimates", "d_dimer"));
        QVERIFY(primary().startsWith(QStringLiteral("Conclude")));
        QVERIFY(!bench().find("withoutThem")->isVisible());
        bench().panel().confirm();
        QVERIFY(bench().reaches(CaseStep::Conclusion));
        QVERIFY(primary().startsWith(QStringLiteral("Report")));
        const QSignalSpy report(&bench().panel(), &ui::OutcomePanel::reportRequested);
        bench().panel().confirm();
        QCOMPARE(report.size(), 1);
    }

    void theFallBackSaysWhyAndOrders()
    {
        bench().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(bench().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("below τ")), qPrintable(sentence()));
        QVERIFY(primary().startsWith(QStringLiteral("Order 1 more")));
        bench().panel().confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        QCOMPARE(open().document().state(), CaseState::FallBackOrdered);
    }

    /// Confident enough, and still not concluded: the reason is the disease, not τ.
    void whatMustNotBeMissedIsTheReason()
    {
        domain::Conclusion fallBack = scriptedConclusion(CaseStage::FallBack);
        fallBack.confidence = 0.95;
        fallBack.concerns = {domain::notRuledOutConcern("Malaria")};
        bench().engine.concluded = fallBack;
        QVERIFY(bench().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("can't-miss disease")), qPrintable(sentence()));
        QVERIFY(!sentence().contains(QStringLiteral("below τ")));
        QVERIFY(bench().textOf("outcomeConcerns").contains(QStringLiteral("Malaria")));
    }

    void theFallBackCanBeDeclined()
    {
        bench().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(bench().getToJudgement());
        bench().engine.concluded = scriptedConclusion(CaseStage::Concluded);
        QTest::mouseClick(bench().find("withoutThem"), Qt::LeftButton);
        QVERIFY(comesAbout([&] { return primary().startsWith(QStringLiteral("Conclude")); }));
        QCOMPARE(open().document().unavailable().front().feature, std::string("d_dimer"));
    }

    void whatTheModelWantsBesidesIsOrdered()
    {
        bench().engine.concluded = scriptedConclusion(CaseStage::AwaitingResults);
        QVERIFY(bench().getToJudgement());
        QVERIFY2(sentence().contains(QStringLiteral("also recommends")), qPrintable(sentence()));
        bench().panel().confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        QCOMPARE(open().document().awaited(), std::vector<std::string>{"platelets"});
    }

    void anAbstentionNamesNothing()
    {
        bench().engine.concluded->abstains = true;
        bench().engine.concluded->concerns = {domain::notRuledOutConcern("Malaria")};
        QVERIFY(bench().getToJudgement());
        QVERIFY(!bench().textOf("outcomeHeadline").contains(QStringLiteral("95")));
    }

    void anEngineThatDiesShowsNoNumber()
    {
        bench().engine.concluded = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(bench().getToResults() && bench().enterResults());
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(bench().textOf("outcomeHeadline").startsWith(QStringLiteral("The engine ended.")));
        QVERIFY(!bench().find("confirm")->isEnabled());
        QVERIFY(bench().list("estimates")->rows().isEmpty());
    }

    void amendingNeedsAReason()
    {
        QVERIFY(bench().getToConclusion());
        QTest::mouseClick(bench().find("amend"), Qt::LeftButton);
        bench().press("amendReason", Qt::Key_Return);
        QVERIFY(open().document().isClosed());
        bench().find<QLineEdit>("amendReason")->setText(QStringLiteral("a result was wrong"));
        bench().press("amendReason", Qt::Key_Return);
        QVERIFY(bench().reaches(CaseStep::Judgement));
        QCOMPARE(open().document().state(), CaseState::Amended);
    }

    void anotherBatchFollows()
    {
        QVERIFY(bench().getToConclusion());
        bench().engine.recommended->order = {{"platelets", 0.5, 1}};
        QTest::mouseClick(bench().find("nextBatch"), Qt::LeftButton);
        QVERIFY(bench().reaches(CaseStep::Order));
        QCOMPARE(open().document().round(), 2);
    }
};

QTEST_MAIN(TestOutcomePanel)
#include "tst_outcomepanel.moc"
