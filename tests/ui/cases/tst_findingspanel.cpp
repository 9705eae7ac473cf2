// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingspanel.h"
#include "panelfixture.h"

#include <QLineEdit>

using namespace genex;
using namespace genex::testing;
using domain::CaseStep;
using domain::Finding;

class TestFindingsPanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::FindingsPanel>> m_bench;

    PanelFixture<ui::FindingsPanel>& bench() { return *m_bench; }
    services::OpenCase& open() { return m_bench->open(); }
    QString consequence() { return bench().textOf("findingConsequence"); }

    void enter(const char* text, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        auto* field = bench().find<QLineEdit>("findingField");
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, QString::fromLatin1(text));
        QTest::keyClick(field, Qt::Key_Return, modifiers);
    }

private Q_SLOTS:
    void init() { m_bench = std::make_unique<PanelFixture<ui::FindingsPanel>>(); }
    void cleanup() { m_bench.reset(); }

    void aFewLettersAndEnter()
    {
        QVERIFY(bench().openNew());
        enter("fev");
        QVERIFY(bench().reaches(CaseStep::Order));
        QCOMPARE(open().document().findings().front().finding, Finding::present("fever"));
        enter("coug", Qt::ShiftModifier);
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 2; }));
        QCOMPARE(open().document().findings().back().finding, Finding::absent("cough"));
        QCOMPARE(bench().row("findings", "cough")->look, ui::RowLook::Quiet);
    }

    void spaceTurnsItRoundAndDeleteTakesItBack()
    {
        QVERIFY(bench().getToOrder());
        bench().choose("findings", "fever");
        bench().press("findings", Qt::Key_Space);
        QVERIFY(comesAbout(
            [&] { return open().document().findings().front().finding == Finding::absent("fever"); }));
        bench().press("findings", Qt::Key_Delete);
        QVERIFY(comesAbout([&] { return open().document().findings().empty(); }));
    }

    void everyStepSaysWhatAChangeDoes()
    {
        QVERIFY(bench().openNew());
        QVERIFY(consequence().isEmpty());
        QVERIFY(bench().enter(Finding::present("fever")));
        QVERIFY(consequence().contains(QStringLiteral("recomputes the batch and the differential")));
        open().placeInBatch({"crp"}, domain::BatchPlace::StruckOut);
        QVERIFY(comesAbout([&] { return consequence().contains(QStringLiteral("manual edits")); }));
        open().placeOrder();
        QVERIFY(bench().reaches(CaseStep::Results));
        QVERIFY(consequence().contains(QStringLiteral("The order stands")));
        QVERIFY(bench().enterResults() && bench().isAnswered());
        QVERIFY(consequence().contains(QStringLiteral("recomputes estimates")));
        open().confirmJudgement();
        QVERIFY(bench().reaches(CaseStep::Conclusion));
        QVERIFY(consequence().contains(QStringLiteral("Amend it")));
        QVERIFY(!bench().find("findingField")->isEnabled());
    }

    void aLateFindingSaysSo()
    {
        QVERIFY(bench().getToResults());
        enter("cough");
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 2; }));
        QVERIFY(bench().row("findings", "cough")->subtitle.contains(QStringLiteral("after the order")));
    }
};

QTEST_MAIN(TestFindingsPanel)
#include "tst_findingspanel.moc"
