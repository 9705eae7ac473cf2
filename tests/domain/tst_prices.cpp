// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "domain/jsonform.h"
#include "domain/prices.h"
#include "support/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::domain;
using testing::errorOf;

namespace {

using Set = std::vector<std::int64_t>;

/// 0 and 1 share a panel, 2 stands alone, 3 and 4 share another.
Prices fiveTests()
{
    return {{10, 8, 5, 7, 7}, {2, 4, 0, 1, 7}, {0, 0, -1, 1, 1}, {"Blood count", "Lipids"}, "EUR"};
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

bool speaksOf(const Error& error, const std::string& word)
{
    return error.code == ErrorCode::InvalidInput && error.message.english().find(word) != std::string::npos;
}

Prices randomPrices(std::size_t n, Random& random)
{
    Prices prices{{}, {}, {}, {"a", "b", "c"}, "CAD"};
    for (std::size_t f = 0; f < n; ++f) {
        prices.full.push_back(100 * random.uniform());
        prices.inPanel.push_back(prices.full.back() * random.uniform());
        prices.panel.push_back(static_cast<int>(random.below(4)) - 1);
    }
    return prices;
}

/// Every order of paying, the first of a panel in full: the cheapest.
double cheapestOrder(const Prices& prices, Set set)
{
    std::ranges::sort(set);
    double cheapest = std::numeric_limits<double>::infinity();
    do {
        std::vector<bool> isPaid(prices.panelNames.size());
        double sum = 0;
        for (const std::int64_t feature : set) {
            const auto f = static_cast<std::size_t>(feature);
            const int panel = prices.panel[f];
            const bool isFull = panel < 0 || !isPaid[static_cast<std::size_t>(panel)];
            sum += isFull ? prices.full[f] : prices.inPanel[f];
            if (panel >= 0)
                isPaid[static_cast<std::size_t>(panel)] = true;
        }
        cheapest = std::min(cheapest, sum);
    } while (std::next_permutation(set.begin(), set.end()));
    return cheapest;
}

domain::Catalogue smallCatalogue()
{
    domain::CatalogueContent content;
    content.id = "ward";
    content.currency = "EUR";
    content.panels = {{"lipids", "Lipids"}, {"cbc", "Blood count"}};
    const auto add = [&content](std::string id, std::string panel, double cost, double costInPanel) {
        domain::Feature feature;
        feature.id = std::move(id);
        feature.panel = std::move(panel);
        feature.cost = cost;
        feature.costInPanel = costInPanel;
        content.features.push_back(feature);
    };
    add("fever", "", 0, 0);
    add("hdl", "lipids", 7, 3);
    add("wbc", "cbc", 10, 2);
    add("rbc", "cbc", 8, 4);
    return domain::Catalogue(content);
}

} // namespace

class TestPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counting()
    {
        const Prices prices = Prices::counting(4);
        QVERIFY(prices.isCounting());
        QCOMPARE(prices.total(Set{3, 0, 1}), 3.0);
        QCOMPARE(prices.of(2, Set{0, 1}), 1.0);
        prices.validate();
        QVERIFY(Prices{}.isCounting());
        QVERIFY(!fiveTests().isCounting());
        Prices dearer = prices;
        dearer.full[2] = 2;
        QVERIFY(!dearer.isCounting());
    }

    void totalByHand()
    {
        const Prices prices = fiveTests();
        QCOMPARE(prices.total(Set{}), 0.0);
        QCOMPARE(prices.total(Set{0}), 10.0);
        QCOMPARE(prices.total(Set{0, 1}), 10.0);       // 1 in full: 8 + 2, not 10 + 4
        QCOMPARE(prices.total(Set{1, 0}), 10.0);       // whatever the order
        QCOMPARE(prices.total(Set{3, 4}), 8.0);        // 4 has no discount and pays
        QCOMPARE(prices.total(Set{0, 2, 3}), 22.0);    // different panels
        QCOMPARE(prices.total(Set{2, 0, 2, 1}), 15.0); // twice ordered, once paid
    }

    void ofByHand()
    {
        const Prices prices = fiveTests();
        QCOMPARE(prices.of(0, Set{}), 10.0);
        QCOMPARE(prices.of(0, Set{2, 3}), 10.0);
        QCOMPARE(prices.of(0, Set{1}), 2.0);
        QCOMPARE(prices.of(1, Set{0}), 0.0); // 8 in full, and 0 gets 8 cheaper
        QCOMPARE(prices.of(2, Set{2}), 0.0); // ordered already
        QCOMPARE(prices.of(4, Set{3}), 1.0); // 7 in full, and 3 gets 6 cheaper
        QCOMPARE(prices.of(2, Set{0, 1}), 5.0);
    }

    void addingCanLowerTheTotal()
    {
        const Prices prices{{100, 5}, {0, 4}, {0, 0}, {"p"}, "EUR"};
        QCOMPARE(prices.total(Set{0, 1}), 5.0);
        QCOMPARE(prices.of(1, Set{0}), -95.0);
    }

    void equalDiscountsCostWhatThePanelSays()
    {
        // 7.27 − 5.17 and 8.30 − 6.20 are the same discount but for rounding.
        const Prices prices{{7.27, 8.3}, {5.17, 6.2}, {0, 0}, {"p"}, "CAD"};
        QVERIFY(isNear(prices.of(1, Set{0}), 6.2));
        QVERIFY(isNear(prices.of(0, Set{1}), 5.17));
    }

    void totalIsTheCheapestWayToPay()
    {
        Random random(1);
        for (int round = 0; round < 200; ++round) {
            const Prices prices = randomPrices(9, random);
            Set all{0, 1, 2, 3, 4, 5, 6, 7, 8};
            random.shuffle(all);
            const Set set(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(random.below(7)));
            QVERIFY(isNear(prices.total(set), cheapestOrder(prices, set)));
        }
    }

    void ofIsWhatTheTotalGrowsBy()
    {
        Random random(2);
        for (int round = 0; round < 500; ++round) {
            const Prices prices = randomPrices(12, random);
            Set set;
            for (int i = 0; i < 6; ++i)
                set.push_back(static_cast<std::int64_t>(random.below(12)));
            Set without = set;
            without.pop_back();
            QVERIFY(isNear(prices.of(set.back(), without), prices.total(set) - prices.total(without)));
            const double before = prices.total(set);
            random.shuffle(set);
            QVERIFY(prices.total(set) == before); // to the last bit
        }
    }

    void unknownFeaturesAreRefused()
    {
        const Prices prices = fiveTests();
        QVERIFY(speaksOf(errorOf([&] { return prices.of(5, Set{}); }), "number 5 of 5"));
        QVERIFY(speaksOf(errorOf([&] { return prices.of(0, Set{-1}); }), "number -1 of 5"));
        QVERIFY(speaksOf(errorOf([&] { return prices.total(Set{0, 7}); }), "number 7 of 5"));
    }

    void impossiblePricesAreRefused()
    {
        const std::vector<std::string> names{"wbc", "rbc", "fever", "hdl", "ldl"};
        const auto errorAfter = [&names](auto&& change) {
            Prices prices = fiveTests();
            change(prices);
            return errorOf([&] {
                prices.validate(names);
                return 0;
            });
        };
        fiveTests().validate(names);
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.full[1] = -0.5; }),
                         "\"rbc\" has a price by itself of -0.5"));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.full[2] = std::nan(""); }), "\"fever\""));
        QVERIFY(
            speaksOf(errorAfter([](Prices& p) { p.inPanel[3] = -1; }), "\"hdl\" has a price in its panel"));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.full[4] = p.inPanel[4] = INFINITY; }), "\"ldl\""));
        QVERIFY(
            speaksOf(errorAfter([](Prices& p) { p.inPanel[0] = 10.5; }), "\"wbc\" costs 10.5 in its panel"));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.panel[0] = 2; }), "\"wbc\" is in panel number 2 of 2"));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.panel[0] = -2; }), "\"wbc\""));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.panel.pop_back(); }), "4 panels"));
        QVERIFY(speaksOf(errorAfter([](Prices& p) { p.inPanel.pop_back(); }), "4 panel prices"));
    }

    void withoutNamesTheNumberIsSaid()
    {
        Prices prices = fiveTests();
        prices.full[2] = -1;
        QVERIFY(speaksOf(errorOf([&] {
                             prices.validate();
                             return 0;
                         }),
                         "The feature number 2"));
    }

    void fromCatalogue()
    {
        const std::vector<std::string> features{"rbc", "fever", "wbc", "hdl"};
        const Prices prices = pricesFrom(smallCatalogue(), features);
        const Prices expected{{8, 0, 10, 7}, {4, 0, 2, 3}, {0, -1, 0, 1}, {"Blood count", "Lipids"}, "EUR"};
        QCOMPARE(prices, expected);
    }

    void whatTheCatalogueDoesNotPrice()
    {
        const std::vector<std::string> features{"wbc", "cholesterol", "fever", "HDL"};
        const Error error = errorOf([&] { return pricesFrom(smallCatalogue(), features); });
        QVERIFY(speaksOf(error, "\"ward\" has no price for \"cholesterol\", \"HDL\"."));
        QVERIFY(!error.remedy.empty());
    }

    void jsonRoundTrip()
    {
        for (const Prices& prices : {fiveTests(), Prices::counting(3)}) {
            const nlohmann::json json = prices;
            QCOMPARE(nlohmann::json::parse(json.dump()).get<Prices>(), prices);
        }
        nlohmann::json json = fiveTests();
        json["full"][0] = -3;
        QVERIFY(speaksOf(errorOf([&] { return json.get<Prices>(); }), "number 0"));
    }
};

QTEST_APPLESS_MAIN(TestPrices)
#include "tst_prices.moc"
