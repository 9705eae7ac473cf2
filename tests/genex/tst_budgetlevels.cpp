// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgetlevels.h"

#include <QTest>

using namespace genex::method;

namespace {

using FeatureList = std::vector<std::int64_t>;

TrainingSettings counting(double fraction)
{
    TrainingSettings settings;
    settings.budgetFraction = fraction;
    return settings;
}

TrainingSettings paying(double cost)
{
    TrainingSettings settings;
    settings.budgetCost = cost;
    return settings;
}

/// Four tests: 10, 10 (2 with the first), 5, 0.1.
Prices fourPrices()
{
    Prices prices = Prices::counting(4);
    prices.currency = "EUR";
    prices.full = {10, 10, 5, 0.1};
    prices.inPanel = {2, 2, 5, 0.1};
    prices.panel = {0, 0, -1, -1};
    prices.panelNames = {"blood"};
    return prices;
}

} // namespace

class TestBudgetLevels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreTwentiethsOfAllFeatures()
    {
        const Prices forty = Prices::counting(40);
        QCOMPARE(budgetLevels(counting(0.2), forty), (std::vector<double>{2, 4, 6, 8}));
        QCOMPARE(budgetLevels(counting(0.175), forty),
                 (std::vector<double>{2, 4, 6, 7})); // the largest is one
        QCOMPARE(budgetLevels(counting(1), forty).size(), std::size_t{20});
        // Few features: each number once, and none of zero tests.
        QCOMPARE(budgetLevels(counting(0.5), Prices::counting(8)), (std::vector<double>{1, 2, 3, 4}));
        QVERIFY(budgetLevels(counting(0), forty).empty());
        QCOMPARE(budgetLevels(counting(0.01), forty),
                 std::vector<double>{1}); // a budget is at least one test
    }

    /// 5 tests of 237 are less than a twentieth, and have a temperature and τ of their own all the same.
    void wideTablesHaveLevelsOfFewTests()
    {
        const Prices wide = Prices::counting(237);
        QCOMPARE(budgetLevels(counting(0.15), wide), (std::vector<double>{3, 5, 8, 12, 24, 36}));
        QCOMPARE(middleLevel(counting(0.15), wide), 24.0); // as without them
        TrainingSettings ten = counting(0.15);
        ten.budgetCount = 10;
        QCOMPARE(budgetLevels(ten, wide), (std::vector<double>{3, 5, 8, 10}));
        ten.budgetCount = 4;
        QCOMPARE(budgetLevels(ten, wide), (std::vector<double>{3, 4}));
        // A twentieth of 132 is 7, one of 60 is 3: each number once.
        QCOMPARE(budgetLevels(counting(0.1), Prices::counting(132)), (std::vector<double>{3, 5, 7, 13}));
        QCOMPARE(budgetLevels(counting(0.1), Prices::counting(60)), (std::vector<double>{3, 6}));
        QCOMPARE(middleLevel(counting(0), wide), 0.0);
    }

    /// 12 % of 60 features are 7 tests, between 6 and 9; nothing changes where they are a level already.
    void wantedBudgetsAreLevels()
    {
        const Prices sixty = Prices::counting(60);
        QCOMPARE(budgetLevels(counting(0.15), sixty), (std::vector<double>{3, 6, 9}));
        QCOMPARE(budgetLevels(counting(0.15), sixty, std::vector{0.03, 0.1, 0.12}),
                 (std::vector<double>{2, 3, 6, 7, 9}));
        // No tests are no level, and nothing is above the largest.
        QCOMPARE(budgetLevels(counting(0.15), sixty, std::vector{0.005, 0.2}),
                 (std::vector<double>{3, 6, 9}));
        QCOMPARE(middleLevel(counting(0.15), sixty), 6.0);
        QCOMPARE(budgetLevels(paying(2), fourPrices(), std::vector{0.5}),
                 budgetLevels(paying(2), fourPrices()));
    }

    void levelsInMoneyAreTwentiethsOfAllPrices()
    {
        // Everything costs 10 + 2 + 5 + 0.1 = 17.1.
        const std::vector<double> levels = budgetLevels(paying(2), fourPrices());
        QCOMPARE(levels.size(), std::size_t{3});
        QVERIFY(std::abs(levels[0] - 0.855) < 1e-9 && std::abs(levels[1] - 1.71) < 1e-9);
        QCOMPARE(levels[2], 2.0);
        QCOMPARE(budgetLevels(paying(1000), fourPrices()).back(), 1000.0);
        QCOMPARE(largestBudget(paying(2), 4), 2.0);
        QCOMPARE(largestBudget(counting(0.5), 5), 3.0); // 2.5, rounded up
    }

    void beginningsThatABudgetAllows()
    {
        const Prices prices = fourPrices();
        const FeatureList order{0, 2, 1, 3};
        const BudgetMeasure tests = measureOf(counting(0.5), prices);
        QVERIFY(!tests.isMoney);
        QCOMPARE(tests.of(order), 4.0);
        QCOMPARE(tests.prefix(order, 2), std::size_t{2});
        QCOMPARE(tests.prefix(order, 3 - 1e-12), std::size_t{3}); // rounding takes nothing away
        QCOMPARE(tests.prefix(order, 9), std::size_t{4});
        QCOMPARE(tests.prefix(order, 0), std::size_t{0});
        QCOMPARE(tests.prefix(order, -3), std::size_t{0});
        const BudgetMeasure money = measureOf(paying(5), prices);
        QVERIFY(money.isMoney);
        QVERIFY(std::abs(money.of(order) - 17.1) < 1e-9);
        QCOMPARE(money.prefix(order, 9.99), std::size_t{0});
        QCOMPARE(money.prefix(order, 10), std::size_t{1});
        QCOMPARE(money.prefix(order, 16.9), std::size_t{2});
        QCOMPARE(money.prefix(order, 17), std::size_t{3}); // the third shares the first one's panel
        QCOMPARE(money.prefix(order, 17.1), std::size_t{4});
        Prices small = Prices::counting(2);
        small.full = small.inPanel = {0.1, 0.2};
        QVERIFY(small.total(FeatureList{0, 1}) > 0.3); // in binary
        QCOMPARE(measureOf(paying(0.3), small).prefix(FeatureList{0, 1}, 0.3), std::size_t{2});
    }

    void whoKnowsATestIsOrderedTheNext()
    {
        const Prices prices = fourPrices();
        const FeatureList order{0, 2, 1, 3};
        const BudgetMeasure tests = measureOf(counting(0.5), prices);
        QCOMPARE(tests.orders(order, {}, 2), (FeatureList{0, 2}));
        QCOMPARE(tests.orders(order, FeatureList{2}, 2), (FeatureList{0, 1}));
        QCOMPARE(tests.orders(order, FeatureList{0, 3}, 3), (FeatureList{2, 1})); // there are no more
        QCOMPARE(tests.orders(order, FeatureList{0}, 0), FeatureList());
        const BudgetMeasure money = measureOf(paying(5), prices);
        QCOMPARE(money.orders(order, {}, 16.9), (FeatureList{0, 2}));
        // Test 0 is known and paid for nobody: 1 now costs its full price, not that of the panel.
        QCOMPARE(money.orders(order, FeatureList{0}, 10), (FeatureList{2}));
    }
};

QTEST_APPLESS_MAIN(TestBudgetLevels)
#include "tst_budgetlevels.moc"
