// SPDX-License-Identifier: GPL-3.0-or-later
#include "temperatures.h"

#include <QTest>

#include <cmath>

namespace genex::method {

namespace {

/// Findings alone 1; levels of 4 and 16 tests.
contract::ModelManifest facts()
{
    contract::ModelManifest facts;
    facts.observed.temperature = 1;
    contract::BudgetPlan few;
    few.budget = 4;
    few.temperatureFirst = 2;
    few.temperature = 3;
    few.temperatureAgain = 4;
    contract::BudgetPlan many;
    many.budget = 16;
    many.temperatureFirst = 8;
    many.temperature = 12;
    many.temperatureAgain = 16;
    facts.plans = {few, many};
    return facts;
}

} // namespace

/// How sure the program may be between the budgets that were validated.
class TestTemperatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byHand_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<int>("known");
        QTest::addColumn<double>("temperature");
        const auto row = [](const char* name, double amount, Known known, double temperature) {
            QTest::newRow(name) << amount << static_cast<int>(known) << temperature;
        };
        row("nothing", 0, Known::FirstBatch, 1);
        row("half of the first level", 2, Known::FirstBatch, 2);
        row("half way to half of it", 1, Known::FirstBatch, std::sqrt(2.0));
        row("half of the second level", 8, Known::FirstBatch, 8);
        row("between the halves", 5, Known::FirstBatch, 4);
        row("more than half at once", 12, Known::FirstBatch, std::sqrt(96.0));
        row("all of it at once", 16, Known::FirstBatch, 12);
        row("more than was validated", 30, Known::FirstBatch, 12);
        row("one visit", 4, Known::OneVisit, 3);
        row("one visit, between", 10, Known::OneVisit, 6);
        row("one visit, below the first level", 2, Known::OneVisit, std::sqrt(3.0));
        row("two visits", 16, Known::SecondBatch, 16);
        row("two visits, between", 10, Known::SecondBatch, 8);
    }

    void byHand()
    {
        QFETCH(double, amount);
        QFETCH(int, known);
        QFETCH(double, temperature);
        QVERIFY(qFuzzyCompare(temperatureAfter(facts(), amount, static_cast<Known>(known)), temperature));
    }

    void withoutLevels()
    {
        contract::ModelManifest none;
        none.observed.temperature = 1.5;
        for (const Known known : {Known::FirstBatch, Known::OneVisit, Known::SecondBatch})
            QVERIFY(qFuzzyCompare(temperatureAfter(none, 7, known), 1.5));
    }

    void amountsMayBeMoney()
    {
        contract::ModelManifest priced = facts();
        priced.settings.budgetCost = 16;
        priced.plans.front().budget = 3;
        QVERIFY(qFuzzyCompare(temperatureAfter(priced, 1.5, Known::FirstBatch), 2.0));
    }
};

} // namespace genex::method

QTEST_APPLESS_MAIN(genex::method::TestTemperatures)
#include "tst_temperatures.moc"
