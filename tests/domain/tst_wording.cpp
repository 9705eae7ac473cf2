// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/wording.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace genex::domain;

namespace {

Feature test(const std::string& id, const std::string& panel, double cost, double costInPanel, int minutes)
{
    Feature feature;
    feature.id = id;
    feature.name = "The " + id;
    feature.panel = panel;
    feature.cost = cost;
    feature.costInPanel = costInPanel;
    feature.turnaroundMinutes = minutes;
    return feature;
}

Catalogue bloodTests()
{
    CatalogueContent content;
    content.panels = {{"blood", "Blood count"}};
    content.features = {test("hb", "blood", 10, 2, 60), test("wbc", "blood", 8, 3, 90),
                        test("ct", "", 120, 120, 45)};
    content.features[0].quantity = Quantity{"g/dL", 1, 3, 25};
    content.diseases = {{"flu", "Influenza", {}, "J11", false}};
    return Catalogue(content);
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesFallBackToTheId()
    {
        const Catalogue catalogue = bloodTests();
        QCOMPARE(featureName(catalogue, "hb"), std::string("The hb"));
        QCOMPARE(featureName(catalogue, "xyz"), std::string("xyz"));
        QCOMPARE(diseaseName(catalogue, "flu"), std::string("Influenza"));
        QCOMPARE(diseaseName(catalogue, "xyz"), std::string("xyz"));
    }

    void acts()
    {
        QCOMPARE(actText(Act::Ask).english(), std::string("ask"));
        QCOMPARE(actText(Act::Examine).english(), std::string("examine"));
        QCOMPARE(actText(Act::Lab).english(), std::string("lab"));
        QCOMPARE(actText(Act::Imaging).english(), std::string("imaging"));
    }

    void whatATestAddsIsNeverNegative()
    {
        QCOMPARE(gainText(0.132), std::string("+13\u2009%"));
        QCOMPARE(gainText(0.0098), std::string("+1\u2009%"));
        QCOMPARE(gainText(0.004), std::string("+0.4\u2009%"));
        QCOMPARE(gainText(0.0004), std::string("<0.1\u2009%"));
        QCOMPARE(gainText(0), std::string());
        QCOMPARE(gainText(-0.2), std::string());
        QCOMPARE(gainText(std::numeric_limits<double>::quiet_NaN()), std::string());
    }

    void observations()
    {
        const Catalogue catalogue = bloodTests();
        QCOMPARE(observationText(Finding::present("ct"), catalogue).english(), std::string("present"));
        QCOMPARE(observationText(Finding::absent("ct"), catalogue).english(), std::string("absent"));
        QCOMPARE(observationText(Finding::measured("hb", 14.26), catalogue).english(),
                 std::string("14.3\u2009g/dL"));
        QCOMPARE(observationText(Finding::measured("xyz", 14.26), catalogue).english(), std::string("14.3"));
    }

    void quantitiesHaveTheirDecimalsAndUnit()
    {
        QCOMPARE(quantityText(38.94, {"°C", 1, 30, 45}), std::string("38.9\u2009°C"));
        QCOMPARE(quantityText(140, {"mmol/L", 0, 100, 180}), std::string("140\u2009mmol/L"));
        QCOMPARE(quantityText(7.4, {"", 2, 6, 8}), std::string("7.40"));
    }

    void costs()
    {
        QCOMPARE(costText(18, "EUR"), std::string("18\u2009€"));
        QCOMPARE(costText(2.5, "EUR"), std::string("2.50\u2009€"));
        QCOMPARE(costText(7, "CHF"), std::string("7\u2009CHF"));
    }

    void durations()
    {
        QCOMPARE(durationText(0).english(), std::string("at once"));
        QCOMPARE(durationText(30).english(), std::string("30\u2009min"));
        QCOMPARE(durationText(60).english(), std::string("1\u2009h"));
        QCOMPARE(durationText(90).english(), std::string("1.5\u2009h"));
        QCOMPARE(durationText(36 * 60).english(), std::string("36\u2009h"));
        QCOMPARE(durationText(48 * 60).english(), std::string("2\u2009d"));
    }

    void percentagesNeverClaimCertainty()
    {
        QCOMPARE(percentText(0.444), std::string("44\u2009%"));
        QCOMPARE(percentText(0.004), std::string("<1\u2009%"));
        QCOMPARE(percentText(0.999), std::string(">99\u2009%"));
        QCOMPARE(percentText(0), std::string("0\u2009%"));
        QCOMPARE(percentText(1), std::string("100\u2009%"));
        QCOMPARE(thresholdText(0.02), std::string("2\u2009%"));
        QCOMPARE(thresholdText(0.005), std::string("0.5\u2009%"));
        QCOMPARE(thresholdText(0.0125), std::string("1.25\u2009%"));
        QCOMPARE(thresholdText(0.07), std::string("7\u2009%")); // 7.000000000000001 in doubles
        QCOMPARE(percentText(std::numeric_limits<double>::quiet_NaN()), std::string("–"));
    }

    void aPanelIsPaidOnce()
    {
        const Catalogue catalogue = bloodTests();
        QVERIFY(totalsOf({"hb", "wbc", "ct"}, catalogue) == (BatchTotals{3, 10 + 3 + 120, 90}));
        QVERIFY(totalsOf({"wbc", "hb"}, catalogue) == (BatchTotals{2, 8 + 2, 90}));
        QVERIFY(totalsOf({"ct", "unknown"}, catalogue) == (BatchTotals{2, 120, 45}));
        QVERIFY(totalsOf({}, catalogue) == BatchTotals{});
    }
};

QTEST_APPLESS_MAIN(TestWording)
#include "tst_wording.moc"
