// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseviews.h"
#include "differentialpanel.h"
#include "panelfixture.h"

#include "charts/differentialchart.h"

using namespace genex;
using namespace genex::testing;

class TestDifferentialPanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::DifferentialPanel>> m_fixture;

    PanelFixture<ui::DifferentialPanel>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    std::vector<ui::DifferentialRow> rows()
    {
        return ui::differentialOf(open(), fixture().caseStore().catalogue());
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<PanelFixture<ui::DifferentialPanel>>(); }
    void cleanup() { m_fixture.reset(); }

    void nothingIsLikelyBeforeAFinding()
    {
        QVERIFY(fixture().openNew());
        QVERIFY(!fixture().panel().findChild<ui::DifferentialChart*>()->isVisible());
        QVERIFY(rows().empty());
    }

    void theModelIsNamedBesideItsNumbers()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().panel().findChild<ui::DifferentialChart*>()->isVisible());
        QVERIFY2(fixture().textOf("provenance").contains(QStringLiteral("11111111…")),
                 qPrintable(fixture().textOf("provenance")));
    }

    void whatMustNotBeMissedIsAlwaysAmongThem()
    {
        auto& differential = fixture().engine.recommended->differential;
        differential.clear();
        for (int i = 0; i < 7; ++i)
            differential.push_back({"d" + std::to_string(i), 0.14, 0.14});
        differential.push_back({"malaria", 0.011, 0.01});      // from 1 % on
        differential.push_back({"pneumothorax", 0.009, 0.01}); // from 2 % on
        QVERIFY(fixture().getToOrder());
        QCOMPARE(rows().size(), std::size_t{8}); // six, malaria, the rest
        QVERIFY(rows()[6].cantMiss);
        QVERIFY(rows()[7].isRest);
    }

    void theStepSinceTheLastAnswerIsTold()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(!fixture().find("differentialChange")->isVisible());
        fixture().engine.recommended->differential = {{"malaria", 0.55, 0.7}, {"influenza", 0.45, 0.3}};
        QVERIFY(fixture().enter(domain::Finding::present("cough")));
        QVERIFY2(fixture().textOf("differentialChange").contains(QStringLiteral("+.50")),
                 qPrintable(fixture().textOf("differentialChange")));
    }

    void aConclusionStandsAgainstWhatWasBefore()
    {
        QVERIFY(fixture().getToJudgement());
        QCOMPARE(rows().front().now, 0.95);
        QCOMPARE(rows().front().expected, 0.6);
    }
};

QTEST_MAIN(TestDifferentialPanel)
#include "tst_differentialpanel.moc"
