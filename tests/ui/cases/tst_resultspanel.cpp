// SPDX-License-Identifier: GPL-3.0-or-later
#include "panelfixture.h"
#include "resultspanel.h"

#include <QLineEdit>

using namespace genex;
using namespace genex::testing;
using domain::CaseStep;

class TestResultsPanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::ResultsPanel>> m_bench;

    PanelFixture<ui::ResultsPanel>& bench() { return *m_bench; }
    services::OpenCase& open() { return m_bench->open(); }
    std::size_t awaited() { return open().document().awaited().size(); }

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<PanelFixture<ui::ResultsPanel>>();
        QVERIFY(bench().getToResults());
    }
    void cleanup() { m_bench.reset(); }

    void theFirstAwaitedTestIsAskedFor()
    {
        QCOMPARE(bench().row("results", "crp")->look, ui::RowLook::Waiting);
        QCOMPARE(bench().list("results")->currentRowData()->key, QStringLiteral("crp"));
        QVERIFY(bench().textOf("resultRemark").startsWith(QStringLiteral("A number")));
    }

    void aNumberIsEnteredWithItsUnitAndTheNextIsAskedFor()
    {
        bench().find<QLineEdit>("resultField")->setText(QStringLiteral("12.5"));
        bench().press("resultField", Qt::Key_Return);
        QVERIFY(comesAbout([&] { return awaited() == 1; }));
        const domain::CaseResult& result = open().document().results().front();
        QVERIFY(result.finding == domain::Finding::measured("crp", 12.5));
        QCOMPARE(result.unit, bench().caseStore().catalogue().feature("crp")->quantity->unit);
        QCOMPARE(bench().list("results")->currentRowData()->key, QStringLiteral("malaria_film"));
        bench().press("resultField", Qt::Key_Return, Qt::ShiftModifier); // absent
        QVERIFY(bench().reaches(CaseStep::Judgement));
        QVERIFY(open().document().results().back().finding == domain::Finding::absent("malaria_film"));
    }

    void nonsenseIsExplainedAndNothingIsEntered()
    {
        bench().find<QLineEdit>("resultField")->setText(QStringLiteral("high"));
        bench().press("resultField", Qt::Key_Return);
        QVERIFY(bench().textOf("resultRemark").startsWith(QStringLiteral("! ")));
        QCOMPARE(awaited(), std::size_t{2});
    }

    void whatCannotBeHadIsUnavailable()
    {
        bench().press("resultField", Qt::Key_Return, Qt::AltModifier);
        QVERIFY(comesAbout([&] { return awaited() == 1; }));
        QCOMPARE(open().document().unavailable().front().reason, std::string(domain::kNotAvailable));
        QCOMPARE(bench().row("results", "crp")->look, ui::RowLook::Quiet);
        bench().choose("results", "crp");
        bench().press("results", Qt::Key_Delete); // takes it back
        QVERIFY(comesAbout([&] { return awaited() == 2; }));
    }

    void afterTheConclusionItIsReadOnly()
    {
        QVERIFY(bench().enterResults() && bench().isAnswered());
        open().confirmJudgement();
        QVERIFY(bench().reaches(CaseStep::Conclusion));
        QVERIFY(!bench().find("resultField")->isEnabled());
    }
};

QTEST_MAIN(TestResultsPanel)
#include "tst_resultspanel.moc"
