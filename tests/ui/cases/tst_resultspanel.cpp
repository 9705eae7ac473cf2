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
    std::unique_ptr<PanelFixture<ui::ResultsPanel>> m_fixture;

    PanelFixture<ui::ResultsPanel>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    std::size_t awaited() { return open().document().awaited().size(); }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<PanelFixture<ui::ResultsPanel>>();
        QVERIFY(fixture().getToResults());
    }
    void cleanup() { m_fixture.reset(); }

    void theFirstAwaitedTestIsAskedFor()
    {
        QCOMPARE(fixture().row("results", "crp")->look, ui::RowLook::Waiting);
        QCOMPARE(fixture().list("results")->currentRowData()->key, QStringLiteral("crp"));
        QVERIFY(fixture().textOf("resultRemark").startsWith(QStringLiteral("A number")));
    }

    void aNumberIsEnteredWithItsUnitAndTheNextIsAskedFor()
    {
        fixture().find<QLineEdit>("resultField")->setText(QStringLiteral("12.5"));
        fixture().press("resultField", Qt::Key_Return);
        QVERIFY(comesAbout([&] { return awaited() == 1; }));
        const domain::CaseResult& result = open().document().results().front();
        QVERIFY(result.finding == domain::Finding::measured("crp", 12.5));
        QCOMPARE(result.unit, fixture().caseStore().catalogue().feature("crp")->quantity->unit);
        QCOMPARE(fixture().list("results")->currentRowData()->key, QStringLiteral("malaria_film"));
        fixture().press("resultField", Qt::Key_Return, Qt::ShiftModifier); // absent
        QVERIFY(fixture().reaches(CaseStep::Judgement));
        QVERIFY(open().document().results().back().finding == domain::Finding::absent("malaria_film"));
    }

    void nonsenseIsExplainedAndNothingIsEntered()
    {
        fixture().find<QLineEdit>("resultField")->setText(QStringLiteral("high"));
        fixture().press("resultField", Qt::Key_Return);
        QVERIFY(fixture().textOf("resultRemark").startsWith(QStringLiteral("! ")));
        QCOMPARE(awaited(), std::size_t{2});
    }

    void whatCannotBeHadIsUnavailable()
    {
        fixture().press("resultField", Qt::Key_Return, Qt::AltModifier);
        QVERIFY(comesAbout([&] { return awaited() == 1; }));
        QCOMPARE(open().document().unavailable().front().reason, std::string(domain::kNotAvailable));
        QCOMPARE(fixture().row("results", "crp")->look, ui::RowLook::Quiet);
        fixture().choose("results", "crp");
        fixture().press("results", Qt::Key_Delete); // takes it back
        QVERIFY(comesAbout([&] { return awaited() == 2; }));
    }

    void afterTheConclusionItIsReadOnly()
    {
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QVERIFY(!fixture().find("resultField")->isEnabled());
    }
};

QTEST_MAIN(TestResultsPanel)
#include "tst_resultspanel.moc"
