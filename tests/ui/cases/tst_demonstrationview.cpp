#include "demonstrationview.h"
#include "outcome.h"

#include <QTest>

using namespace genex;
using namespace genex::ui;

class TestDemonstrationView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsInWords()
    {
        const auto findings = viewOf(test::outcome()).findings;
        QCOMPARE(findings.size(), 3U);
        QCOMPARE(findings[0].name, QStringLiteral("Body temperature"));
        QCOMPARE(findings[0].value, QStringLiteral("38.9\u2009°C"));
        QCOMPARE(findings[1].value, QStringLiteral("present"));
        QVERIFY(!findings[1].absent);
        QCOMPARE(findings[2].value, QStringLiteral("absent"));
        QVERIFY(findings[2].absent);
    }

    void ordersWithWhatTheyAdd()
    {
        const DemonstrationView view = viewOf(test::outcome());
        QCOMPARE(view.orders.size(), 2U);
        QCOMPARE(view.orders[0].name, QStringLiteral("NS1 antigen"));
        QCOMPARE(view.orders[0].kind, QStringLiteral("lab"));
        QCOMPARE(view.orders[0].cost, QStringLiteral("18\u2009€"));
        QCOMPARE(view.orders[0].turnaround, QStringLiteral("4\u2009h"));
        QCOMPARE(view.orders[0].effect, QStringLiteral("75 % of the expected gain"));
        QCOMPARE(view.orders[1].effect, QStringLiteral("25 % of the expected gain"));
        QCOMPARE(view.batch, QStringLiteral("2 tests · 27\u2009€ · last result: 4\u2009h"));
    }

    void noGainIsNotShownAsAShare()
    {
        auto outcome = test::outcome();
        outcome.recommendation.order = {{"ns1", 0.0}, {"smear", -0.1}};
        const auto orders = viewOf(outcome).orders;
        QCOMPARE(orders[0].effect, QStringLiteral("no gain expected by itself"));
        QCOMPARE(orders[1].effect, QStringLiteral("no gain expected by itself"));
    }

    void whatIsNotInTheCatalogueIsShownByItsId()
    {
        auto outcome = test::outcome();
        outcome.recommendation.order = {{"new_test", 0.3}};
        const auto orders = viewOf(outcome).orders;
        QCOMPARE(orders[0].name, QStringLiteral("new_test"));
        QVERIFY(orders[0].cost.isEmpty());
    }

    void differentialAndProvenance()
    {
        const DemonstrationView view = viewOf(test::outcome());
        QCOMPARE(view.differential.size(), 6U);
        QVERIFY(view.differential[1].cantMiss);
        QCOMPARE(view.differential[5].name, QStringLiteral("Other 1"));
        QCOMPARE(view.outlook, QStringLiteral("Expected with these results: top disease at .80 (now .50)."));
        QVERIFY(view.provenance.contains(QStringLiteral("Model aaaaaaaaaaaa…")));
        QVERIFY(view.provenance.contains(QStringLiteral("Seed 7")));
        QVERIFY(view.estimates.empty());
    }
};

QTEST_APPLESS_MAIN(TestDemonstrationView)
#include "tst_demonstrationview.moc"
