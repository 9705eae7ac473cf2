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
    std::unique_ptr<PanelFixture<ui::FindingsPanel>> m_fixture;

    PanelFixture<ui::FindingsPanel>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    QString consequence() { return fixture().textOf("findingConsequence"); }

    void enter(const char* text, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        auto* field = fixture().find<QLineEdit>("findingField");
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, QString::fromLatin1(text));
        QTest::keyClick(field, Qt::Key_Return, modifiers);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<PanelFixture<ui::FindingsPanel>>(); }
    void cleanup() { m_fixture.reset(); }

    void aFewLettersAndEnter()
    {
        QVERIFY(fixture().openNew());
        enter("fev");
        QVERIFY(fixture().reaches(CaseStep::Order));
        QCOMPARE(open().document().findings().front().finding, Finding::present("fever"));
        enter("coug", Qt::ShiftModifier);
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 2; }));
        QCOMPARE(open().document().findings().back().finding, Finding::absent("cough"));
        QCOMPARE(fixture().row("findings", "cough")->look, ui::RowLook::Quiet);
    }

    void spaceTurnsItRoundAndDeleteTakesItBack()
    {
        QVERIFY(fixture().getToOrder());
        fixture().choose("findings", "fever");
        fixture().press("findings", Qt::Key_Space);
        QVERIFY(comesAbout(
            [&] { return open().document().findings().front().finding == Finding::absent("fever"); }));
        fixture().press("findings", Qt::Key_Delete);
        QVERIFY(comesAbout([&] { return open().document().findings().empty(); }));
    }

    void everyStepSaysWhatAChangeDoes()
    {
        QVERIFY(fixture().openNew());
        QVERIFY(consequence().isEmpty());
        QVERIFY(fixture().enter(Finding::present("fever")));
        QVERIFY(consequence().contains(QStringLiteral("recomputes the batch and the differential")));
        open().placeInBatch({"crp"}, domain::BatchPlace::StruckOut);
        QVERIFY(comesAbout([&] { return consequence().contains(QStringLiteral("manual edits")); }));
        open().placeOrder();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(consequence().contains(QStringLiteral("The order stands")));
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        QVERIFY(consequence().contains(QStringLiteral("recomputes estimates")));
        open().confirmJudgement();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QVERIFY(consequence().contains(QStringLiteral("Amend it")));
        QVERIFY(!fixture().find("findingField")->isEnabled());
    }

    void aLateFindingSaysSo()
    {
        QVERIFY(fixture().getToResults());
        enter("cough");
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 2; }));
        QVERIFY(fixture().row("findings", "cough")->subtitle.contains(QStringLiteral("after the order")));
    }
};

QTEST_MAIN(TestFindingsPanel)
#include "tst_findingspanel.moc"
