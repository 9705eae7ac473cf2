// SPDX-License-Identifier: GPL-3.0-or-later
#include "panelfixture.h"
#include "testfield.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;
using domain::Finding;

class TestTestField : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PanelFixture<ui::TestField>> m_fixture;

    PanelFixture<ui::TestField>& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    QString typed() { return fixture().find<QLineEdit>("testField")->text(); }
    QString remark() { return fixture().textOf("testRemark"); }
    void write(const char* text)
    {
        auto* field = fixture().find<QLineEdit>("testField");
        field->clear();
        QTest::keyClicks(field, QString::fromLatin1(text));
    }
    void enter(const char* text)
    {
        write(text);
        fixture().press("testField", Qt::Key_Return);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<PanelFixture<ui::TestField>>(); }
    void cleanup() { m_fixture.reset(); }

    void testsAreAddedToADraftWithABatch()
    {
        QVERIFY(!fixture().panel().isEnabled());
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().panel().isEnabled());
        open().placeOrder();
        QVERIFY(fixture().reaches(domain::CaseStep::Results));
        QVERIFY(!fixture().panel().isEnabled());
    }

    void enterAddsTheTest()
    {
        QVERIFY(fixture().getToOrder());
        QSignalSpy placed(&fixture().panel(), &ui::TestField::placed);
        enter("platel");
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 3; }));
        QCOMPARE(open().batch().order.back(), std::string("platelets"));
        QVERIFY(typed().isEmpty());
        QCOMPARE(placed.size(), 1);
        QCOMPARE(placed.front().front().toString(), QStringLiteral("platelets"));
    }

    void whatItWouldDoIsAskedBeforeItIsAdded()
    {
        QVERIFY(fixture().getToOrder());
        const int before = fixture().engine.countOf<contract::Explain>();
        write("platelets");
        QVERIFY(fixture().row("testChoices", "platelets"));
        QVERIFY(comesAbout([&] { return fixture().engine.countOf<contract::Explain>() > before; }));
        QCOMPARE(open().batch().order.size(), std::size_t{2});
    }

    void aTestOfTheBatchIsPointedOut()
    {
        QVERIFY(fixture().getToOrder());
        QSignalSpy placed(&fixture().panel(), &ui::TestField::placed);
        enter("crp");
        QVERIFY(remark().contains(QStringLiteral("already in the batch")));
        QCOMPARE(placed.size(), 1);
        QCOMPARE(open().batch().order.size(), std::size_t{2});
    }

    void aKnownTestIsNotAdded()
    {
        QVERIFY(fixture().getToOrder());
        QVERIFY(fixture().enter(Finding::measured("platelets", 200)));
        QSignalSpy placed(&fixture().panel(), &ui::TestField::placed);
        enter("platelets");
        QVERIFY(remark().contains(QStringLiteral("already known")));
        QCOMPARE(placed.size(), 0);
    }

    void whatTheModelHasNoTestForIsTold()
    {
        QVERIFY(fixture().getToOrder());
        enter("qqqq");
        QVERIFY(remark().contains(QStringLiteral("None of the model’s tests matches “qqqq”")));
        QCOMPARE(typed(), QStringLiteral("qqqq"));
    }

    void whileTheModelThinksNothingIsAdded()
    {
        QVERIFY(fixture().getToOrder());
        fixture().engine.wait();
        open().setFindings({Finding::present("cough")});
        QVERIFY(comesAbout([&] { return open().isAsking(); }));
        enter("platelets");
        QVERIFY(remark().contains(QStringLiteral("Still waiting")));
        QCOMPARE(typed(), QStringLiteral("platelets"));
        fixture().engine.goOn();
        QVERIFY(fixture().isAnswered());
        QCOMPARE(open().batch().order.size(), std::size_t{2});
    }
};

QTEST_MAIN(TestTestField)
#include "tst_testfield.moc"
